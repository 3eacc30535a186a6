// SPDX-License-Identifier: MIT
// A play is made of steps: each moves one piece by one die or, while setting up, puts one piece on
// the board.
#pragma once

#include <cstdint>
#include <vector>

#include "games/zenda/rules/position.h"

namespace parlor::zenda {

struct Step {
    Role role = Role::Army;
    Spot from;               // none: the piece is set up
    Spot to;                 // may be where it came from, round a loop (ZQ3)
    std::uint8_t count = 0;  // the die that is used; 0 for setting up
    bool captures = false;

    friend constexpr bool operator==(const Step&, const Step&) = default;
};

struct Play {
    std::vector<Step> steps;  // none: the throw is lost
    Position after;           // with the other side to throw or to set up
};

}  // namespace parlor::zenda
