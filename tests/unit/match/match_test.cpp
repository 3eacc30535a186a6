// SPDX-License-Identifier: MIT
#include "match/match.h"

#include <gtest/gtest.h>

#include "pollyanna/text.h"

namespace parlor::match {
namespace {

using namespace pollyanna;

constexpr std::string_view two_players = "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?";

Position position(std::string_view text) { return parse_position(text)->position; }
Match table(std::string_view start) { return Match(position(start)); }
Throw dice(std::string_view text) { return *parse_throw(text); }
std::vector<StepText> steps(std::string_view text) { return *parse_play(text); }
StepText step(std::string_view text) { return steps(text).front(); }

// A throw and its whole play; the position after it.
std::string turn(Match& match, std::string_view thrown, std::string_view play) {
    EXPECT_TRUE(match.throw_dice(dice(thrown)));
    EXPECT_TRUE(match.play(steps(play))) << thrown << " " << play;
    return text(match.position());
}

template <class Result>
std::string error(const Result& result) {
    return std::string(result ? "none" : name(result.error().error));
}

// cites P4 P7
TEST(Match, BeginsWithAllPiecesWaitingAlsoForFourSinglePlayers) {
    const Match match(starting_position(Variant(EditionId::Of1951), SeatSet::all(), Seat::Green));
    EXPECT_EQ(text(match.position()), "pollyanna-1951 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?");
    EXPECT_FALSE(match.thrown());
    EXPECT_TRUE(match.choices().empty());
    EXPECT_FALSE(match.is_played());
}

// cites P12
TEST(Match, TheOpeningThrowIsNotPlayed) {
    Match match(position(two_players), {.opening = {dice("6-6"), dice("5-1")}});
    EXPECT_FALSE(match.thrown());
    EXPECT_TRUE(match.record().turns.empty());
    EXPECT_TRUE(match.throw_dice(dice("2-1")));
    EXPECT_EQ(text(*match.thrown()), "2-1");
}

// cites P13
TEST(Match, PassesTheThrowToTheRight) {
    Match match = table("pollyanna-1951 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w r ?");
    EXPECT_TRUE(turn(match, "5-2", "pass").ends_with(" y ?"));
    EXPECT_TRUE(turn(match, "5-2", "pass").ends_with(" b ?"));
    EXPECT_TRUE(turn(match, "5-2", "pass").ends_with(" g ?"));
}

// cites P82 Q33
TEST(Match, ADoubletKeepsTheThrowAndItCannotBeDeclined) {
    Match match = table(two_players);
    EXPECT_EQ(turn(match, "6-6", "w/6 w/6"), "pollyanna-1916 b:w,w,6,6 g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(error(match.confirm()), "not_thrown");
    EXPECT_EQ(error(match.play({})), "not_thrown");
    EXPECT_EQ(match.position().to_throw, Seat::Blue);
}

TEST(Match, IsPlayedStepByStep) {
    Match match = table(two_players);
    EXPECT_TRUE(match.throw_dice(dice("6-3")));
    ASSERT_EQ(match.choices().size(), 1U);
    EXPECT_EQ(text(match.choices()[0]), "w/6");
    EXPECT_EQ(text(*match.make(step("w/6"))), "w/6");
    EXPECT_EQ(text(match.choices()[0]), "6/9");
    EXPECT_FALSE(match.is_played());
    EXPECT_EQ(text(match.standing()), "pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(text(match.position()), two_players);
    EXPECT_TRUE(match.make(step("6/9")));
    EXPECT_TRUE(match.is_played());
    EXPECT_TRUE(match.confirm());
    EXPECT_EQ(text(match.position()), "pollyanna-1916 b:w,w,w,9 g:- r:w,w,w,w y:- r ?");
    EXPECT_TRUE(match.made().empty());
}

TEST(Match, RefusesWhatIsNotDueAndChangesNothing) {
    Match match = table(two_players);
    EXPECT_EQ(error(match.make(step("w/6"))), "not_thrown");
    EXPECT_EQ(error(match.undo()), "not_thrown");
    EXPECT_EQ(error(match.confirm()), "not_thrown");
    EXPECT_TRUE(match.throw_dice(dice("6-3")));
    EXPECT_EQ(error(match.throw_dice(dice("6-6"))), "already_thrown");
    EXPECT_EQ(text(*match.thrown()), "6-3");
    EXPECT_EQ(error(match.confirm()), "throw_not_played");
    EXPECT_EQ(error(match.play(steps("w/6"))), "throw_not_played");
    EXPECT_TRUE(match.made().empty());
}

TEST(Match, SaysWhyAStepIsIllegal) {
    Match match = table("pollyanna-1916 b:w,w,w,9 g:- r:w,w,12,12 y:- b ?");
    EXPECT_TRUE(match.throw_dice(dice("5-2")));
    const auto refused = match.make(step("9/14"));
    ASSERT_EQ(error(refused), "illegal_step");
    EXPECT_EQ(name(refused.error().why.reason), "blockade_ahead");
    EXPECT_EQ(text(refused.error().why.spaces.front()), "12");
    EXPECT_EQ(error(match.play(steps("9/11 11/16"))), "illegal_step");
    EXPECT_TRUE(match.made().empty());
    EXPECT_TRUE(match.play(steps("9/11")));
}

TEST(Match, UndoneStepsAreLikeNeverMadeButTheDiceStay) {
    Match match = table(two_players);
    EXPECT_TRUE(match.throw_dice(dice("6-3")));
    EXPECT_EQ(error(match.undo()), "nothing_to_undo");
    const game::Record thrown = match.record();
    EXPECT_TRUE(match.make(step("w/6")));
    EXPECT_TRUE(match.make(step("6/9")));
    EXPECT_EQ(text(*match.undo()), "6/9");
    EXPECT_EQ(text(*match.undo()), "w/6");
    EXPECT_EQ(error(match.undo()), "nothing_to_undo");
    EXPECT_EQ(match.record(), thrown);
    EXPECT_EQ(text(*match.thrown()), "6-3");
}

TEST(Match, AConfirmedThrowIsNotUndone) {
    Match match = table(two_players);
    turn(match, "6-6", "w/6 w/6");
    EXPECT_EQ(error(match.undo()), "not_thrown");
    EXPECT_TRUE(match.throw_dice(dice("2-1")));
    EXPECT_EQ(error(match.undo()), "nothing_to_undo");
}

// cites P97 P98
TEST(Match, EndsWithTheFirstWhoIsHome) {
    Match match = table("pollyanna-1916 b:b4,h,h,h g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(turn(match, "4-4", "b4/h"), "pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b");
    EXPECT_EQ(match.winners(), SeatSet::of(Seat::Blue));
    EXPECT_EQ(match.record().result, "=b");
    EXPECT_EQ(error(match.throw_dice(dice("6-6"))), "game_over");
    EXPECT_EQ(error(match.make(step("w/6"))), "game_over");
    EXPECT_EQ(error(match.undo()), "game_over");
    EXPECT_EQ(error(match.confirm()), "game_over");
    EXPECT_EQ(error(match.play({})), "game_over");
}

// cites P104 P105
TEST(Match, PartnersWinTogetherAndTheFirstHomeStaysOut) {
    Match match = table("pollyanna-1916+partners b:b7,h,h,h g:w,w,w,w r:r7,h,h,h y:w,w,w,w b ?");
    EXPECT_TRUE(turn(match, "2-1", "b7/h").ends_with(" g ?"));
    turn(match, "2-1", "pass");
    turn(match, "3-2", "pass");
    EXPECT_TRUE(turn(match, "2-1", "pass").ends_with(" g ?"));
    turn(match, "2-1", "pass");
    EXPECT_TRUE(turn(match, "2-1", "r7/h").ends_with(" =br"));
}

TEST(Match, KeepsTheRecord) {
    Match match(position("pollyanna-1951+partners+third_piece"
                         " b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?"),
                {.names = {"Ana", " Bo\nb ", "-", ""},
                 .date = "1951-06-01",
                 .seed = game::Seed{42, 0},
                 .opening = {dice("5-2"), dice("6-3"), dice("2-1"), dice("1-1")},
                 .tags = {{"place", "Salem"}}});
    turn(match, "6-3", "w/21 21/24");
    EXPECT_TRUE(match.throw_dice(dice("6-6")));
    EXPECT_TRUE(match.make(step("w/36")));
    EXPECT_EQ(game::write(match.record()),
              "parlor record 1\n"
              "game: pollyanna\n"
              "edition: pollyanna-1951\n"
              "switches: partners third_piece\n"
              "seat b: Ana\n"
              "seat g: Bo b\n"
              "seat r:\n"
              "seat y:\n"
              "date: 1951-06-01\n"
              "seed: 42\n"
              "opening: b 5-2, g 6-3, r 2-1, y 1-1\n"
              "start: pollyanna-1951+partners+third_piece"
              " b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?\n"
              "place: Salem\n"
              "result: unfinished\n"
              "\n"
              "  1 g 6-3 w/21 21/24      -> pollyanna-1951+partners+third_piece"
              " b:w,w,w,w g:w,w,w,24 r:w,w,w,w y:w,w,w,w r ?\n"
              "  2 r 6-6 w/36 ...\n");
}

}  // namespace
}  // namespace parlor::match
