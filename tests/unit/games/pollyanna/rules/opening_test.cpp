// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/opening.h"

#include <gtest/gtest.h>

#include "base/words.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

SeatSet seats(std::string_view letters) {
    SeatSet set;
    for (const char each : letters) set = set | SeatSet::of(*parse_seat(each));
    return set;
}

// Who throws next, of whom ("r of br"), or who begins ("b begins").
std::string after(std::string_view seated, std::string_view throws) {
    std::vector<Throw> thrown;
    for (const std::string_view each : base::words(throws)) thrown.push_back(*parse_throw(each));
    const Opening now = opening(seats(seated), thrown);
    if (now.begins()) return std::string(1, letter(*now.begins())) + " begins";
    return std::string(1, letter(*now.to_throw)) + " of " + text(now.contenders);
}

// cites MQ2 P11
TEST(Opening, TheHighestTotalBegins) {
    EXPECT_EQ(after("bgry", ""), "b of bgry");
    EXPECT_EQ(after("bgry", "6-1"), "g of bgry");
    EXPECT_EQ(after("bgry", "6-1 5-1 4-4"), "y of bgry");
    EXPECT_EQ(after("bgry", "6-1 5-1 4-4 4-3"), "r begins");
}

// cites P11
TEST(Opening, TheTotalCountsAndNotTheHigherDie) { EXPECT_EQ(after("br", "6-1 4-4"), "r begins"); }

// cites P2 P3 P11
TEST(Opening, VacantSeatsDoNotThrow) {
    EXPECT_EQ(after("gy", ""), "g of gy");
    EXPECT_EQ(after("gy", "1-1"), "y of gy");
    EXPECT_EQ(after("bry", "1-1 2-2"), "y of bry");
}

// cites Q20
TEST(Opening, OnlyTheTiedThrowAgain) {
    EXPECT_EQ(after("bgry", "6-1 5-1 4-3 5-2"), "b of bry");
    EXPECT_EQ(after("bgry", "6-1 5-1 4-3 5-2 2-1"), "r of bry");
    EXPECT_EQ(after("bgry", "6-1 5-1 4-3 5-2 2-1 3-1"), "y of bry");
    EXPECT_EQ(after("bgry", "6-1 5-1 4-3 5-2 2-1 3-1 1-1"), "r begins");
}

// cites Q20
TEST(Opening, ATieBelowTheHighestMeansNothing) {
    EXPECT_EQ(after("bgry", "3-1 2-2 6-6 1-1"), "r begins");
}

// cites Q20
TEST(Opening, TiesAreThrownAgainAsOftenAsTheyCome) {
    EXPECT_EQ(after("bgry", "5-5 1-1 6-4 5-5 6-6 6-6 5-6"), "b of br");
    EXPECT_EQ(after("bgry", "5-5 1-1 6-4 5-5 6-6 6-6 5-6 1-1 1-1"), "b of br");
    EXPECT_EQ(after("bgry", "5-5 1-1 6-4 5-5 6-6 6-6 5-6 1-1 1-1 2-1 1-1"), "b begins");
    const std::vector<Throw> thrown(4, Throw{1, 1});
    EXPECT_EQ(opening(seats("br"), thrown).round, 3);
}

}  // namespace
}  // namespace parlor::pollyanna
