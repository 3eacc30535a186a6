// SPDX-License-Identifier: MIT
#include "games/pollyanna/match/match.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"
#include "support/positions.h"

namespace parlor::match {
namespace {

using namespace pollyanna;

constexpr std::string_view two_players = "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?";

using tests::position;
pollyanna::Match table(std::string_view start) { return pollyanna::Match(position(start)); }
Throw dice(std::string_view text) { return *parse_throw(text); }

// A throw and its whole play; the position after it.
std::string turn(pollyanna::Match& match, std::string_view thrown, std::string_view play) {
    EXPECT_TRUE(match.throw_dice(thrown));
    EXPECT_TRUE(match.play(play)) << thrown << " " << play;
    return text(match.position());
}

template <class Result>
std::string error(const Result& result) {
    return std::string(result ? "none" : name(result.error().error));
}

// cites P4 P7
TEST(Match, BeginsWithAllPiecesWaitingAlsoForFourSinglePlayers) {
    const pollyanna::Match match(
        starting_position(Variant(EditionId::Of1951), SeatSet::all(), Seat::Green));
    EXPECT_EQ(text(match.position()), "pollyanna-1951 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?");
    EXPECT_FALSE(match.thrown());
    EXPECT_TRUE(match.choices().empty());
    EXPECT_EQ(match.due(), Due::Throw);
}

// cites P12
TEST(Match, TheOpeningThrowIsNotPlayed) {
    pollyanna::Match match(position(two_players), {}, std::vector{dice("6-6"), dice("5-1")});
    EXPECT_FALSE(match.thrown());
    EXPECT_TRUE(match.record().turns.empty());
    EXPECT_TRUE(match.throw_dice("2-1"));
    EXPECT_EQ(text(*match.thrown()), "2-1");
}

// cites P13
TEST(Match, PassesTheThrowToTheRight) {
    pollyanna::Match match = table("pollyanna-1951 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w r ?");
    EXPECT_TRUE(turn(match, "5-2", "pass").ends_with(" y ?"));
    EXPECT_TRUE(turn(match, "5-2", "pass").ends_with(" b ?"));
    EXPECT_TRUE(turn(match, "5-2", "pass").ends_with(" g ?"));
}

// cites P82 Q33
TEST(Match, ADoubletKeepsTheThrowAndItCannotBeDeclined) {
    pollyanna::Match match = table(two_players);
    EXPECT_EQ(turn(match, "6-6", "w/6 w/6"), "pollyanna-1916 b:w,w,6,6 g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(error(match.confirm()), "not_thrown");
    EXPECT_EQ(error(match.play("pass")), "not_thrown");
    EXPECT_EQ(match.position().to_throw, Seat::Blue);
}

TEST(Match, IsPlayedStepByStep) {
    pollyanna::Match match = table(two_players);
    EXPECT_TRUE(match.throw_dice("6-3"));
    ASSERT_EQ(match.choices().size(), 1U);
    EXPECT_EQ(text(match.choices()[0]), "w/6");
    EXPECT_EQ(*match.make("w/6"), "w/6");
    EXPECT_EQ(text(match.choices()[0]), "6/9");
    EXPECT_EQ(match.due(), Due::Step);
    EXPECT_EQ(text(match.standing()), "pollyanna-1916 b:w,w,w,6 g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(text(match.position()), two_players);
    EXPECT_TRUE(match.make("6/9"));
    EXPECT_EQ(match.due(), Due::Confirm);
    EXPECT_TRUE(match.confirm());
    EXPECT_EQ(text(match.position()), "pollyanna-1916 b:w,w,w,9 g:- r:w,w,w,w y:- r ?");
    EXPECT_TRUE(match.made().empty());
}

TEST(Match, RefusesWhatIsNotDueAndChangesNothing) {
    pollyanna::Match match = table(two_players);
    EXPECT_EQ(error(match.make("w/6")), "not_thrown");
    EXPECT_EQ(error(match.undo()), "not_thrown");
    EXPECT_EQ(error(match.confirm()), "not_thrown");
    EXPECT_TRUE(match.throw_dice("6-3"));
    EXPECT_EQ(error(match.throw_dice("6-6")), "already_thrown");
    EXPECT_EQ(text(*match.thrown()), "6-3");
    EXPECT_EQ(error(match.confirm()), "throw_not_played");
    EXPECT_EQ(error(match.play("w/6")), "throw_not_played");
    EXPECT_TRUE(match.made().empty());
}

TEST(Match, SaysWhyAStepIsIllegal) {
    pollyanna::Match match = table("pollyanna-1916 b:w,w,w,9 g:- r:w,w,12,12 y:- b ?");
    EXPECT_TRUE(match.throw_dice("5-2"));
    const auto refused = match.make("9/14");
    ASSERT_EQ(error(refused), "illegal_step");
    EXPECT_EQ(refused.error().reason, "blockade_ahead");
    EXPECT_EQ(refused.error().rules, "P54 P62");
    EXPECT_EQ(refused.error().places.front(), "12");
    EXPECT_EQ(refused.error().pieces, (std::vector<std::string>{"r:12", "r:12"}));
    EXPECT_EQ(error(match.play("9/11 11/16")), "illegal_step");
    EXPECT_TRUE(match.made().empty());
    EXPECT_TRUE(match.play("9/11"));
}

TEST(Match, SaysWhatCannotBeRead) {
    pollyanna::Match match = table(two_players);
    const auto thrown = match.throw_dice("6-7");
    ASSERT_EQ(error(thrown), "unreadable");
    EXPECT_EQ(thrown.error().reason, "unknown_throw");
    EXPECT_TRUE(match.throw_dice("6-3"));
    for (const std::string_view step : {"6-9", "pass", "w/6 6/9", ""}) {
        const auto made = match.make(step);
        ASSERT_EQ(error(made), "unreadable") << step;
        EXPECT_EQ(made.error().reason, "unknown_step");
    }
    EXPECT_EQ(match.rewritten("pollyanna").error().front().name, "unknown_edition");
    EXPECT_TRUE(match.made().empty());
}

TEST(Match, KnowsNoHandingOverAndNoDraw) {
    pollyanna::Match match = table(two_players);
    EXPECT_EQ(error(match.hand_over('b')), "cannot_hand_over");
    EXPECT_EQ(error(match.draw()), "no_draw");
    EXPECT_EQ(match.due(), Due::Throw);
}

TEST(Match, UndoneStepsAreLikeNeverMadeButTheDiceStay) {
    pollyanna::Match match = table(two_players);
    EXPECT_TRUE(match.throw_dice("6-3"));
    EXPECT_EQ(error(match.undo()), "nothing_to_undo");
    const game::Record thrown = match.record();
    EXPECT_TRUE(match.make("w/6"));
    EXPECT_TRUE(match.make("6/9"));
    EXPECT_EQ(*match.undo(), "6/9");
    EXPECT_EQ(*match.undo(), "w/6");
    EXPECT_EQ(error(match.undo()), "nothing_to_undo");
    EXPECT_EQ(match.record(), thrown);
    EXPECT_EQ(text(*match.thrown()), "6-3");
}

TEST(Match, AConfirmedThrowIsNotUndone) {
    pollyanna::Match match = table(two_players);
    turn(match, "6-6", "w/6 w/6");
    EXPECT_EQ(error(match.undo()), "not_thrown");
    EXPECT_TRUE(match.throw_dice("2-1"));
    EXPECT_EQ(error(match.undo()), "nothing_to_undo");
}

// cites P97 P98
TEST(Match, EndsWithTheFirstWhoIsHome) {
    pollyanna::Match match = table("pollyanna-1916 b:b4,h,h,h g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(turn(match, "4-4", "b4/h"), "pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b");
    EXPECT_EQ(match.winners(), SeatSet::of(Seat::Blue));
    EXPECT_EQ(match.record().result, "=b");
    EXPECT_EQ(error(match.throw_dice("6-6")), "game_over");
    EXPECT_EQ(error(match.make("w/6")), "game_over");
    EXPECT_EQ(error(match.undo()), "game_over");
    EXPECT_EQ(error(match.confirm()), "game_over");
    EXPECT_EQ(error(match.play("pass")), "game_over");
}

// cites P104 P105
TEST(Match, PartnersWinTogetherAndTheFirstHomeStaysOut) {
    pollyanna::Match match =
        table("pollyanna-1916+partners b:b7,h,h,h g:w,w,w,w r:r7,h,h,h y:w,w,w,w b ?");
    EXPECT_TRUE(turn(match, "2-1", "b7/h").ends_with(" g ?"));
    turn(match, "2-1", "pass");
    turn(match, "3-2", "pass");
    EXPECT_TRUE(turn(match, "2-1", "pass").ends_with(" g ?"));
    turn(match, "2-1", "pass");
    EXPECT_TRUE(turn(match, "2-1", "r7/h").ends_with(" =br"));
}

TEST(Match, KeepsTheRecord) {
    pollyanna::Match match(position("pollyanna-1951+partners+third_piece"
                                    " b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?"),
                           {.names = {{'b', "Ana"}, {'g', " Bo\nb "}, {'r', "-"}},
                            .date = "1951-06-01",
                            .seed = game::Seed{42, 0},
                            .tags = {{"place", "Salem"}}},
                           std::vector{dice("5-2"), dice("6-3"), dice("2-1"), dice("1-1")});
    turn(match, "6-3", "w/21 21/24");
    EXPECT_TRUE(match.throw_dice("6-6"));
    EXPECT_TRUE(match.make("w/36"));
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
