// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/reasons.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

// What Blue fears.
int feared(std::string_view position) {
    Results results;
    const auto read = parse_position(position);
    EXPECT_TRUE(read) << position;
    return falls_feared(read->position, Seat::Blue, results);
}

TEST(Danger, IsCountedInFallsOfThirtySix) {
    // One space ahead: any 1.
    EXPECT_EQ(feared("pollyanna-1916 b:41,h,h,h g:- r:40,h,h,h y:- r ?"), 11);
    // Four: any 4, 3-1, 2-2.
    EXPECT_EQ(feared("pollyanna-1916 b:44,h,h,h g:- r:40,h,h,h y:- r ?"), 14);
    // Twelve: 6-6. Thirteen: no throw.
    EXPECT_EQ(feared("pollyanna-1916 b:52,h,h,h g:- r:40,h,h,h y:- r ?"), 1);
    EXPECT_EQ(feared("pollyanna-1916 b:53,h,h,h g:- r:40,h,h,h y:- r ?"), 0);
}

// Green captures with any 1, Red with any 2: twenty falls have one of them, as the total of 1-1
// has.
TEST(Danger, CountsAFallOnceWhoeverCapturesWithIt) {
    EXPECT_EQ(feared("pollyanna-1916 b:41,h,h,h g:40,h,h,h r:39,h,h,h y:- r ?"), 20);
}

TEST(Danger, IsNoneForABlockadeAndForItsOwnColour) {
    EXPECT_EQ(feared("pollyanna-1916 b:44,44,h,h g:- r:40,h,h,h y:- r ?"), 0);
    EXPECT_EQ(feared("pollyanna-1916 b:0,h,h,h g:- r:58,h,h,h y:- r ?"), 0);
}

// Red has one of them four ahead, and one five: 4-1 and 5-4 may cost either.
TEST(Danger, OfOnePieceIsThatOfItsSpace) {
    Results results;
    const auto position =
        parse_position("pollyanna-1916 b:44,45,h,h g:- r:40,h,h,h y:- r ?")->position;
    const auto upon = [&](int space) {
        return falls_upon(position, Seat::Blue, Space::broadway(space), results);
    };
    EXPECT_EQ(upon(44), 14);
    EXPECT_EQ(upon(45), 15);
    EXPECT_EQ(upon(46), 0);
}

TEST(Danger, IsThatOfThePartnerToo) {
    EXPECT_EQ(feared("pollyanna-1916+partners b:h,h,h,h g:40,h,h,h r:41,h,h,h y:h,h,h,59 r ?"), 11);
}

}  // namespace
}  // namespace parlor::pollyanna
