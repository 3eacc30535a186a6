// SPDX-License-Identifier: MIT
// `parlor-lab arena` and `parlor-lab ladder`: what they tell, and what they refuse.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::string gate = std::string(PARLOR_SOURCE) + "/tests/boards/gate.json";

template <class... Options>
Ran arena(Options... options) {
    return run_lab({"arena", "--lang", "en", options...});
}

template <class... Options>
Ran ladder(Options... options) {
    return run_lab({"ladder", "--lang", "en", options...});
}

boost::json::object parsed(const Ran& ran) {
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    return boost::json::parse(ran.out).as_object();
}

double number(const boost::json::object& of, std::string_view key) {
    return of.at(key).to_number<double>();
}

TEST(Arena, TellsWhoIsBetterAsJson) {
    const auto told = parsed(arena("simple", "random", "--json", "--games", "39", "--seed", "3"));
    EXPECT_EQ(told.at("game"), "pollyanna-1916");
    EXPECT_EQ(told.at("seed"), 3);
    EXPECT_EQ(told.at("games"), 40);
    EXPECT_EQ(told.at("sets"), 20);
    EXPECT_EQ(told.at("draws"), 0);
    EXPECT_GT(number(told, "mean_throws"), 20);
    EXPECT_FALSE(told.contains("sprt"));
    const auto& players = told.at("players").as_array();
    ASSERT_EQ(players.size(), 2U);
    const auto& simple = players[0].as_object();
    EXPECT_EQ(simple.at("name"), "simple");
    EXPECT_EQ(simple.at("wins").as_int64() + players[1].at("wins").as_int64(), 40);
    EXPECT_EQ(number(simple, "win_share"), number(simple, "wins") / 40);
    EXPECT_LT(number(simple, "low"), number(simple, "win_share"));
    EXPECT_GT(number(simple, "low"), 0.5);
    EXPECT_LE(number(simple, "win_share"), number(simple, "high"));
    EXPECT_GT(number(simple, "elo_low"), 0);
    EXPECT_EQ(simple.at("forfeits"), 0);
    EXPECT_FALSE(simple.contains("milliseconds"));
}

TEST(Arena, TellsTheSameOnAnyNumberOfThreads) {
    const auto on_threads = [](const char* threads) {
        return arena("random", "simple", "random", "--json", "--games", "30", "--seed", "5",
                     "--threads", threads)
            .out;
    };
    const std::string one = on_threads("1");
    EXPECT_EQ(on_threads("2"), one);
    EXPECT_EQ(on_threads("5"), one);
}

TEST(Arena, StopsWhenTheQuestionIsSettled) {
    const auto sprt = [](const char* threads) {
        return arena("simple", "random", "--json", "--games", "2000", "--sprt=0,100", "--threads",
                     threads);
    };
    const auto told = parsed(sprt("1"));
    EXPECT_EQ(told.at("sprt").at("verdict"), "H1");
    EXPECT_LT(number(told, "games"), 200);
    EXPECT_GE(told.at("sprt").at("llr").to_number<double>(), 2.944);
    EXPECT_EQ(sprt("3").out, sprt("1").out);
    EXPECT_THAT(arena("random", "random", "--games", "4", "--sprt=-5,5").out,
                HasSubstr("Undecided whether random is stronger by -5 or by 5 Elo"));
}

TEST(Arena, LetsPartnersPlayByTwoAndByFour) {
    const auto two = parsed(arena("simple", "random", "--json", "--games", "8", "--partners"));
    EXPECT_EQ(two.at("game"), "pollyanna-1916+partners");
    EXPECT_EQ(two.at("sets"), 4);
    const auto four = parsed(
        arena("2", "1", "2", "1", "--json", "--games", "8", "--game", "pollyanna-1951+partners"));
    EXPECT_EQ(four.at("sets"), 2);
    const auto& players = four.at("players").as_array();
    EXPECT_EQ(players[0].at("name"), "simple");
    EXPECT_EQ(players[0].at("wins"), players[2].at("wins"));
    EXPECT_EQ(players[0].at("wins").as_int64() + players[1].at("wins").as_int64(), 8);
}

TEST(Arena, PlaysZendaOnTheBoardItIsGiven) {
    const auto told = parsed(arena("simple", "1", "--json", "--games", "6", "--game", "zenda",
                                   "--board", gate.c_str(), "--times"));
    EXPECT_EQ(told.at("game"), "zenda");
    EXPECT_EQ(told.at("games"), 6);
    EXPECT_GT(told.at("players").as_array()[0].at("milliseconds").to_number<double>(), 0);
}

TEST(Arena, TellsATable) {
    const Ran ran = arena("simple", "random", "--games", "3", "--times");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("pollyanna-1916: 4 games in 2 sets, seed 1\n"));
    EXPECT_THAT(ran.out, HasSubstr("\nsimple "));
    EXPECT_THAT(ran.out, HasSubstr("ms a choice"));
    EXPECT_THAT(ran.out, HasSubstr("3 games were asked for"));
    EXPECT_THAT(run_lab({"arena", "--lang", "es", "1", "1", "--games", "2"}).out,
                HasSubstr("2 partidas en 1 series"));
}

TEST(Arena, RefusesPlayersThatThereAreNot) {
    const Ran ran = arena("nobody", "7", "--games", "0");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(lines_of(ran.err),
                ElementsAre(HasSubstr("random, simple, careful, deep, searcher, master, "
                                      "or a search such as "),
                            HasSubstr("\"7\"")));
}

TEST(Arena, LetsASearchThatIsSpelledOutMeetALevel) {
    const Ran ran = arena("rollouts:12x2:3:5", "simple", "--games", "10", "--threads", "1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("\nrollouts:12x2:3:5 "));
    EXPECT_THAT(arena("rollouts:12", "simple").err, HasSubstr("\"rollouts:12\""));
}

TEST(Arena, LetsLevelsMeetWhatTheyWereBeforeTheNet) {
    const Ran ran = arena("careful", "linear-careful", "--game", "zenda", "--games", "4", "--seed",
                          "1", "--threads", "1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("linear-careful  "));
}

TEST(Arena, RefusesWhatCannotBePlayed) {
    EXPECT_THAT(arena("random").err, HasSubstr("(two_to_four)"));
    EXPECT_THAT(arena("1", "1", "1", "1", "1").err, HasSubstr("(two_to_four)"));
    EXPECT_THAT(arena("1", "1", "--seats", "bgr").err, HasSubstr("(a_player_a_seat)"));
    EXPECT_THAT(arena("1", "1", "--seats", "bg").err, HasSubstr("(seats_not_playable)"));
    EXPECT_THAT(arena("1", "1", "1", "--partners").err,
                HasSubstr("(partners_play_by_two_or_four)"));
    EXPECT_THAT(arena("1", "1", "--games", "0").err, HasSubstr("(out_of_range)"));
    EXPECT_THAT(arena("1", "1", "--threads", "1000").err, HasSubstr("(out_of_range)"));
    EXPECT_THAT(arena("1", "1", "--sprt=9,9").err, HasSubstr("(not_two_elos)"));
    EXPECT_THAT(arena("1", "1", "1", "--sprt=0,9").err, HasSubstr("(sprt_needs_two)"));
    EXPECT_THAT(arena("1", "1", "1", "--game", "zenda").err, HasSubstr("(two_for_zenda)"));
    EXPECT_THAT(arena("1", "1", "--game", "zenda", "--seats", "br").err, HasSubstr("(no_seats)"));
    EXPECT_THAT(arena("1", "1", "--game", "zenda+endless").err, HasSubstr("(no_endless)"));
    EXPECT_THAT(arena("1", "1", "--game", "whist").err, HasSubstr("(unknown_edition)"));
}

TEST(Ladder, RatesEverybodyFromRandom) {
    const auto told = parsed(ladder("--players", "simple,random", "--games", "60", "--slow-games",
                                    "2", "--json", "--seed", "2"));
    EXPECT_EQ(told.at("anchor"), "random");
    const auto& players = told.at("players").as_array();
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[1].at("elo"), 0.0);
    EXPECT_GT(players[0].at("elo_low").to_number<double>(), 0);
    EXPECT_EQ(told.at("pairs").as_array()[0].at("games"), 60);
}

TEST(Ladder, WritesItsTableBetweenItsMarks) {
    const TemporaryFolder folder;
    const std::string page = folder.file("players.md");
    write_text(page, "before\n<!-- ladder:zenda -->\nold\n<!-- /ladder:zenda -->\nafter\n");
    const Ran ran = ladder("--game", "zenda", "--board", gate.c_str(), "--players", "1,2",
                           "--games", "4", "--slow-games", "2", "--write", page.c_str());
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("zenda, seed 1\n"));
    const std::string written = read_text(page);
    EXPECT_TRUE(written.starts_with("before\n<!-- ladder:zenda -->\n")) << written;
    EXPECT_TRUE(written.ends_with("<!-- /ladder:zenda -->\nafter\n")) << written;
    EXPECT_THAT(written, HasSubstr("\n| random | +0 | +0 – +0 |  | 4 |"));
    EXPECT_EQ(written.find("old"), std::string::npos);
}

TEST(Ladder, RefusesWhatItCannotDo) {
    const TemporaryFolder folder;
    const std::string page = folder.file("page.md");
    write_text(page, "nothing\n");
    EXPECT_THAT(ladder("--write", page.c_str()).err, HasSubstr("has no place for the table"));
    EXPECT_THAT(ladder("--write", folder.file("none").c_str()).err, HasSubstr("could not be read"));
    EXPECT_THAT(ladder("--players", "1,1").err, HasSubstr("(named_twice)"));
    EXPECT_THAT(ladder("--players", "1,who,2").err, HasSubstr("(unknown_player)"));
    EXPECT_THAT(ladder("--players", "1").err, HasSubstr("(two_to_four)"));
    EXPECT_THAT(ladder("--games", "10", "--slow-games", "11").err, HasSubstr("(out_of_range)"));
}

}  // namespace
}  // namespace parlor::tests
