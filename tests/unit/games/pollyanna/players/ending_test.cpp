// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/ending.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "support/positions.h"

namespace parlor::pollyanna {
namespace {

using tests::position;

Ending any_ending(base::Random& random) {
    return {static_cast<Placement>(random.below(both_home)),
            static_cast<Placement>(random.below(both_home))};
}

TEST(Ending, HasAPlaceForEverySpaceOfASeat) {
    for (const Seat seat : all_seats) {
        int spaces = 0;
        for (int code = 0; code < Space::count(); ++code) {
            const auto space = Space::from_code(code);
            if (!may_stand(space, seat)) continue;
            ++spaces;
            EXPECT_EQ(space_at(place(space, seat), seat), space);
        }
        EXPECT_EQ(spaces, ending_places);
    }
}

TEST(Ending, IsThePositionAgain) {
    for (std::size_t i = 0; i < both_home; ++i) {
        const auto placement = static_cast<Placement>(i);
        const Ending own{placement, 0};
        const Ending rival{0, placement};
        EXPECT_EQ(ending(position_of(own, {})), own);
        EXPECT_EQ(ending(position_of(rival, {})), rival);
    }
}

TEST(Ending, IsTheSameForEitherSeatAndOnEverySideOfTheBoard) {
    const auto blue = ending(position("pollyanna-1916 b:20,b3,h,h g:- r:w,B2,h,h y:- b ?"));
    ASSERT_TRUE(blue);
    EXPECT_EQ(ending(position("pollyanna-1916 b:w,D2,h,h g:- r:50,r3,h,h y:- r ?")), blue);
    EXPECT_EQ(ending(position("pollyanna-1951 b:- g:35,g3,h,h r:- y:w,C2,h,h g ?")), blue);
    EXPECT_NE(ending(position("pollyanna-1916 b:20,b3,h,h g:- r:w,B2,h,h y:- r ?")), blue);
}

TEST(Ending, IsForTwoWithTwoPiecesAtTheMost) {
    EXPECT_FALSE(ending(position("pollyanna-1916 b:20,b3,b4,h g:- r:w,B2,h,h y:- b ?")));
    EXPECT_FALSE(ending(position("pollyanna-1916 b:20,b3,h,h g:- r:w,w,B2,h y:- b ?")));
    EXPECT_FALSE(ending(position("pollyanna-1916 b:20,b3,h,h g:w,w,h,h r:w,B2,h,h y:- b ?")));
    EXPECT_FALSE(ending(position("pollyanna-1916 b:h,h,h,h g:- r:w,B2,h,h y:- =b")));
    EXPECT_TRUE(ending(position("pollyanna-1916 b:h,h,h,w g:- r:r7,h,h,h y:- r ?")));
}

// P43, P50, P90: the same as the defects that a typed position is refused for.
TEST(Ending, StandsWherePiecesMay) {
    base::Random random(1);
    int standing = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Ending drawn = any_ending(random);
        ASSERT_EQ(may_stand(drawn), defects(position_of(drawn, {}), {}).empty())
            << text(position_of(drawn, {}));
        standing += may_stand(drawn) ? 1 : 0;
    }
    EXPECT_GT(standing, 15'000);
    EXPECT_LT(standing, 20'000);
}

// What the solver's order rests on: P14, pieces only move forward.
TEST(Ending, OnlyGoesOn) {
    base::Random random(2);
    Results results;
    const auto advance = [](Placement placement) {
        return places_of(placement).near + places_of(placement).far;
    };
    for (int i = 0; i < 3000; ++i) {
        const Ending drawn = any_ending(random);
        if (!may_stand(drawn)) continue;
        const Position before = position_of(drawn, {});
        results.find(before, Throw::by(random));
        for (std::size_t at = 0; at < results.size(); ++at) {
            const Position after = results[at];
            if (after.pieces == before.pieces || is_over(after)) continue;
            const auto then = ending(after);
            ASSERT_TRUE(then) << text(after);
            const bool again = after.to_throw == before.to_throw;
            EXPECT_GT(advance(again ? then->own : then->rival), advance(drawn.own));
            EXPECT_LE(advance(again ? then->rival : then->own), advance(drawn.rival));
        }
    }
}

}  // namespace
}  // namespace parlor::pollyanna
