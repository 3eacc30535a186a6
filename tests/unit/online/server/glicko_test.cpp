// SPDX-License-Identifier: MIT
// Glicko-2, with the numbers of its paper and of the page (web/tests/puzzles/training.test.ts).
#include "online/server/glicko.h"

#include <gtest/gtest.h>

#include "online/server/puzzle_desk.h"

namespace parlor::server {
namespace {

TEST(Glicko, ComputesTheExampleOfGlickmansPaper) {
    const Rating after = rated({1500, 200, 0.06}, {{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}});
    EXPECT_NEAR(after.rating, 1464.06, 0.05);
    EXPECT_NEAR(after.deviation, 151.52, 0.005);
    EXPECT_NEAR(after.volatility, 0.059996, 5e-7);
}

TEST(Glicko, BecomesMoreVolatileByAGreatSurprise) {
    Rating now{1500, 30, 0.06};
    for (int i = 0; i < 5; ++i) now = rated(now, {{500, 30, 0}, {500, 30, 0}, {500, 30, 0}});
    EXPECT_GT(now.volatility, 0.06);
    EXPECT_LT(now.rating, 1500);
}

TEST(Glicko, FindsTheStrengthOfAPuzzle) {
    Rating puzzle = first_rating(50);
    for (int i = 0; i < 400; ++i) puzzle = rated(puzzle, {{1800, 60, i % 2 == 0 ? 1.0 : 0.0}});
    EXPECT_NEAR(puzzle.rating, 1800, 40);
    EXPECT_LT(puzzle.deviation, 40);
}

TEST(FirstRating, IsThePages) {
    EXPECT_EQ(first_rating(50).rating, 1500);
    EXPECT_NEAR(first_rating(75).rating, 1690.8, 0.05);
    EXPECT_EQ(first_rating(100).rating, first_rating(99).rating);
    EXPECT_EQ(first_rating(0).rating, first_rating(1).rating);
    EXPECT_EQ(first_rating(50).deviation, 100);
}

}  // namespace
}  // namespace parlor::server
