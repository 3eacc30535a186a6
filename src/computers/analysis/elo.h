// SPDX-License-Identifier: MIT
// The usual scale of strength: 400 points more are ten times the odds of winning.
#pragma once

#include "computers/analysis/interval.h"

namespace parlor::analysis {

// How much better a player is than its opponents when it scores that much where an equal would have
// scored `even`: against one opponent a half, against two a third. Infinite at 0 and 1.
double elo_of(double score, double even = 0.5);
Interval elo_of(const Interval& score, double even = 0.5);

// The score against one opponent.
double score_of(double elo);

}  // namespace parlor::analysis
