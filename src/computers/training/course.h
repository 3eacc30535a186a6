// SPDX-License-Identifier: MIT
// How a game that one learns from begins, and when it ends without a winner: what training must
// know of a game beside its features. There is no base class; each game answers the same questions
// in games/<game>/training/course.h, for each of the features that it trains.
#pragma once

#include "computers/players/features.h"

namespace parlor::training {

// All `kinds` are played equally often. Of the positions one in `stride` becomes a sample:
// neighbours tell much the same. `ahead`: how many throws results are played on to be compared.
template <players::Features F>
class Course;

}  // namespace parlor::training
