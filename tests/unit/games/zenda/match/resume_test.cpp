// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "games/games.h"
#include "games/zenda/game.h"
#include "games/zenda/match/match.h"
#include "support/resuming.h"
#include "support/zenda_boards.h"

namespace parlor::match {
namespace {

using namespace zenda;

using tests::valley;

// Played in the valley, whose fingerprint it tells.
constexpr std::string_view saved =
    "parlor record 1\n"
    "game: zenda\n"
    "edition: zenda\n"
    "switches: endless\n"
    "seat m: Ana\n"
    "seat a: Eva\n"
    "seat z: Luis\n"
    "start: zenda k:- y:- m:- a:- s set\n"
    "board: c4cd441a880979b8\n"
    "result: unfinished\n"
    "\n"
    "  1 s set m:-/62 a:-/63 a:-/64 a:-/65 a:-/66 a:-/67 a:-/68 a:-/69 a:-/70 -> "
    "zenda k:- y:- m:62 a:63,64,65,66,67,68,69,70 z set\n"
    "  2 z set k:-/3 y:-/4 y:-/5 -> zenda k:3 y:4,5 m:62 a:63,64,65,66,67,68,69,70 s ?\n"
    "  3 s 3-1-1 m:over a:64/61 a:70/64 ...\n";

std::string replaced(std::string_view from, std::string_view to) {
    return tests::replaced(saved, from, to);
}

tests::Resume resume_on(const Board& board) {
    return [&board](const game::Record& record) { return zenda::Game(board).resume(record); };
}

std::string damage(std::string_view text, const Board& board = valley()) {
    return tests::damage_of(text, resume_on(board));
}

TEST(ZendaResume, GoesOnWhereTheRecordEnds) {
    const auto match = zenda::Game(valley()).resume(*game::read(saved));
    ASSERT_TRUE(match) << damage(saved);
    EXPECT_EQ(game::write((*match)->record()), saved);
    EXPECT_EQ((*match)->awaited(), "a");
    EXPECT_EQ((*match)->due(), Due::Step);
}

TEST(ZendaResume, RefusesDamage) {
    EXPECT_EQ(damage(replaced("edition: zenda", "edition: x")), "3 variant_differs x\n");
    EXPECT_EQ(damage(replaced("endless", "partners")), "4 unreadable partners unknown_switch\n");
    EXPECT_EQ(damage(replaced("seat a: Eva\n", "")), "7 unreadable mz seats_not_playable\n");
    EXPECT_EQ(damage(replaced("seat a:", "seat b:")),
              "6 seat_differs b\n8 unreadable mz seats_not_playable\n");
    EXPECT_EQ(damage(replaced("start: zenda k:-", "start: zenda k:3")),
              "8 unreadable s set set_too_early\n");
    EXPECT_EQ(damage(replaced("2 z set", "2 s set")), "13 wrong_seat s\n");
    EXPECT_EQ(damage(replaced("2 z set", "2 z 6-4-2")), "13 throw_not_due 6-4-2\n");
    EXPECT_EQ(damage(replaced("3 s 3-1-1", "3 s set")), "14 unreadable set unknown_throw\n");
    EXPECT_EQ(damage(replaced("k:-/3 y:-/4", "k:-/3 y:-/9")),
              "13 illegal_step y:-/9 not_a_blue_spot\n");
    EXPECT_EQ(damage(replaced("y:-/4 y:-/5", "y:-/4")), "13 throw_not_played k:-/3 y:-/4\n");
    EXPECT_EQ(damage(replaced("k:3 y:4,5", "k:4 y:3,5")),
              "13 position_differs zenda k:4 y:3,5 m:62 a:63,64,65,66,67,68,69,70 s ?\n");
    EXPECT_EQ(damage(replaced("a:64/61 a", "a:over a:64/61 a")), "14 illegal_step a:over\n");
    EXPECT_EQ(damage(replaced("m:over", "z:over")), "14 illegal_step z:over\n");
    EXPECT_EQ(damage(replaced("unfinished", "=z")), "10 result_differs =z\n");
}

// Written when partners played in a fixed order, and told a bare `over` where the player of the
// large piece handed the dice on: they still stand, and are written on with the seat's letter.
// cites ZQ17
TEST(ZendaResume, ReadsRecordsOfTheFixedOrder) {
    constexpr std::string_view three =
        "  1 s set over a:-/63 a:-/64 a:-/65 a:-/66 a:-/67 a:-/68 a:-/69 a:-/70 m:-/62 -> "
        "zenda k:- y:- m:62 a:63,64,65,66,67,68,69,70 z set\n"
        "  2 z set k:-/3 y:-/4 y:-/5 -> zenda k:3 y:4,5 m:62 a:63,64,65,66,67,68,69,70 s ?\n"
        "  3 s 3-1-1 over a:64/61 a:70/64 ...\n";
    const std::string old = std::string(saved.substr(0, saved.find("  1 s"))).append(three);
    EXPECT_EQ(damage(old), "none");
    const auto match = zenda::Game(valley()).resume(*game::read(old));
    EXPECT_EQ((*match)->play_text(), "m:over a:64/61 a:70/64");

    constexpr std::string_view four =
        "parlor record 1\n"
        "game: zenda\n"
        "edition: zenda\n"
        "seat m: Ana\n"
        "seat a: Eva\n"
        "seat k: Luis\n"
        "seat y: Leo\n"
        "start: zenda k:28 y:1 m:65 a:62,66 z ?\n"
        "board: c4cd441a880979b8\n"
        "result: unfinished\n"
        "\n"
        "  1 z 2-1-1 k:28/23 over y:1/2 k:23/28 -> zenda k:28 y:2 m:65 a:62,66 s ?\n";
    EXPECT_EQ(damage(four), "none");
    EXPECT_EQ(damage(std::string(four).replace(four.find("k:28/23 over"), 12, "over over")),
              "12 illegal_step over\n");
}

TEST(ZendaResume, RefusesAnotherBoard) {
    EXPECT_EQ(damage(saved, standard_board()), "9 board_differs c4cd441a880979b8\n");
    EXPECT_EQ(damage(replaced("c4cd441a880979b8", "0123456789abcdef")),
              "9 board_differs 0123456789abcdef\n");
    EXPECT_EQ(damage(replaced("board: c4cd441a880979b8\n", "")),
              "2 board_differs " + fingerprint(standard_board()) + "\n");
}

TEST(ZendaResume, NamesEveryBoardButTheStandardOne) {
    EXPECT_TRUE(zenda::Match(standard_board(), starting_position()).record().others.empty());
    const game::Record record = zenda::Match(valley(), starting_position()).record();
    ASSERT_EQ(record.others.size(), 1U);
    EXPECT_EQ(record.others.front(), (game::Tag{"board", fingerprint(valley())}));
    EXPECT_FALSE(games::resume(record));
    const auto resumed = zenda::Game(valley()).resume(record);
    ASSERT_TRUE(resumed);
    EXPECT_EQ((*resumed)->record(), record);
}

TEST(ZendaResume, KnowsADrawThatWasAgreedUpon) {
    constexpr std::string_view drawn =
        "parlor record 1\n"
        "game: zenda\n"
        "edition: zenda\n"
        "seat s:\n"
        "seat z:\n"
        "start: zenda k:3 y:4,5 m:65 a:62 s ?\n"
        "board: c4cd441a880979b8\n"
        "result: draw\n";
    EXPECT_EQ(damage(drawn), "none");
    EXPECT_EQ(damage(std::string(drawn) + "1 s 2-1-1 ...\n"), "8 result_differs draw\n");
}

void play_through(Division division, std::uint64_t seed) {
    tests::expect_resumes(std::make_unique<zenda::Match>(valley(), starting_position(),
                                                         zenda::TableRules{.division = division}),
                          resume_on(valley()),
                          [](base::Random& random) { return text(Throw::by(random)); },
                          {.seed = seed, .every = 5, .turns = 60});
}

TEST(ZendaResume, IsTheSameGame) {
    for (const Division division : all_divisions) {
        for (const std::uint64_t seed : {1U, 2U}) play_through(division, seed);
    }
}

}  // namespace
}  // namespace parlor::match
