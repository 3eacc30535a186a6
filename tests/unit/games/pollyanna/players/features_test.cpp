// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "support/turned.h"

namespace parlor::players {
namespace {

using namespace pollyanna;
using tests::turned;

using Seen = Measured<4, PollyannaFeatures::names.size()>;

Seen measured(std::string_view text) {
    return PollyannaFeatures().measure(parse_position(text)->position);
}
// What Blue has of a feature.
double blue(std::string_view feature, std::string_view text) {
    const auto found = std::ranges::find(PollyannaFeatures::names, feature);
    EXPECT_NE(found, PollyannaFeatures::names.end()) << feature;
    return measured(text)
        .of_side[0][static_cast<std::size_t>(found - PollyannaFeatures::names.begin())];
}

Chances chances(std::string_view text) {
    return linear_evaluator(board)->chances(parse_position(text)->position);
}
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
    const PollyannaFeatures features;
    for (const Position& position : positions(variant, seated, 3)) {
        if (is_over(position)) continue;
        const Position next = turned(position);
        const Seen before = features.measure(position);
        const Seen after = features.measure(next);
        ASSERT_EQ(before.row, after.row);
        for (const Seat seat : all_seats) {
            const std::size_t here = Pollyanna::side(position, seat);
            const std::size_t there = Pollyanna::side(next, to_the_right(seat));
            ASSERT_EQ(before.plays[here], after.plays[there]);
            for (std::size_t i = 0; i < PollyannaFeatures::names.size(); ++i) {
                ASSERT_NEAR(before.of_side[here][i], after.of_side[there][i], 1e-12)
                    << PollyannaFeatures::names[i] << " of " << text(position);
            }
        }
    }
}

TEST(PollyannaFeatures, AreTheSameFromEverySeat) {
    expect_symmetry(Variant(), SeatSet::all());
    expect_symmetry(Variant(), SeatSet::pair(Seat::Blue));
    expect_symmetry(Variant(), SeatSet::pair(Seat::Blue) | SeatSet::of(Seat::Green));
    expect_symmetry(Variant().with_partners(), SeatSet::all());
}

TEST(PollyannaFeatures, KnowWhoPlaysAndWhichWeightsJudge) {
    using Plays = std::array<bool, 4>;
    const Seen two = measured("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(two.plays, (Plays{true, false, true, false}));
    EXPECT_EQ(PollyannaFeatures::rows[two.row], "two");
    EXPECT_EQ(two.of_side[1], (decltype(two.of_side)::value_type{}));
    const Seen three = measured("pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:- b ?");
    EXPECT_EQ(PollyannaFeatures::rows[three.row], "three");
    const Seen partners =
        measured("pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    EXPECT_EQ(partners.plays, (Plays{true, true, false, false}));
    EXPECT_EQ(PollyannaFeatures::rows[partners.row], "partners");
}

TEST(PollyannaFeatures, CountPieces) {
    const std::string_view here = "pollyanna-1916 b:w,0,6,B2 g:- r:w,w,w,w y:- b ?";
    EXPECT_EQ(blue("waiting", here), 1);
    EXPECT_EQ(blue("home", here), 0);
    EXPECT_EQ(blue("on_entrance", here), 1);
    EXPECT_EQ(blue("on_start", here), 1);
    EXPECT_EQ(blue("on_turnout", here), 1);
    EXPECT_EQ(blue("home", "pollyanna-1916 b:b1,h,h,h g:- r:w,w,w,w y:- b ?"), 3);
    // Partners have the mean of both.
    EXPECT_EQ(blue("home", "pollyanna-1916+partners b:b1,h,h,h g:w,w,w,w r:w,w,w,h y:w,w,w,w b ?"),
              2);
}

// cites P86
TEST(PollyannaFeatures, FollowEachPieceAlongItsWay) {
    const std::string_view here = "pollyanna-1916 b:w,13,46,h g:- r:w,w,w,w y:- b ?";
    EXPECT_EQ(blue("hindmost_12", here), 0);
    EXPECT_DOUBLE_EQ(blue("third_12", here), 7 / 12.0);
    EXPECT_EQ(blue("third_26", here), 0);
    EXPECT_EQ(blue("second_40", here), 1);
    EXPECT_EQ(blue("second_54", here), 0);
    EXPECT_EQ(blue("foremost_62", here), 1);
}

TEST(PollyannaFeatures, WeighDangerByWhatWouldBeLost) {
    // Red throws next and is four behind: any 4, 1-3 and 2-2.
    const std::string_view early = "pollyanna-1916 b:11,h,h,h g:- r:7,h,h,h y:- r ?";
    const std::string_view late = "pollyanna-1916 b:26,h,h,h g:- r:22,h,h,h y:- r ?";
    EXPECT_DOUBLE_EQ(blue("danger", early), 14 / 36.0);
    EXPECT_DOUBLE_EQ(blue("danger", late), 14 / 36.0);
    EXPECT_LT(blue("loss", early), blue("loss", late));
    EXPECT_EQ(blue("danger", "pollyanna-1916 b:11,h,h,h g:- r:7,h,h,h y:- b ?"), 0);
    EXPECT_EQ(blue("danger", "pollyanna-1916 b:6,h,h,h g:- r:2,h,h,h y:- r ?"), 0);
    EXPECT_DOUBLE_EQ(blue("threat", "pollyanna-1916 b:7,h,h,h g:- r:11,h,h,h y:- b ?"), 14 / 36.0);
}

TEST(PollyannaFeatures, SeeWhoIsStillFarBehind) {
    EXPECT_EQ(blue("chased_18", "pollyanna-1916 b:26,h,h,h g:- r:13,h,h,h y:- r ?"), 1);
    EXPECT_EQ(blue("chased_24", "pollyanna-1916 b:26,h,h,h g:- r:2,h,h,h y:- r ?"), 1);
    // It turns home before.
    EXPECT_EQ(blue("chased_18", "pollyanna-1916 b:40,h,h,h g:- r:27,h,h,h y:- r ?"), 0);
    // It waits, three spaces behind.
    EXPECT_EQ(blue("chased_18", "pollyanna-1916 b:39,h,h,h g:- r:w,h,h,h y:- r ?"), 1);
}

TEST(PollyannaFeatures, KnowWhoHasNothingMoreToDoWithEachOther) {
    EXPECT_EQ(blue("gauntlet", "pollyanna-1916 b:50,h,h,h g:- r:20,h,h,h y:- r ?"), 0);
    EXPECT_GT(blue("gauntlet", "pollyanna-1916 b:20,h,h,h g:- r:50,h,h,h y:- r ?"), 0);
}

// cites P54 P91 P92
TEST(PollyannaFeatures, SeeDiceThatCannotBePlayed) {
    EXPECT_EQ(blue("stuck", "pollyanna-1916 b:20,h,h,h g:- r:w,w,w,w y:- b ?"), 0);
    // Red's Blockade lets a 1 and a 2 through, and no more.
    EXPECT_DOUBLE_EQ(blue("stuck", "pollyanna-1916 b:25,h,h,h g:- r:h,h,28,28 y:- b ?"), 18 / 21.0);
    EXPECT_DOUBLE_EQ(blue("stuck", "pollyanna-1916 b:b7,h,h,h g:- r:w,w,w,w y:- b ?"), 20 / 21.0);
    EXPECT_DOUBLE_EQ(blue("stuck", "pollyanna-1916 b:b5,b7,h,h g:- r:w,w,w,w y:- b ?"), 20 / 21.0);
    EXPECT_DOUBLE_EQ(blue("stuck", "pollyanna-1916 b:w,h,h,h g:- r:w,w,w,w y:- b ?"), 15 / 21.0);
    EXPECT_DOUBLE_EQ(blue("stuck", "pollyanna-1916 b:w,h,h,h g:- r:h,h,6,6 y:- b ?"), 1);
    EXPECT_DOUBLE_EQ(blue("goes_home", "pollyanna-1916 b:b7,h,h,h g:- r:w,w,w,w y:- b ?"),
                     11 / 36.0);
}

TEST(PollyannaFeatures, CountWhomBlockadesHold) {
    const std::string_view here = "pollyanna-1916 b:h,h,36,36 g:- r:w,w,w,29 y:- r ?";
    EXPECT_EQ(blue("blockades", here), 1);
    EXPECT_EQ(blue("bars_start", here), 1);
    EXPECT_EQ(blue("holds", "pollyanna-1916 b:h,h,20,20 g:- r:w,w,12,17 y:- r ?"), 2);
}

TEST(LinearEvaluator, GivesChancesThatMakeOneTogether) {
    const auto evaluator = linear_evaluator(board);
    for (const bool partners : {false, true}) {
        const Variant variant = partners ? Variant().with_partners() : Variant();
        for (const Position& position : positions(variant, SeatSet::all(), 5)) {
            const Chances all = evaluator->chances(position);
            EXPECT_NEAR(std::accumulate(all.begin(), all.end(), 0.0), 1, 1e-12);
            for (const double each : all) EXPECT_TRUE(each >= 0 && each <= 1);
        }
    }
}

TEST(LinearEvaluator, KnowsWhoHasWon) {
    EXPECT_EQ(chances("pollyanna-1916 b:w,w,w,w g:- r:h,h,h,h y:- =r"), (Chances{0, 0, 1, 0}));
}

TEST(LinearEvaluator, LikesToGetOn) {
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- r ?"),
              chance_of_blue("pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- r ?"));
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- r ?"),
              chance_of_blue("pollyanna-1916 b:w,w,w,12 g:- r:w,w,w,w y:- r ?"));
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:w,w,w,b7 g:- r:w,w,w,w y:- r ?"),
              chance_of_blue("pollyanna-1916 b:w,w,w,h g:- r:w,w,w,w y:- r ?"));
}

TEST(LinearEvaluator, FearsWhoCanCaptureNext) {
    const double passed = chance_of_blue("pollyanna-1916 b:w,w,w,50 g:- r:51,h,h,h y:- r ?");
    const double near = chance_of_blue("pollyanna-1916 b:w,w,w,50 g:- r:46,h,h,h y:- r ?");
    const double near_but_to_throw =
        chance_of_blue("pollyanna-1916 b:w,w,w,50 g:- r:46,h,h,h y:- b ?");
    EXPECT_LT(near, passed);
    EXPECT_LT(near, near_but_to_throw);
}

TEST(LinearEvaluator, LikesToHoldUpRivals) {
    EXPECT_LT(chance_of_blue("pollyanna-1916 b:h,h,30,30 g:- r:w,w,w,h y:- r ?"),
              chance_of_blue("pollyanna-1916 b:h,h,36,36 g:- r:w,w,w,h y:- r ?"));
}

}  // namespace
}  // namespace parlor::players
