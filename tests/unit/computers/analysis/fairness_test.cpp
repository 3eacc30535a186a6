// SPDX-License-Identifier: MIT
#include "computers/analysis/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.h"

namespace parlor::analysis {
namespace {

// From tables of the chi-square distribution with five degrees of freedom: 5 % above 11.070, 1 %
// above 15.086.
TEST(Fairness, KnowsHowOftenFairDiceDifferSoMuch) {
    const Fairness found = fairness({110, 90, 100, 100, 100, 100});
    EXPECT_EQ(found.dice, 600U);
    EXPECT_NEAR(found.chi_square, 2, 1e-12);
    EXPECT_NEAR(found.chance, 0.8491, 1e-4);
    EXPECT_NEAR(fairness({1, 0, 0, 0, 0, 0}).chi_square, 5, 1e-12);
    const double x = 11.070;
    const auto shift = static_cast<std::uint64_t>(1e6 * std::sqrt(x / 2e6));
    EXPECT_NEAR(
        fairness({1000000 + shift, 1000000 - shift, 1000000, 1000000, 1000000, 1000000}).chance,
        0.05, 1e-3);
}

TEST(Fairness, HasTheMeanOfADie) {
    EXPECT_DOUBLE_EQ(fairness({1, 1, 1, 1, 1, 1}).mean_pips, 3.5);
    EXPECT_DOUBLE_EQ(fairness({0, 0, 0, 0, 0, 4}).mean_pips, 6);
}

TEST(Fairness, FindsALoadedDieAndTrustsAFairOne) {
    base::Random random(1);
    Faces fair{};
    Faces loaded{};
    for (int i = 0; i < 60000; ++i) {
        const auto face = static_cast<std::size_t>(random.die() - 1);
        ++fair[face];
        ++loaded[face == 0 && random.below(10) == 0 ? 5 : face];
    }
    EXPECT_TRUE(fairness(fair).looks_fair());
    EXPECT_FALSE(fairness(loaded).looks_fair());
    EXPECT_TRUE(fairness({}).looks_fair());
}

}  // namespace
}  // namespace parlor::analysis
