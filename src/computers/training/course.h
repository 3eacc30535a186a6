// SPDX-License-Identifier: MIT
// How a game that one learns from begins, and when it ends without a winner: what training must
// know of a game beside its features. There is no base class; each game answers the same questions
// in games/<game>/training/course.h.
#pragma once

#include "rules/game/game.h"

namespace parlor::training {

// All `kinds` are played equally often. Of the positions one in `stride` becomes a sample:
// neighbours tell much the same. `ahead`: how many throws results are played on to be compared.
template <game::Game G>
class Course;

}  // namespace parlor::training
