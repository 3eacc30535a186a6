// SPDX-License-Identifier: MIT
// Whether a game can be played on a board as it was drawn. Lists all that is wrong, for people who
// draw boards.
#pragma once

#include "games/zenda/rules/board.h"

namespace parlor::zenda {

// From one spot a die may lead to so many others at most, and so many roads may meet at one: far
// more than on any map, but a throw's results must be kept in memory.
inline constexpr std::size_t most_targets = 64;
inline constexpr std::size_t most_roads_of_a_spot = 16;

// A strict plan has each blue spot joined to a white one of its city, which the leaflet calls
// adjacent, and so many of them that one can set up "as he wishes" (Z2) and "anywhere" (Z3).
constexpr std::size_t least_blue(City city) { return city == City::Streslau ? 12 : 6; }

// Empty: the plan is sound, but for `most_targets`, which only a finished board can tell.
BoardDefects defects(const BoardPlan& plan);

}  // namespace parlor::zenda
