// SPDX-License-Identifier: MIT
// What is played in an arena or a series, and what an umpire must know beyond search: how a game
// begins, whose choice it is, who wins together, when a game is given up as a draw. A player sits
// on a chair: a seat or, playing for partners, both seats of a side.
//
// Each game has its own in games/<game>/analysis/tally.h, and specialises SeriesRulesOf:
//
//   template <>
//   struct parlor::analysis::SeriesRulesOf<Zenda> { using Type = zenda::SeriesRules; };
#pragma once

#include "rules/game/game.h"

namespace parlor::analysis {

template <game::Game G>
struct SeriesRulesOf;

template <game::Game G>
using SeriesRules = typename SeriesRulesOf<G>::Type;

}  // namespace parlor::analysis
