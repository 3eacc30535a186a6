// SPDX-License-Identifier: MIT
// Every game that can be set up: editions, switches, seats, partners.
#pragma once

#include <vector>

#include "games/pollyanna/rules/position.h"

namespace parlor::tests {

struct Setting {
    pollyanna::Variant variant;
    pollyanna::SeatSet seated;
};

std::vector<Setting> all_settings();

}  // namespace parlor::tests
