// SPDX-License-Identifier: MIT
#include "computers/analysis/ladder.h"

#include <gtest/gtest.h>

#include <cmath>

namespace parlor::analysis {
namespace {

// Sets of two games, by what the first of the pair wins in them.
LadderPair pair(std::size_t one, std::size_t other, const std::vector<std::uint32_t>& wins) {
    LadderPair pair{one, other, ArenaTotals(2, 2)};
    for (const std::uint32_t each : wins) {
        ArenaSet set;
        set.players[0].wins = each;
        set.players[1].wins = 2 - each;
        pair.totals.add(set);
    }
    return pair;
}

// 6 : 2 and one shared set more are 7 : 3.
TEST(Ladder, CountsOneSharedSetMore) {
    const std::vector<LadderPair> pairs{pair(1, 0, {2, 1, 2, 1})};
    const auto rows = ladder(2, pairs, 0);
    EXPECT_EQ(rows[0].rating.elo, 0);
    EXPECT_NEAR(rows[1].rating.elo, 400 * std::log10(7 / 3.0), 1e-6);
    EXPECT_EQ(rows[1].games, 8U);
    EXPECT_EQ(rows[1].score, 0.75);
    EXPECT_EQ(rows[0].score, 0.25);
}

TEST(Ladder, RatesWhoWonEveryGame) {
    const std::vector<LadderPair> pairs{pair(0, 1, {2, 2, 2}), pair(0, 2, {2, 2, 2}),
                                        pair(1, 2, {1, 1, 1})};
    const auto rows = ladder(3, pairs, 2);
    EXPECT_NEAR(rows[1].rating.elo, 0, 1e-6);
    EXPECT_NEAR(rows[0].rating.elo, 400 * std::log10(7), 1e-6);
    EXPECT_GT(rows[0].rating.interval.low, 0);
    EXPECT_EQ(rows[0].games, 12U);
}

}  // namespace
}  // namespace parlor::analysis
