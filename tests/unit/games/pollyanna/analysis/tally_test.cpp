// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/tally.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

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

// cites M14
TEST(Tally, CountsAPrizeForComingHome) {
    Tally tally;
    count(tally, "poleana+prize_for_home b:20,b6,h,h g:- r:w,w,w,w y:- b 4-2",
          "poleana+prize_for_home b:34,h,h,h g:- r:w,w,w,w y:- r ?");
    EXPECT_EQ(tally.of(Seat::Blue).rewards, 1U);
    EXPECT_EQ(tally.of(Seat::Blue).captures, 0U);
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

// A game of that many throws that no player used, begun by one seat and won by others.
void count_game(Tally& tally, std::string_view begun, int throws, std::string_view won) {
    const Position start = parse_position(begun)->position;
    tally.begin_game(start);
    for (int i = 0; i < throws; ++i) tally.count_throw(start, *parse_throw("6-1"), start);
    tally.end_game(board, parse_position(won)->position);
}

constexpr std::string_view green_begins =
    "pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?";
constexpr std::string_view blue_begins =
    "pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?";
constexpr std::string_view blue_and_red_won =
    "pollyanna-1916+partners b:h,h,h,h g:w,w,w,w r:h,h,h,h y:w,w,w,w =br";
constexpr std::string_view yellow_won = "pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:h,h,h,h =y";

TEST(Tally, CountsGames) {
    Tally tally;
    count_game(tally, green_begins, 100, blue_and_red_won);
    count_game(tally, blue_begins, 80, yellow_won);
    EXPECT_EQ(tally.games, 2U);
    EXPECT_EQ(tally.throws, 180U);
    EXPECT_EQ(tally.of(Seat::Blue).wins, 1U);
    EXPECT_EQ(tally.of(Seat::Red).wins, 1U);
    EXPECT_EQ(tally.of(Seat::Yellow).wins, 1U);
    EXPECT_EQ(tally.of(Seat::Green).begun, 1U);
    EXPECT_EQ(tally.shortest, 80U);
    EXPECT_EQ(tally.longest, 100U);
}

TEST(Tally, MergesWithNothing) {
    Tally one;
    count_game(one, green_begins, 100, yellow_won);
    Tally left = one;
    left.merge(Tally{});
    Tally right;
    right.merge(one);
    EXPECT_EQ(left, one);
    EXPECT_EQ(right, one);
}

}  // namespace
}  // namespace parlor::pollyanna
