// SPDX-License-Identifier: MIT
// Whether a game can be played on a board as it was drawn. Lists all that is wrong, for people who
// draw boards.
#pragma once

#include "games/zenda/rules/board.h"

namespace parlor::zenda {

// From one spot a die may lead to so many others at most. It keeps what a throw can lead to within
// memory: 9 · 8 · 7 ways to choose three pieces, this many targets for each.
inline constexpr std::size_t most_targets = 24;
inline constexpr std::size_t most_roads_of_a_spot = 6;
// So many blue spots at most has a city, because its pieces can be set up on them in many ways:
// nine on eighteen in 437,580.
inline constexpr std::size_t most_blue = 18;

// Empty: the plan is sound, but for `most_targets`, which only a finished board can tell.
BoardDefects defects(const BoardPlan& plan);

}  // namespace parlor::zenda
