// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <numeric>

#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/rules/text.h"
#include "support/exhaustive.h"
#include "support/positions.h"

namespace parlor::pollyanna {
namespace {

using tests::Exhaustive;

using tests::position;

bool is_lost(const Position& before, const Position& after) {
    return before.pieces == after.pieces;
}

// Thinks that everybody who plays has the same chance.
class Clueless final : public players::Evaluator<Pollyanna> {
public:
    Chances chances(const Position& position) override {
        Chances all{};
        if (const auto winner = Pollyanna::winner(position)) {
            all[*winner] = 1;
            return all;
        }
        int seats = 0;
        for (const Seat seat : all_seats) seats += position.seated.has(seat) ? 1 : 0;
        for (const Seat seat : all_seats) {
            if (position.seated.has(seat)) all[Pollyanna::side(position, seat)] += 1.0 / seats;
        }
        return all;
    }
};

// Every position that comes of the first is solved as brute force does it.
void expect_solved(std::string_view text, std::size_t at_least) {
    SCOPED_TRACE(text);
    ASSERT_FALSE(has_contact(position(text)));
    const Exhaustive truth(position(text));
    EXPECT_GE(truth.size(), at_least);
    EXPECT_LE(truth.size(), positions_ahead(position(text)) + 1000);
    players::Endgame<Pollyanna> endgame(board, is_lost);
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const Chances found = endgame.solve(truth.position(i));
        const Chances expected = truth.chances(truth.position(i));
        for (std::size_t side = 0; side < found.size(); ++side) {
            ASSERT_NEAR(found[side], expected[side], 1e-11) << text << side;
        }
        ASSERT_NEAR(std::accumulate(found.begin(), found.end(), 0.0), 1, 1e-12);
    }
}

TEST(Endgame, OfOnePieceEachIsWhatBruteForceFinds) {
    expect_solved("pollyanna-1916 b:b1,h,h,h g:- r:r2,h,h,h y:- b ?", 60);
    expect_solved("pollyanna-1951 b:57,h,h,h g:- r:r5,h,h,h y:- r ?", 40);
}

TEST(Endgame, OfTwoPiecesEachIsWhatBruteForceFinds) {
    expect_solved("pollyanna-1916 b:b2,b4,h,h g:- r:r3,r6,h,h y:- b ?", 300);
    expect_solved("pollyanna-1951 b:0,0,h,h g:- r:r5,r6,h,h y:- b ?", 300);
}

TEST(Endgame, OfThreeAndFourPlayersIsWhatBruteForceFinds) {
    expect_solved("pollyanna-1916 b:b5,h,h,h g:g3,h,h,h r:r4,h,h,h y:- g ?", 100);
    expect_solved("pollyanna-1916 b:b6,h,h,h g:g5,h,h,h r:r6,h,h,h y:y4,h,h,h y ?", 200);
}

TEST(Endgame, OfPartnersIsWhatBruteForceFinds) {
    expect_solved("pollyanna-1916+partners b:b6,h,h,h g:g5,h,h,h r:r6,h,h,h y:y4,h,h,h b ?", 200);
    // One rival is home; the partners begin as a Blockade, and one has a long way to go.
    expect_solved("pollyanna-1951+partners b:0,h,h,h g:h,h,h,h r:0,h,h,h y:y7,h,h,h b ?", 1000);
}

// The chance of one piece that needs n to be home before the rival who needs n: by hand for n = 1.
// 11 of 36 throws have a 1 and win; of the others the rival has the same chance.
TEST(Endgame, OfOneStepEachIsWorkedOutByHand) {
    players::Endgame<Pollyanna> endgame(board, is_lost);
    const double miss = 25.0 / 36;
    const Chances found =
        endgame.solve(position("pollyanna-1916 b:b7,h,h,h g:- r:r7,h,h,h y:- b ?"));
    EXPECT_NEAR(found[0], 1 / (1 + miss), 1e-12);
}

TEST(Contact, EndsWhenNoSpaceIsLeftToShare) {
    EXPECT_TRUE(has_contact(position("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?")));
    EXPECT_TRUE(has_contact(position("pollyanna-1916 b:29,h,h,h g:- r:30,h,h,h y:- b ?")));
    EXPECT_FALSE(has_contact(position("pollyanna-1916 b:31,h,h,h g:- r:30,h,h,h y:- b ?")));
    // A waiting piece goes all the way round, but meets no rival on a Glad Path.
    EXPECT_FALSE(has_contact(position("pollyanna-1916 b:w,h,h,h g:- r:r1,r2,h,h y:- b ?")));
    // From the Turnout a piece comes back to Broadway.
    EXPECT_TRUE(has_contact(position("pollyanna-1916 b:B7,h,h,h g:- r:25,h,h,h y:- b ?")));
    EXPECT_FALSE(has_contact(position("pollyanna-1916 b:C7,h,h,h g:- r:25,h,h,h y:- b ?")));
    // Partners may meet as they like.
    EXPECT_FALSE(has_contact(
        position("pollyanna-1916+partners b:w,h,h,h g:g1,h,h,h r:9,h,h,h y:h,h,h,h b ?")));
    EXPECT_TRUE(
        has_contact(position("pollyanna-1916 b:w,h,h,h g:g1,h,h,h r:9,h,h,h y:y1,h,h,h b ?")));
}

// In every edition: there is no Reward on a Glad Path.
TEST(GladPathTable, IsWhatTheSolverFinds) {
    const GladPathTable table;
    players::Endgame<Pollyanna> endgame(board, is_lost);
    for (const char* text : {"pollyanna-1916 b:b1,b2,b3,b4 g:- r:r7,h,h,h y:- b ?",
                             "pollyanna-1951 b:b1,b3,b6,h g:- r:r2,r4,h,h y:- r ?",
                             "dixie-1952 b:b7,h,h,h g:- r:r1,r2,r5,h y:- r ?",
                             "pollyanna-1951+reward_goes_home b:b1,b3,b6,h g:- r:r2,r4,h,h y:- b ?",
                             "pollyanna-es b:b1,b3,b6,h g:- r:r2,r4,h,h y:- b ?"}) {
        const Position asked = position(text);
        const Seat thrower = asked.to_throw;
        const Chances truth = endgame.solve(asked);
        EXPECT_NEAR(
            table.chance(*on_glad_path(asked, thrower), *on_glad_path(asked, opposite(thrower))),
            truth[Pollyanna::side_to_throw(asked)], 1e-12)
            << text;
    }
}

TEST(EndgameEvaluator, AnswersFromTheTableAndAsksOtherwise) {
    EndgameEvaluator evaluator(std::make_unique<Clueless>());
    const Position known = position("pollyanna-1916 b:b7,h,h,h g:- r:r7,h,h,h y:- r ?");
    EXPECT_TRUE(evaluator.knows(known));
    EXPECT_NEAR(evaluator.chances(known)[2], 36.0 / 61, 1e-12);
    EXPECT_NEAR(evaluator.chances(known)[0], 25.0 / 61, 1e-12);
    const Position unknown = position("pollyanna-1916 b:0,h,h,h g:- r:r7,h,h,h y:- r ?");
    EXPECT_FALSE(evaluator.knows(unknown));
    EXPECT_EQ(evaluator.chances(unknown)[0], 0.5);
    const Position won = position("pollyanna-1916 b:h,h,h,h g:- r:r7,h,h,h y:- =b");
    EXPECT_TRUE(evaluator.knows(won));
    EXPECT_EQ(evaluator.chances(won)[0], 1);
}

TEST(EndgameEvaluator, AnswersForTheTwoPartnersWhoAreLeft) {
    EndgameEvaluator evaluator(std::make_unique<Clueless>());
    const Position two =
        position("pollyanna-1916+partners b:h,h,h,h g:h,h,h,h r:r7,h,h,h y:y7,h,h,h r ?");
    EXPECT_NEAR(evaluator.chances(two)[0], 36.0 / 61, 1e-12);
    EXPECT_NEAR(evaluator.chances(two)[1], 25.0 / 61, 1e-12);
    const Position of_one_side =
        position("pollyanna-1916+partners b:b7,h,h,h g:h,h,h,h r:r7,h,h,h y:y7,h,h,h r ?");
    EXPECT_FALSE(evaluator.knows(of_one_side));
}

TEST(EndgameEvaluator, WorksOutWhatIsNotTooLong) {
    EndgameEvaluator evaluator(std::make_unique<Clueless>(), 1000);
    const Position brief = position("pollyanna-1916 b:0,h,h,h g:g7,h,h,h r:r7,h,h,h y:- r ?");
    EXPECT_TRUE(evaluator.knows(brief));
    const Exhaustive truth(brief);
    EXPECT_NEAR(evaluator.chances(brief)[0], truth.chances(brief)[0], 1e-11);
    const Position wide = position("pollyanna-1916 b:45,50,h,h g:- r:r1,r2,h,h y:- b ?");
    EXPECT_GT(positions_ahead(wide), 1000U);
    EXPECT_FALSE(evaluator.knows(wide));
    const Position met = position("pollyanna-1916 b:29,h,h,h g:- r:30,h,h,h y:- b ?");
    EXPECT_FALSE(evaluator.knows(met));
}

}  // namespace
}  // namespace parlor::pollyanna
