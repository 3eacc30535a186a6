// SPDX-License-Identifier: MIT
#include "computers/analysis/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace parlor::analysis {
namespace {

// Values as in Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
TEST(Wilson, IsWhatTheBooksHave) {
    EXPECT_NEAR(wilson(81, 263).low, 0.2553, 5e-5);
    EXPECT_NEAR(wilson(81, 263).high, 0.3662, 5e-5);
    EXPECT_NEAR(wilson(15, 148).low, 0.0624, 5e-5);
    EXPECT_NEAR(wilson(15, 148).high, 0.1605, 5e-5);
    EXPECT_NEAR(wilson(1, 29).low, 0.0061, 5e-5);
    EXPECT_NEAR(wilson(1, 29).high, 0.1718, 5e-5);
    EXPECT_NEAR(wilson(0, 20).high, 0.1611, 5e-5);
}

TEST(Wilson, StaysWithinNoneAndAll) {
    EXPECT_EQ(wilson(0, 20).low, 0);
    EXPECT_EQ(wilson(20, 20).high, 1);
    EXPECT_EQ(wilson(0, 0).low, 0);
    EXPECT_EQ(wilson(0, 0).high, 1);
}

TEST(Spread, IsOfMeanAndDeviation) {
    const Spread spread = Spread::of(4, 2 + 4 + 4 + 6, 4 + 16 + 16 + 36);
    EXPECT_DOUBLE_EQ(spread.mean, 4);
    EXPECT_DOUBLE_EQ(spread.deviation, std::sqrt(8 / 3.0));
    EXPECT_NEAR(spread.interval.low, 4 - 1.96 * spread.deviation / 2, 1e-4);
    EXPECT_NEAR(spread.interval.high, 4 + 1.96 * spread.deviation / 2, 1e-4);
}

TEST(Spread, OfFewValuesIsNone) {
    EXPECT_EQ(Spread::of(0, 0, 0).mean, 0);
    EXPECT_EQ(Spread::of(1, 7, 49).mean, 7);
    EXPECT_EQ(Spread::of(1, 7, 49).deviation, 0);
}

}  // namespace
}  // namespace parlor::analysis
