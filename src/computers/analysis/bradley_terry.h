// SPDX-License-Identifier: MIT
// Ratings from games between pairs (Bradley and Terry 1952): the one set of numbers that makes what
// happened most likely, if the odds of a game are those of the difference of two ratings. A draw is
// half a win.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "computers/analysis/interval.h"

namespace parlor::analysis {

struct Encounter {
    std::size_t one = 0;
    std::size_t other = 0;
    double games = 0;
    double points = 0;    // of the first
    double variance = 0;  // of these points, as they were seen; 0: that of independent games
};

struct Rating {
    double elo = 0;
    Interval interval;  // of the distance to the anchor
};

// The anchor has 0. Intervals stand for how much the points varied in fact. Preconditions: the
// encounters join all players; nobody has won everything or lost everything, nor a group of them
// against the others.
std::vector<Rating> bradley_terry(std::size_t players, std::span<const Encounter> encounters,
                                  std::size_t anchor);

}  // namespace parlor::analysis
