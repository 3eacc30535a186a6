// SPDX-License-Identifier: MIT
// Many players rated by the games that each has played with each.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "computers/analysis/arena_totals.h"
#include "computers/analysis/bradley_terry.h"

namespace parlor::analysis {

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
// shared one more set, so that whoever won every game has a rating too. Preconditions: the pairs
// join all players, and each has played.
std::vector<LadderRow> ladder(std::size_t players, std::span<const LadderPair> pairs,
                              std::size_t anchor);

}  // namespace parlor::analysis
