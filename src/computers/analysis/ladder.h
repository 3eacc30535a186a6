// SPDX-License-Identifier: MIT
// Ratings of players who met in pairs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "computers/analysis/arena_totals.h"
#include "computers/analysis/statistics.h"

namespace parlor::analysis {

// Ratings from games between pairs (Bradley and Terry 1952): the one set of numbers that makes what
// happened most likely, if the odds of a game are those of the difference of two ratings. A draw is
// half a win.
struct Encounter {
    std::size_t one = 0;
    std::size_t other = 0;
    double games = 0;
    double points = 0;    // of the first
    double variance = 0;  // of the points, as observed; 0: that of independent games
};

struct Rating {
    double elo = 0;
    Interval interval;  // of the distance to the anchor
};

// The anchor has 0. Intervals stand for how much the points varied in fact. Preconditions: the
// encounters join all players; no player has won everything or lost everything, nor a group of
// them against the others.
std::vector<Rating> bradley_terry(std::size_t players, std::span<const Encounter> encounters,
                                  std::size_t anchor);

// Many players rated by the games that each has played with each.

// What came of one pair; in the totals the first of them is player 0.
struct LadderPair {
    std::size_t one = 0;
    std::size_t other = 0;
    ArenaTotals totals;
};

struct LadderRow {
    Rating rating;
    std::uint64_t games = 0;
    double score = 0;  // of all of them; a draw is half a win
};

// In the order of the players' numbers; the anchor has 0. Each pair is taken to have played and
// shared one more set, so that a player who won every game has a rating too. Preconditions: the
// pairs join all players, and each has played.
std::vector<LadderRow> ladder(std::size_t players, std::span<const LadderPair> pairs,
                              std::size_t anchor);

}  // namespace parlor::analysis
