// SPDX-License-Identifier: MIT
// What is played in an arena or a series, and what an umpire must know beyond search: how a game
// begins, whose choice it is, who wins together, when nobody will win any more. Each game has its
// own, in games/<game>/analysis/series_rules.h. A player sits on a chair: a seat or, playing for
// partners, both seats of a side.
#pragma once

#include "rules/game/game.h"

namespace parlor::analysis {

template <game::Game G>
struct SeriesRules;

}  // namespace parlor::analysis
