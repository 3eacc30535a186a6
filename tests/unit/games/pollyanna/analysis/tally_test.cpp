// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/tally.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"

namespace parlor::analysis {
namespace {

using namespace pollyanna;

void count(Tally& tally, std::string_view before_with_throw, std::string_view after) {
    const auto read = parse_position(before_with_throw);
    tally.count_throw(read->position, *read->thrown, parse_position(after)->position);
}

TEST(Tally, CountsWhatAThrowDoes) {
    Tally tally;
    count(tally, "pollyanna-1916 b:w,w,9,12 g:- r:w,w,w,6 y:- b 6-3",
          "pollyanna-1916 b:w,6,12,22 g:- r:w,w,w,w y:- r ?");
    const SeatTally& blue = tally.of(Seat::Blue);
    EXPECT_EQ(tally.throws, 1U);
    EXPECT_EQ(blue.throws, 1U);
    EXPECT_EQ(blue.faces, (std::array<std::uint64_t, 6>{0, 0, 1, 0, 0, 1}));
    EXPECT_EQ(blue.entries, 1U);
    EXPECT_EQ(blue.captures, 1U);
    EXPECT_EQ(blue.rewards, 1U);
    EXPECT_EQ(blue.blockades, 0U);
    EXPECT_EQ(tally.of(Seat::Red).captured, 1U);
    EXPECT_EQ(tally.of(Seat::Red).throws, 0U);
}

TEST(Tally, CountsDoubletsBlockadesAndLostThrows) {
    Tally tally;
    count(tally, "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b 6-6",
          "pollyanna-1916 b:w,w,6,6 g:- r:w,w,w,w y:- b ?");
    count(tally, "pollyanna-1916 b:w,w,6,6 g:- r:w,w,w,w y:- r 2-2",
          "pollyanna-1916 b:w,w,6,6 g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(tally.of(Seat::Blue).doublets, 1U);
    EXPECT_EQ(tally.of(Seat::Blue).faces[5], 2U);
    EXPECT_EQ(tally.of(Seat::Blue).blockades, 1U);
    EXPECT_EQ(tally.of(Seat::Blue).lost_throws, 0U);
    EXPECT_EQ(tally.of(Seat::Red).lost_throws, 1U);
    EXPECT_EQ(tally.total().doublets, 2U);
}

TEST(Tally, CountsGames) {
    Tally tally;
    tally.count_game(Seat::Green, 100, SeatSet::pair(Seat::Blue));
    tally.count_game(Seat::Blue, 80, SeatSet::of(Seat::Yellow));
    EXPECT_EQ(tally.games, 2U);
    EXPECT_EQ(tally.of(Seat::Blue).wins, 1U);
    EXPECT_EQ(tally.of(Seat::Red).wins, 1U);
    EXPECT_EQ(tally.of(Seat::Yellow).wins, 1U);
    EXPECT_EQ(tally.of(Seat::Green).begun, 1U);
    EXPECT_EQ(tally.shortest, 80U);
    EXPECT_EQ(tally.longest, 100U);
}

TEST(Tally, MergesWithNothing) {
    Tally one;
    one.count_game(Seat::Green, 100, SeatSet::of(Seat::Blue));
    Tally left = one;
    left.merge(Tally{});
    Tally right;
    right.merge(one);
    EXPECT_EQ(left, one);
    EXPECT_EQ(right, one);
}

}  // namespace
}  // namespace parlor::analysis
