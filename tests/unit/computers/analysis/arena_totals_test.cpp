// SPDX-License-Identifier: MIT
#include "computers/analysis/arena_totals.h"

#include <gtest/gtest.h>

#include <cmath>

#include "computers/analysis/statistics.h"

namespace parlor::analysis {
namespace {

ArenaSet set_of(std::vector<std::uint32_t> wins, std::uint32_t draws = 0) {
    ArenaSet set;
    for (std::size_t i = 0; i < wins.size(); ++i) set.players[i].wins = wins[i];
    set.draws = draws;
    set.throws = 100;
    return set;
}

TEST(Elo, IsTenfoldOddsForFourHundred) {
    EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
    EXPECT_NEAR(elo_of(1.0 / 3, 1.0 / 3), 0, 1e-12);
    EXPECT_NEAR(elo_of(0.5, 0.25), 400 * std::log10(3), 1e-9);
    EXPECT_EQ(elo_of(1.0), INFINITY);
    EXPECT_EQ(elo_of(0.0), -INFINITY);
    for (const double elo : {-300.0, 0.0, 77.0}) EXPECT_NEAR(elo_of(score_of(elo)), elo, 1e-9);
}

TEST(ArenaTotals, CountsWinsDrawsAndThrows) {
    ArenaTotals totals(2, 2);
    totals.add(set_of({2, 0}));
    totals.add(set_of({1, 0}, 1));
    EXPECT_EQ(totals.sets(), 2U);
    EXPECT_EQ(totals.games(), 4U);
    EXPECT_EQ(totals.draws(), 1U);
    EXPECT_EQ(totals.mean_throws(), 50);
    EXPECT_EQ(totals.standing(0).wins, 3U);
    EXPECT_EQ(totals.standing(0).win_share, 0.75);
    EXPECT_EQ(totals.standing(0).score, 0.875);
    EXPECT_EQ(totals.standing(1).score, 0.125);
    EXPECT_NEAR(totals.standing(0).elo, 400 * std::log10(7), 1e-9);
}

// Sets of 1, ½, ½, 0: the variance of a set is 1/6, that of the mean 1/24; a share of ½ with that
// variance is worth six games.
TEST(ArenaTotals, TrustsAShareByHowMuchSetsDiffer) {
    ArenaTotals totals(2, 2);
    totals.add(set_of({2, 0}));
    totals.add(set_of({1, 1}));
    totals.add(set_of({1, 1}));
    totals.add(set_of({0, 2}));
    const Interval expected = wilson(3, 6);
    for (const std::size_t player : {0U, 1U}) {
        const Standing standing = totals.standing(player);
        EXPECT_NEAR(standing.win_interval.low, expected.low, 1e-12);
        EXPECT_NEAR(standing.win_interval.high, expected.high, 1e-12);
        EXPECT_NEAR(standing.elo_interval.low, elo_of(expected.low), 1e-9);
    }
    EXPECT_NEAR(totals.variance_of_points(0), 4 * 4 / 6.0, 1e-12);
}

TEST(ArenaTotals, TrustsGamesWhereAllSetsAreAlike) {
    ArenaTotals totals(2, 2);
    for (int i = 0; i < 10; ++i) totals.add(set_of({2, 0}));
    const Interval expected = wilson(20, 20);
    EXPECT_EQ(totals.standing(0).win_interval.low, expected.low);
    EXPECT_EQ(totals.standing(0).win_interval.high, 1);
    EXPECT_EQ(totals.standing(0).elo, INFINITY);
    EXPECT_EQ(totals.standing(0).elo_interval.low, elo_of(expected.low));
    EXPECT_EQ(totals.standing(1).win_interval.low, 0);
}

TEST(ArenaTotals, MeasuresAgainstTheMeanWhereMorePlay) {
    ArenaTotals totals(4, 4);
    totals.add(set_of({2, 1, 1, 0}));
    totals.add(set_of({2, 1, 0, 1}));
    EXPECT_NEAR(totals.standing(0).elo, 400 * std::log10(3), 1e-9);
    EXPECT_NEAR(totals.standing(1).elo, 0, 1e-9);
    ArenaTotals in_pairs(4, 2);
    in_pairs.add(set_of({2, 2, 2, 2}));
    EXPECT_NEAR(in_pairs.standing(3).elo, 0, 1e-9);
}

TEST(ArenaTotals, KeepsTheFirstReasons) {
    ArenaTotals totals(2, 2);
    ArenaSet set = set_of({2, 0});
    set.players[1].forfeits = 2;
    for (const char* reason : {"", "one", "two", "three", "four"}) {
        set.reason = reason;
        totals.add(set);
    }
    EXPECT_EQ(totals.reasons(), (std::vector<std::string>{"one", "two", "three"}));
    EXPECT_EQ(totals.standing(1).forfeits, 10U);
}

}  // namespace
}  // namespace parlor::analysis
