// SPDX-License-Identifier: MIT
#include "rules/match/resume.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "games/zenda/match/match.h"
#include "support/zenda_boards.h"

namespace parlor::match {
namespace {

constexpr std::string_view two_of_1951 = "pollyanna-1951 b:w,w,w,w g:- r:w,w,w,w y:- b ?";

void play_out(Match& match) {
    while (match.due() == Due::Step) match.make(std::string(match.choice_texts().front()));
    EXPECT_TRUE(match.confirm());
}

// Blue and Red have each had a turn, and Blue has thrown again.
std::unique_ptr<Match> under_way() {
    auto match = std::move(*games::open(two_of_1951));
    match->throw_dice("6-3");
    play_out(*match);
    match->throw_dice("5-2");
    play_out(*match);
    match->throw_dice("4-1");
    return match;
}

TEST(TakeBack, GoesToTheThrowThatASeatHasPlayedLast) {
    const auto match = under_way();
    const auto red = taken_back(*match, "r");
    ASSERT_TRUE(red);
    EXPECT_EQ(red->side(), 'r');
    EXPECT_EQ(red->thrown_text(), "5-2");
    EXPECT_EQ(red->record().turns.size(), 2U);
    const auto blue = taken_back(*match, "b");
    ASSERT_TRUE(blue);
    EXPECT_EQ(blue->side(), 'b');
    EXPECT_EQ(blue->thrown_text(), "6-3");
    EXPECT_TRUE(blue->made_texts().empty());
    EXPECT_EQ(blue->position_text(), two_of_1951);
    EXPECT_EQ(taken_back(*match, "br")->thrown_text(), "5-2");
}

TEST(TakeBack, LeavesTheTableAsItIs) {
    const auto match = under_way();
    const game::Record before = match->record();
    ASSERT_TRUE(taken_back(*match, "b"));
    EXPECT_EQ(match->record(), before);
}

TEST(TakeBack, NeedsATurnThatOneOfThemHasEnded) {
    const auto match = under_way();
    EXPECT_TRUE(match->has_ended_turn("gb"));
    EXPECT_FALSE(match->has_ended_turn("g"));
    EXPECT_FALSE(match->has_ended_turn("sx"));
    EXPECT_FALSE(taken_back(*match, "g"));
    EXPECT_FALSE(taken_back(*match, ""));
    const auto once = taken_back(*match, "b");
    EXPECT_FALSE(once->has_ended_turn("br"));
    EXPECT_FALSE(taken_back(*once, "br"));
}

TEST(TakeBack, OfAPartnerIsOfTheSideAlsoOnAnotherBoard) {
    const zenda::Board& board = tests::valley_board().board;
    zenda::Match match(board, zenda::starting_position(), {.division = zenda::Division::Four});
    ASSERT_TRUE(match.play("m:-/65 a:-/62 a:-/63 a:-/64 a:-/66 a:-/67 a:-/68 a:-/69 a:-/70"));
    ASSERT_TRUE(match.play("k:-/4 y:-/3 y:-/5"));
    const auto streslau = taken_back(match, "a");
    ASSERT_TRUE(streslau);
    EXPECT_EQ(streslau->side(), 's');
    EXPECT_EQ(streslau->due(), Due::Set);
    EXPECT_TRUE(streslau->record().turns.empty());
    EXPECT_EQ(&match::of<zenda::Match>(*streslau).board(), &board);
    EXPECT_EQ(taken_back(match, "k")->side(), 'z');
}

TEST(TakeBack, EndsAnEnd) {
    auto match = std::move(*games::open("pollyanna-1951 b:b7,h,h,h g:- r:w,w,w,w y:- b 5-1"));
    play_out(*match);
    ASSERT_EQ(match->due(), Due::Over) << match->position_text();
    const auto before = taken_back(*match, "b");
    ASSERT_TRUE(before);
    EXPECT_EQ(before->due(), Due::Step);
    EXPECT_EQ(before->result_text(), "");
}

}  // namespace
}  // namespace parlor::match
