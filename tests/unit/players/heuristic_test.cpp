// SPDX-License-Identifier: MIT
#include "players/pollyanna_heuristic.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "pollyanna/results.h"
#include "pollyanna/text.h"
#include "support/turned.h"

namespace parlor::players {
namespace {

using namespace pollyanna;
using tests::turned;

Chances chances(std::string_view text) { return estimated_chances(parse_position(text)->position); }
double chance_of_blue(std::string_view text) { return chances(text)[0]; }

// Positions of a random game.
std::vector<Position> positions(Variant variant, SeatSet seated, std::uint64_t seed) {
    std::vector<Position> all;
    base::Random random(seed);
    Results results;
    Position position = starting_position(variant, seated, seated.first());
    while (winners(position).empty()) {
        all.push_back(position);
        results.find(position, Throw::by(random));
        position = results[random.below(static_cast<std::uint32_t>(results.size()))];
    }
    all.push_back(position);
    return all;
}

void expect_symmetry(Variant variant, SeatSet seated) {
    for (const Position& position : positions(variant, seated, 3)) {
        const Chances before = estimated_chances(position);
        const Position next = turned(position);
        const Chances after = estimated_chances(next);
        for (const Seat seat : all_seats) {
            ASSERT_NEAR(before[Pollyanna::side(position, seat)],
                        after[Pollyanna::side(next, to_the_right(seat))], 1e-12)
                << text(position);
        }
    }
}

TEST(Heuristic, IsTheSameFromEverySeat) {
    expect_symmetry(Variant(), SeatSet::all());
    expect_symmetry(Variant(), SeatSet::pair(Seat::Blue));
    expect_symmetry(Variant().with_partners(), SeatSet::all());
}

TEST(Heuristic, GivesChancesThatMakeOneTogether) {
    for (const bool partners : {false, true}) {
        const Variant variant = partners ? Variant().with_partners() : Variant();
        for (const Position& position : positions(variant, SeatSet::all(), 5)) {
            const Chances all = estimated_chances(position);
            EXPECT_NEAR(std::accumulate(all.begin(), all.end(), 0.0), 1, 1e-12);
            for (const double each : all) EXPECT_TRUE(each >= 0 && each <= 1);
        }
    }
}

TEST(Heuristic, GivesNothingToNobody) {
    const Chances two = chances("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(two, (Chances{0.5, 0, 0.5, 0}));
    const Chances partners =
        chances("pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    EXPECT_EQ(partners, (Chances{0.5, 0.5, 0, 0}));
}

TEST(Heuristic, KnowsWhoHasWon) {
    EXPECT_EQ(chances("pollyanna-1916 b:w,w,w,w g:- r:h,h,h,h y:- =r"), (Chances{0, 0, 1, 0}));
}

TEST(Heuristic, LikesToGetOn) {
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- r ?"),
              chance_of_blue("pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- r ?"));
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- r ?"),
              chance_of_blue("pollyanna-1916 b:w,w,w,12 g:- r:w,w,w,w y:- r ?"));
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:w,w,w,b7 g:- r:w,w,w,w y:- r ?"),
              chance_of_blue("pollyanna-1916 b:w,w,w,h g:- r:w,w,w,w y:- r ?"));
}

TEST(Heuristic, FearsWhoCanCaptureNext) {
    const double passed = chance_of_blue("pollyanna-1916 b:w,w,w,50 g:- r:51,h,h,h y:- r ?");
    const double near = chance_of_blue("pollyanna-1916 b:w,w,w,50 g:- r:46,h,h,h y:- r ?");
    const double near_but_to_throw =
        chance_of_blue("pollyanna-1916 b:w,w,w,50 g:- r:46,h,h,h y:- b ?");
    EXPECT_LT(near, passed);
    EXPECT_LT(near, near_but_to_throw);
}

TEST(Heuristic, LikesToHoldUpRivals) {
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:h,h,30,30 g:- r:w,w,w,h y:- r ?"),
              chance_of_blue("pollyanna-1916 b:h,h,36,36 g:- r:w,w,w,h y:- r ?"));
}

}  // namespace
}  // namespace parlor::players
