// SPDX-License-Identifier: MIT
#include "games/zenda/laboratory/evenness.h"

#include <gtest/gtest.h>

namespace parlor::zenda {
namespace {

using Ending = Tally::Ending;

Tally tally(std::uint64_t king_home, std::uint64_t held_by_pairs, std::uint64_t held_alone,
            std::uint64_t drawn) {
    Tally counted;
    const auto count = [&](Ending how, std::uint64_t games) {
        counted.endings[static_cast<std::size_t>(how)] = games;
        counted.games += games;
    };
    count(Ending::KingHome, king_home);
    count(Ending::HeldByPairs, held_by_pairs);
    count(Ending::HeldAlone, held_alone);
    count(Ending::Draw, drawn);
    counted.sides[index(City::Zenda)].wins = king_home;
    counted.sides[index(City::Streslau)].wins = held_by_pairs + held_alone;
    counted.throws = counted.games * 50;
    return counted;
}

TEST(Evenness, IsReadOffTheGames) {
    const Evenness found = evenness(tally(50, 20, 30, 25));
    EXPECT_DOUBLE_EQ(found[0], 0.5);
    EXPECT_DOUBLE_EQ(found[1], 0.2);
    EXPECT_DOUBLE_EQ(found[2], 0.5);
    EXPECT_DOUBLE_EQ(found[3], 0.2);
    EXPECT_DOUBLE_EQ(found[4], 25);
}

TEST(Evenness, WantsEveryAimMet) {
    EXPECT_TRUE(is_even(evenness(tally(50, 20, 30, 2))));
    EXPECT_FALSE(is_even(evenness(tally(60, 20, 20, 2)))) << "Zenda wins too often";
    EXPECT_FALSE(is_even(evenness(tally(50, 20, 30, 20)))) << "too many draws";
    EXPECT_FALSE(is_even(evenness(tally(50, 4, 46, 2)))) << "pairs never hold the King";
    EXPECT_FALSE(is_even(evenness(tally(0, 0, 0, 0)))) << "nobody played";
}

TEST(Evenness, RanksBoards) {
    const double even = miss(tally(500, 200, 300, 10));
    EXPECT_LT(even, 1);
    EXPECT_LT(even, miss(tally(560, 200, 240, 10)));
    EXPECT_LT(even, miss(tally(500, 200, 300, 90)));
    EXPECT_LT(even, miss(tally(500, 50, 450, 10)));
}

TEST(Evenness, RanksOneAimMissedByFarBelowTwoMissedALittle) {
    EXPECT_LT(miss(tally(530, 120, 350, 50)), miss(tally(500, 150, 350, 90)));
    EXPECT_LT(miss(tally(530, 120, 350, 50)), miss(tally(600, 150, 250, 20)));
}

// Six games that came out well are no reason to prefer a board to one that is known to be near.
TEST(Evenness, RanksWhatIsProvedAboveWhatWasLucky) {
    EXPECT_LT(miss(tally(530, 120, 350, 40)), miss(tally(3, 1, 2, 0)));
    EXPECT_LT(miss(tally(3, 1, 2, 0)), miss(tally(6, 0, 0, 0)));
    EXPECT_LT(miss(tally(500, 200, 300, 10)), miss(tally(50, 20, 30, 1)));
}

}  // namespace
}  // namespace parlor::zenda
