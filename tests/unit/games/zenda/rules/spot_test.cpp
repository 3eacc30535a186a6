// SPDX-License-Identifier: MIT
// Sets of spots, above all where one word of bits ends and the next begins.
#include "games/zenda/rules/spot.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "base/random.h"

namespace parlor::zenda {
namespace {

const std::vector<int> boundaries{1, 2, 62, 63, 64, 65, 126, 127, 128, 129, 190, 191};

SpotSet set_of(const std::vector<int>& numbers) {
    SpotSet set;
    for (const int number : numbers) set.add(Spot::at(number));
    return set;
}

std::vector<int> listed(const SpotSet& set) {
    std::vector<int> numbers;
    for (const Spot spot : set) numbers.push_back(spot.number());
    return numbers;
}

TEST(Spot, NoneIsOffTheBoardAndBeforeAllOthers) {
    EXPECT_FALSE(Spot::none().on_board());
    EXPECT_EQ(Spot{}, Spot::none());
    EXPECT_LT(Spot::none(), Spot::at(1));
    EXPECT_LT(Spot::at(1), Spot::at(most_spots));
    EXPECT_EQ(Spot::at(most_spots).number(), 191);
}

TEST(SpotSet, HoldsASpotOnEitherSideOfAWord) {
    for (const int number : boundaries) {
        const Spot spot = Spot::at(number);
        SpotSet set = SpotSet::of(spot);
        EXPECT_EQ(set.size(), 1) << number;
        EXPECT_EQ(set.first(), spot);
        EXPECT_EQ(listed(set), std::vector{number});
        for (const int other : boundaries) EXPECT_EQ(set.has(Spot::at(other)), other == number);
        set.remove(spot);
        EXPECT_TRUE(set.empty()) << number;
        EXPECT_EQ(set, SpotSet{});
    }
}

TEST(SpotSet, IsWalkedInAscendingOrder) {
    EXPECT_EQ(listed(set_of({191, 64, 1, 128, 63, 127})), (std::vector{1, 63, 64, 127, 128, 191}));
    EXPECT_EQ(listed(SpotSet{}), std::vector<int>{});
    EXPECT_EQ(SpotSet{}.first(), Spot::none());
    std::vector<int> all;
    for (int number = 1; number <= most_spots; ++number) all.push_back(number);
    EXPECT_EQ(listed(set_of(all)), all);
    EXPECT_EQ(set_of(all).size(), most_spots);
}

TEST(SpotSet, NeverHoldsNone) {
    SpotSet set = set_of({5});
    set.add(Spot::none());
    EXPECT_EQ(set, set_of({5}));
    EXPECT_FALSE(set.has(Spot::none()));
    set.remove(Spot::none());
    EXPECT_EQ(set, set_of({5}));
    EXPECT_TRUE(SpotSet::of(Spot::none()).empty());
}

TEST(SpotSet, MeetsAndContains) {
    const SpotSet set = set_of({1, 64, 191});
    EXPECT_TRUE(set.meets(set_of({2, 191})));
    EXPECT_FALSE(set.meets(set_of({2, 65, 190})));
    EXPECT_TRUE(set.contains(set_of({64, 191})));
    EXPECT_FALSE(set.contains(set_of({64, 128})));
    EXPECT_TRUE(set.contains({}));
    EXPECT_TRUE(set.contains(set));
    EXPECT_FALSE(set.meets({}));
}

// Against sets of numbers, which cannot be wrong about words.
TEST(SpotSet, AlgebraIsThatOfSets) {
    base::Random random(4);
    for (int round = 0; round < 500; ++round) {
        std::set<int> one;
        std::set<int> other;
        for (int i = 0; i < 40; ++i) {
            one.insert(1 + static_cast<int>(random.below(most_spots)));
            other.insert(1 + static_cast<int>(random.below(most_spots)));
        }
        std::vector<int> both;
        std::vector<int> either;
        std::vector<int> only_one;
        for (int number = 1; number <= most_spots; ++number) {
            if (one.contains(number) || other.contains(number)) either.push_back(number);
            if (one.contains(number) && other.contains(number)) both.push_back(number);
            if (one.contains(number) && !other.contains(number)) only_one.push_back(number);
        }
        const SpotSet a = set_of({one.begin(), one.end()});
        const SpotSet b = set_of({other.begin(), other.end()});
        EXPECT_EQ(listed(a | b), either);
        EXPECT_EQ(listed(a & b), both);
        EXPECT_EQ(listed(a - b), only_one);
        EXPECT_EQ(a.meets(b), !both.empty());
        EXPECT_EQ(a.contains(b), (b - a).empty());
        EXPECT_EQ(a.size(), static_cast<int>(one.size()));
    }
}

}  // namespace
}  // namespace parlor::zenda
