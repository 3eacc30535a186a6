// SPDX-License-Identifier: MIT
// The same table with everything handed to the seat at the right: the rules must not notice.
#pragma once

#include "games/pollyanna/rules/position.h"

namespace parlor::tests {

pollyanna::Position turned(const pollyanna::Position& position);

}  // namespace parlor::tests
