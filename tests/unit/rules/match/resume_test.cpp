// SPDX-License-Identifier: MIT
#include "rules/match/resume.h"

#include <gtest/gtest.h>

#include "games/games.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/rules/text.h"
#include "support/resuming.h"

namespace parlor::match {
namespace {

using namespace pollyanna;

constexpr std::string_view saved =
    "parlor record 1\n"
    "game: pollyanna\n"
    "edition: pollyanna-1916\n"
    "switches: third_piece\n"
    "seat b: Ana\n"
    "seat g: -\n"
    "seat r: Luis\n"
    "seat y: -\n"
    "date: 1916-05-01\n"
    "opening: b 5-2, r 4-3, b 6-1, r 2-2\n"
    "start: pollyanna-1916+third_piece b:w,w,w,w g:- r:w,w,w,w y:- b ?\n"
    "result: unfinished\n"
    "\n"
    "  1 b 6-3 w/6 6/9         -> pollyanna-1916+third_piece b:w,w,w,9 g:- r:w,w,w,w y:- r ?\n"
    "  2 r 5-2 pass            -> pollyanna-1916+third_piece b:w,w,w,9 g:- r:w,w,w,w y:- b ?\n"
    "  3 b 6-6 w/6 w/6         -> pollyanna-1916+third_piece b:w,6,6,9 g:- r:w,w,w,w y:- b ?\n"
    "  4 b 2-1 9/11 ...\n";

std::string replaced(std::string_view from, std::string_view to) {
    return tests::replaced(saved, from, to);
}

std::string damage(std::string_view text) { return tests::damage_of(text, games::resume); }

TEST(Resume, GoesOnWhereTheRecordEnds) {
    auto match = games::resume(*game::read(saved));
    ASSERT_TRUE(match) << damage(saved);
    EXPECT_EQ(game::write((*match)->record()), saved);
    EXPECT_EQ((*match)->made_texts(), std::vector<std::string>{"9/11"});
    EXPECT_TRUE((*match)->make("11/12"));
    EXPECT_TRUE((*match)->confirm());
    EXPECT_TRUE((*match)->position_text().ends_with(" b:w,6,6,12 g:- r:w,w,w,w y:- r ?"));
}

TEST(Resume, APendingThrowCannotBeThrownAgain) {
    auto match = games::resume(*game::read(saved));
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->throw_dice("6-6").error().error, Error::AlreadyThrown);
    EXPECT_TRUE((*match)->undo());
    EXPECT_EQ((*match)->undo().error().error, Error::NothingToUndo);
    EXPECT_EQ((*match)->thrown_text(), "2-1");
}

TEST(Resume, ReadsPiecesAndDiceInAnyOrderAndNeedsNoMarks) {
    EXPECT_EQ(damage(replaced("b:w,6,6,9", "b:9,6,w,6")), "none");
    EXPECT_EQ(damage(replaced("1 b 6-3", "1 b 3-6")), "none");
    EXPECT_EQ(damage(replaced("seat y: -\n", "")), "none");
    EXPECT_EQ(damage(replaced("opening: b 5-2, r 4-3, b 6-1, r 2-2\n", "")), "none");
}

TEST(Resume, RefusesDamagedTags) {
    EXPECT_EQ(damage(replaced("game: pollyanna", "game: ludo")), "2 wrong_game ludo\n");
    EXPECT_EQ(damage(replaced("edition: pollyanna-1916", "edition: polly")),
              "3 unreadable polly unknown_edition\n");
    EXPECT_EQ(damage(replaced("edition: pollyanna-1916", "edition: dixie-1952")),
              "3 variant_differs dixie-1952+third_piece\n");
    EXPECT_EQ(damage(replaced("switches: third", "switches: fourth")),
              "4 unreadable fourth_piece unknown_switch\n");
    EXPECT_EQ(damage(replaced("r:w,w,w,w y:- b ?", "r:w,w,w,60 y:- b ?")),
              "11 unreadable r:60 unknown_space\n");
    EXPECT_EQ(damage(replaced("y:- b ?\nresult", "y:- b 6-3\nresult")),
              "11 start_not_open pollyanna-1916+third_piece b:w,w,w,w g:- r:w,w,w,w y:- b 6-3\n");
    EXPECT_EQ(damage(replaced("result: unfinished", "result: =b")), "12 result_differs =b\n");
}

TEST(Resume, RefusesSeatsThatAreNotThoseOfTheStart) {
    EXPECT_EQ(damage(replaced("seat g: -", "seat g: Eva")), "6 seat_differs g\n");
    EXPECT_EQ(damage(replaced("seat g: -", "seat k: Eva")), "6 seat_differs k\n");
    EXPECT_EQ(damage(replaced("y:- b ?", "y:w,w,w,w b ?")),
              "8 seat_differs y\n10 opening_differs b 6-1\n");
}

// cites P11 Q20
TEST(Resume, RefusesAnOpeningThatDoesNotLeadToTheStart) {
    EXPECT_EQ(damage(replaced("b 5-2, r", "b 5-9, r")), "10 unreadable 5-9 unknown_throw\n");
    EXPECT_EQ(damage(replaced("b 5-2, r", "b 6-2, r")), "10 opening_differs b 6-1\n");
    EXPECT_EQ(damage(replaced("b 5-2, r", "r 5-2, r")), "10 opening_differs r 5-2\n");
    EXPECT_EQ(damage(replaced("r 2-2", "r 6-6")), "10 opening_differs r 6-6\n");
    EXPECT_EQ(damage(replaced(", r 2-2", "")), "10 opening_differs b 6-1\n");
}

TEST(Resume, RefusesDamagedTurns) {
    EXPECT_EQ(damage(replaced("2 r 5-2", "2 b 5-2")), "15 wrong_seat b\n");
    EXPECT_EQ(damage(replaced("2 r 5-2", "2 r 5-7")), "15 unreadable 5-7 unknown_throw\n");
    EXPECT_EQ(damage(replaced("w/6 6/9", "w/6 6-9")), "14 unreadable 6-9 unknown_step\n");
    EXPECT_EQ(damage(replaced("w/6 6/9", "w/6 6/8")), "14 illegal_step 6/8 not_a_number_thrown\n");
    EXPECT_EQ(damage(replaced("2 r 5-2", "2 r 5-1")), "15 throw_not_played pass\n");
    EXPECT_EQ(damage(replaced("w/6 6/9 ", "w/6 ")), "14 throw_not_played w/6\n");
    EXPECT_EQ(damage(replaced("9/11 ...", "9/12 ...")),
              "17 illegal_step 9/12 not_a_number_thrown\n");
}

TEST(Resume, RefusesPositionsThatThePlayDoesNotLeadTo) {
    const std::string other = "pollyanna-1916+third_piece b:w,w,w,10 g:- r:w,w,w,w y:- r ?";
    EXPECT_EQ(
        damage(replaced("b:w,w,w,9 g:- r:w,w,w,w y:- r ?", "b:w,w,w,10 g:- r:w,w,w,w y:- r ?")),
        "14 position_differs " + other + "\n");
    EXPECT_EQ(damage(replaced("b:w,6,6,9 g:- r:w,w,w,w y:- b ?", "b:w,6,6,9 g:- r:w,w,w,w y:- b")),
              "16 unreadable ? field_missing\n");
}

TEST(Resume, RefusesTurnsAfterTheEnd) {
    constexpr std::string_view won =
        "parlor record 1\n"
        "game: pollyanna\n"
        "edition: pollyanna-1916\n"
        "seat b:\n"
        "seat r:\n"
        "start: pollyanna-1916 b:b7,h,h,h g:- r:w,w,w,w y:- b ?\n"
        "result: =b\n"
        "1 b 5-1 b7/h -> pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b\n";
    EXPECT_EQ(damage(won), "none");
    EXPECT_EQ(damage(std::string(won) + "2 r 5-2 ...\n"), "9 turn_after_end 2\n");
}

TEST(Resume, ListsEveryDamagedTag) {
    std::string text = replaced("switches: third", "switches: fourth");
    text.replace(text.find("seat y: -"), 9, "seat y: Z");
    EXPECT_EQ(damage(text), "4 unreadable fourth_piece unknown_switch\n8 seat_differs y\n");
}

void play_through(const Position& start, std::uint64_t seed) {
    const Header table{.names = {{'b', "A"}, {'g', "B"}}, .seed = game::Seed{seed}};
    tests::expect_resumes(std::make_unique<pollyanna::Match>(start, table), games::resume,
                          [](base::Random& random) { return text(Throw::by(random)); },
                          {.seed = seed, .every = 40});
}

TEST(Resume, IsTheSameGame) {
    for (const Edition& edition : editions) {
        const auto seed = static_cast<std::uint64_t>(edition.id) + 1;
        const Variant variant(edition.id);
        play_through(starting_position(variant.with_partners(), SeatSet::all(), Seat::Red), seed);
        play_through(starting_position(variant, SeatSet::pair(Seat::Green), Seat::Yellow), seed);
    }
}

}  // namespace
}  // namespace parlor::match
