// SPDX-License-Identifier: MIT
// A position by its text, for tests that know it to be one.
#pragma once

#include <string_view>

#include "games/pollyanna/rules/text.h"

namespace parlor::tests {

inline pollyanna::Position position(std::string_view text) {
    return pollyanna::parse_position(text).value().position;
}

}  // namespace parlor::tests
