// SPDX-License-Identifier: MIT
#include "games/zenda/players/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "games/zenda/players/roster.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using Seen = Features::Seen;

// One straight road from Zenda (1, then blue to 4) to Streslau (blue from 17 on, white 26): 5 to 16
// are open country.
using tests::lane;

double feature(std::string_view name, City city, const Seen& seen) {
    const auto found = std::ranges::find(Features::names, name);
    EXPECT_NE(found, Features::names.end()) << name;
    return seen.of_side[index(city)][static_cast<std::size_t>(found - Features::names.begin())];
}
double streslau(std::string_view name, std::string_view text) {
    return feature(name, City::Streslau, Features(lane()).measure(tests::in_lane(text)));
}
double zenda(std::string_view name, std::string_view text) {
    return feature(name, City::Zenda, Features(lane()).measure(tests::in_lane(text)));
}

TEST(Features, CountPieces) {
    EXPECT_EQ(streslau("army", "zenda k:5 y:2,3 m:12 a:14,16 s ?"), 2);
    EXPECT_EQ(streslau("michael", "zenda k:5 y:2,3 m:12 a:14,16 s ?"), 1);
    EXPECT_EQ(streslau("michael", "zenda k:5 y:2,3 m:- a:14,16 s ?"), 0);
    EXPECT_EQ(zenda("yellows", "zenda k:5 y:2,3 m:12 a:14,16 s ?"), 2);
    EXPECT_EQ(zenda("yellow", "zenda k:5 y:2,3 m:12 a:14,16 s ?"), 1);
    EXPECT_EQ(zenda("yellow", "zenda k:5 y:- m:12 a:14,16 s ?"), 0);
}

// Z19, Z20: no pair counts around Streslau.
TEST(Features, CountPairsWhereSupportHolds) {
    EXPECT_EQ(streslau("pairs", "zenda k:5 y:2,3 m:12 a:13,15,17,18 z ?"), 2);
}

TEST(Features, SeeTheKingsWay) {
    const double white = 26;
    EXPECT_EQ(zenda("to_go", "zenda k:16 y:2,3 m:- a:5 z ?"), white - 16);
    EXPECT_EQ(zenda("cut", "zenda k:16 y:2,3 m:- a:5 z ?"), 0);
    EXPECT_EQ(zenda("to_go", "zenda k:12 y:2,3 m:- a:14,15 z ?"), Features::way_is_cut);
    EXPECT_EQ(zenda("cut", "zenda k:12 y:2,3 m:- a:14,15 z ?"), 1);
    EXPECT_EQ(zenda("room", "zenda k:12 y:2,3 m:- a:15 z ?"), 6 + 2);
    // Three spots longer for a piece that can be captured, once Zenda has played.
    EXPECT_EQ(zenda("to_go", "zenda k:16 y:2,3 m:- a:20 s ?"), white - 16 + 3);
    EXPECT_EQ(zenda("to_go", "zenda k:16 y:2,3 m:- a:20 z ?"), Features::way_is_cut);
}

TEST(Features, KnowTheChanceToArrive) {
    const double ten = (30 + 16 + 27) / 216.0;  // a 4 and a 6, two 5s, or all three dice
    EXPECT_DOUBLE_EQ(zenda("home", "zenda k:16 y:2,3 m:- a:5 z ?"), ten);
    EXPECT_EQ(zenda("home", "zenda k:12 y:2,3 m:- a:14,15 z ?"), 0);
    EXPECT_EQ(zenda("home", "zenda k:7 y:2,3 m:- a:5 z ?"), 0);  // farther than any throw
}

TEST(Features, FearForPiecesThatTheNextThrowMayCapture) {
    const double one_face = 1 - 125.0 / 216;
    EXPECT_DOUBLE_EQ(streslau("danger", "zenda k:5 y:8,9 m:- a:12,15 z ?"), one_face);
    EXPECT_EQ(streslau("danger", "zenda k:5 y:8,9 m:- a:12,13 z ?"), 0);
    EXPECT_EQ(streslau("danger", "zenda k:5 y:8,9 m:- a:12,15 s ?"), 0);
    EXPECT_DOUBLE_EQ(streslau("dear_danger", "zenda k:5 y:8,9 m:12 a:15 z ?"), one_face);
    EXPECT_DOUBLE_EQ(zenda("danger", "zenda k:7 y:2,9 m:- a:12 s ?"), one_face);
    EXPECT_EQ(zenda("danger", "zenda k:7 y:2,8 m:- a:12 s ?"), 0);
    EXPECT_EQ(zenda("dear_danger", "zenda k:7 y:2,9 m:- a:12 s ?"), 0);
    EXPECT_DOUBLE_EQ(zenda("dear_danger", "zenda k:7 y:9 m:- a:12 s ?"), one_face);
}

TEST(Features, FearRaidsFromAfar) {
    EXPECT_GT(streslau("raids", "zenda k:5 y:6,7 m:- a:15 z ?"), 0);
    EXPECT_EQ(streslau("raids", "zenda k:5 y:6,7 m:- a:15,16 z ?"), 0);
    EXPECT_EQ(streslau("raids", "zenda k:5 y:6,7 m:- a:9,15 z ?"), 0);  // not past the first
}

TEST(Features, SeeTheKingHeld) {
    EXPECT_EQ(streslau("held", "zenda k:8 y:2,3 m:- a:15,16 s ?"), 0);
    EXPECT_GT(streslau("held", "zenda k:8 y:2,3 m:- a:6,10 s ?"), 0);
    EXPECT_GT(streslau("pursuit", "zenda k:8 y:2,3 m:- a:6,10 s ?"),
              streslau("pursuit", "zenda k:8 y:2,3 m:- a:6,11 s ?"));
}

std::vector<const Board*> every_board() {
    std::vector<const Board*> boards{&standard_board(), &tests::valley_board().board};
    for (const auto& each : tests::small_boards()) boards.push_back(&each.board);
    return boards;
}

// Of a random game.
std::vector<Position> positions(const Board& board, std::size_t most = 150) {
    base::Random random(5);
    Results results(board);
    Position now = starting_position();
    while (now.phase == Phase::Setting) now = results.sample(now, random);
    std::vector<Position> all;
    for (; all.size() < most && !is_over(now);
         now = results.sample(now, Throw::by(random), random)) {
        all.push_back(now);
    }
    return all;
}

TEST(Routes, FindTheSameFacesAsTheBoard) {
    for (const Board* board : every_board()) {
        const Routes ways(*board);
        for (const Position& position : positions(*board)) {
            const View view(*board, position);
            for (const Spot spot : all_pieces(position)) {
                std::uint32_t faces = 0;
                for (const Spot green : view.green) {
                    if (green != spot) faces |= ways.faces(spot, green, view.occupied);
                }
                ASSERT_EQ(std::popcount(faces), view.faces_that_reach(spot, view.green));
            }
        }
    }
}

// The King's way, asked from spot to spot.
TEST(Features, SeeTheSameWayAsTheView) {
    for (const Board* board : every_board()) {
        const Features features(*board);
        for (const Position& position : positions(*board)) {
            if (position.city != City::Zenda) continue;
            const int way = View(*board, position).open_way().value_or(99);
            const double to_go = feature("to_go", City::Zenda, features.measure(position));
            ASSERT_EQ(to_go, std::min<double>(way, Features::way_is_cut)) << text(position);
        }
    }
}

// What was measured before must not show.
TEST(Features, AreTheSameWhateverIsRemembered) {
    Features remembering(standard_board());
    const Features forgetful(standard_board());
    base::Random random(8);
    Results results;
    for (const Position& before : positions(standard_board(), 60)) {
        const Throw thrown = Throw::by(random);
        for (int i = 0; i < 20; ++i) {
            const Position after = results.sample(before, thrown, random);
            if (is_over(after)) continue;
            const Seen seen = remembering.measure_again(after);
            ASSERT_EQ(seen.of_side, forgetful.measure(after).of_side) << text(after);
        }
    }
}

double lead(const Seen& seen, std::size_t side, const players::Weights& weights) {
    double sum = 0;
    for (std::size_t i = 0; i < Features::names.size(); ++i) {
        sum += weights.row(seen.row)[i] * (seen.of_side[side][i] - seen.of_side[1 - side][i]);
    }
    return sum;
}

// Whatever the weights, and whether they are for a side or against it.
players::Weights drawn_weights(base::Random& random) {
    players::Weights weights(players::shape_of<Features>());
    for (std::size_t row = 0; row < Features::rows.size(); ++row) {
        for (double& each : weights.row(row))
            each = static_cast<double>(random.below(201)) / 50 - 2;
    }
    return weights;
}

TEST(Features, AreNotMeasuredOnlyWhereASideLeadsByLess) {
    base::Random random(6);
    int measured = 0;
    int left_out = 0;
    for (const Board* board : every_board()) {
        Features features(*board);
        for (const Position& position : positions(*board)) {
            const players::Weights weights = drawn_weights(random);
            const Seen all = features.measure(position);
            const std::size_t side = random.below(2);
            const double truth = lead(all, side, weights);
            for (const double step : {-3.0, -0.1, -1e-6, 1e-6, 0.1, 3.0}) {
                const auto seen = features.measure_if_above(position, side, weights, truth + step);
                ASSERT_TRUE(seen || step > 0) << text(position);
                if (seen) ASSERT_EQ(seen->of_side, all.of_side) << text(position);
                ++(seen ? measured : left_out);
            }
        }
    }
    EXPECT_GT(left_out, measured / 20);
}

TEST(Features, GiveAQuickAnswerThatIsTrueOrTooLow) {
    const auto evaluator = linear_evaluator(standard_board());
    base::Random random(8);
    Results results;
    int quick = 0;
    for (const Position& before : positions(standard_board(), 40)) {
        const Throw thrown = Throw::by(random);
        const std::size_t side = index(before.city);
        double least = 0;
        for (int i = 0; i < 20; ++i) {
            const Position after = results.sample(before, thrown, random);
            const double truth = evaluator->chances(after)[side];
            const double told = evaluator->chance(after, side, least);
            ASSERT_TRUE(told == truth || (told < least && truth <= told));
            if (told != truth) ++quick;
            least = std::max(least, truth);
        }
    }
    EXPECT_GT(quick, 50);
}

}  // namespace
}  // namespace parlor::zenda
