// SPDX-License-Identifier: MIT
#include "games/zenda/rules/throw.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/zenda/rules/game.h"
#include "games/zenda/rules/text.h"

namespace parlor::zenda {
namespace {

// cites Z6
TEST(Throw, IsThreeDiceHighToLowInWhateverOrderTheyFell) {
    std::array<int, 3> dice{2, 4, 6};
    do {
        EXPECT_EQ(text(Throw::of(dice[0], dice[1], dice[2])), "6-4-2");
    } while (std::ranges::next_permutation(dice).found);
    EXPECT_EQ(text(Throw::of(1, 5, 1)), "5-1-1");
}

TEST(AllThrows, WeighAsManyWaysAsTheyCanFall) {
    for (const WeightedThrow& each : all_throws) {
        int ways = 0;
        for (int fallen = 0; fallen < 216; ++fallen) {
            const Throw thrown = Throw::of(1 + fallen / 36, 1 + fallen / 6 % 6, 1 + fallen % 6);
            ways += thrown == each.thrown ? 1 : 0;
        }
        EXPECT_EQ(each.weight, ways) << text(each.thrown);
    }
}

TEST(AllThrows, AreFiftySixInTheOrderOfTheirDice) {
    EXPECT_EQ(all_throws.size(), 56U);
    EXPECT_EQ(text(all_throws.front().thrown), "1-1-1");
    EXPECT_EQ(text(all_throws[4].thrown), "3-1-1");
    EXPECT_EQ(text(all_throws.back().thrown), "6-6-6");
    EXPECT_TRUE(std::ranges::is_sorted(all_throws, {},
                                       [](const WeightedThrow& each) { return each.thrown.dice; }));
}

TEST(Throw, ByChanceIsOneOfThem) {
    base::Random random(1);
    std::array<int, 56> seen{};
    for (int i = 0; i < 20'000; ++i) {
        const auto found = std::ranges::find(all_throws, Throw::by(random), &WeightedThrow::thrown);
        ASSERT_NE(found, all_throws.end());
        ++seen[static_cast<std::size_t>(found - all_throws.begin())];
    }
    EXPECT_EQ(std::ranges::count(seen, 0), 0);
}

}  // namespace
}  // namespace parlor::zenda
