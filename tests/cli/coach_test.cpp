// SPDX-License-Identifier: MIT
// Levels, hints and judged games: players, hint, analyse, and who sits down to play.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <set>

#include "support/corpus.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

namespace json = boost::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

constexpr auto advised = "pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b 2-1";

Ran hint(std::string_view position, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"hint", std::string(position), "--effort", "quick"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_parlor(arguments);
}

// The first turns of a finished game.
std::string short_record(const TemporaryFolder& folder, std::size_t turns) {
    std::string text;
    std::size_t seen = 0;
    for (std::string line :
         lines_of(read_project_file("tests/games/pollyanna-1916-two-players.txt"))) {
        if (line.starts_with("result:")) line = "result: unfinished";
        if (line.starts_with("seat b:")) line = "seat b: Ana & Eva <3";
        if (line.find("->") != std::string::npos && ++seen > turns) break;
        text += line + '\n';
    }
    const std::string file = folder.file("game.txt");
    write_text(file, text);
    return file;
}

Ran analyse(const std::string& file, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"analyse", file, "--effort", "quick"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_parlor(arguments);
}

TEST(Players, AreListedFromTheWeakestToTheStrongest) {
    const Ran ran = run_parlor({"players", "--game", "zenda"});
    EXPECT_EQ(ran.code, 0);
    const auto lines = lines_of(ran.out);
    ASSERT_GE(lines.size(), 8U);
    EXPECT_EQ(lines[0], "The Prisoner of Zenda");
    for (std::size_t i = 1; i <= 6; ++i) {
        EXPECT_EQ(lines[i + 1].substr(0, 2), std::to_string(i) + ' ');
    }
    EXPECT_THAT(ran.out, HasSubstr("No level gets better dice."));
    EXPECT_THAT(run_parlor({"players", "--lang", "es"}).out,
                AllOf(HasSubstr("Pollyanna\n"), HasSubstr("El prisionero de Zenda\n"),
                      HasSubstr("Ningún nivel tiene mejores dados.")));
    EXPECT_THAT(run_parlor({"players", "--game", "ludo"}).err, HasSubstr("(unknown_edition)"));
}

TEST(Levels, AreChosenByNumberOrByName) {
    TemporaryFolder folder;
    const auto seated = [&](std::vector<std::string> options) {
        const std::string file = folder.file(std::to_string(folder.names().size()));
        std::vector<std::string> arguments{"play", "--seed", "4", "--save", file};
        arguments.insert(arguments.end(), options.begin(), options.end());
        EXPECT_EQ(run_parlor(arguments).code, 0);
        const std::string record = read_text(file);
        const std::size_t at = record.find("players: ") + 9;
        return record.substr(at, record.find('\n', at) - at);
    };
    EXPECT_EQ(seated({}), "b=human,r=careful");
    EXPECT_EQ(seated({"--level", "2"}), "b=human,r=simple");
    EXPECT_EQ(seated({"--level", "deep", "--seats", "b=human,g=1,r=computer"}),
              "b=human,g=random,r=deep");
    const Ran ran = run_parlor({"play", "--level", "7"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, AllOf(HasSubstr("(unknown_player)"), HasSubstr("random, simple")));
}

TEST(Hint, TellsTheBestPlaysWithChancesAndReasons) {
    const auto lines = lines_of(hint(advised, {"--most", "2"}).out);
    ASSERT_EQ(lines.size(), 7U);
    EXPECT_EQ(lines[0], "Blue rolls 2 and 1.");
    EXPECT_THAT(lines[2], MatchesRegex("play +Blue +Red +error"));
    EXPECT_THAT(lines[3], MatchesRegex("1  8/10\\*.* %.* %.*"));
    EXPECT_THAT(lines[4], HasSubstr("   captures a rival piece"));
    EXPECT_THAT(lines[5], MatchesRegex("2  .* % +[0-9.]+ %"));
}

TEST(Hint, HasOneLineForEachPosition) {
    const Ran ran = hint(advised, {"--most", "99", "--json"});
    const json::value told = json::parse(ran.out);
    std::set<std::string> after;
    for (const json::value& play : told.at("plays").as_array()) {
        EXPECT_TRUE(after.insert(std::string(play.at("after").as_string())).second);
        EXPECT_GE(play.at("error").to_number<double>(), 0);
        EXPECT_FALSE(play.at("reasons").as_array().empty());
    }
    EXPECT_EQ(after.size(), lines_of(run_parlor({"plays", advised}).out).size());
}

TEST(Hint, SpeaksSpanish) {
    EXPECT_THAT(hint(advised, {"--lang", "es"}).out,
                AllOf(HasSubstr("jugada"), HasSubstr("captura una pieza rival")));
}

TEST(Hint, SaysWhereToSetUp) {
    const Ran ran = hint("zenda k:- y:- m:- a:- s set", {"--most", "1", "--json"});
    const json::value told = json::parse(ran.out);
    EXPECT_EQ(told.at("throw").as_string(), "set");
    EXPECT_EQ(told.at("side").as_string(), "s");
    EXPECT_THAT(std::string(told.at("plays").at(0).at("play").as_string()), HasSubstr("m:-/"));
}

TEST(Hint, NeedsSomethingToPlay) {
    EXPECT_THAT(hint("pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b ?").err,
                HasSubstr("(not_thrown)"));
    EXPECT_EQ(hint(advised, {"--effort", "heroic"}).code, 2);
    EXPECT_EQ(hint(advised, {"--most", "0"}).code, 2);
}

TEST(Throws, AreListedFromTheLuckiest) {
    const Ran ran = run_parlor({"throws", "pollyanna-1916 b:b5,b7,h,h g:- r:r7,h,h,h y:- b ?"});
    const auto lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 23U) << ran.err;
    EXPECT_THAT(lines[0], MatchesRegex("throw +of +Blue +Red +luck  best play"));
    EXPECT_THAT(lines[1], MatchesRegex("3-1 +2 +100.0 % +0.0 % +\\+67.3 %  .*b5/h.*"));
    EXPECT_THAT(lines[22], MatchesRegex("before +36 +32.7 % +67.3 %"));
    EXPECT_THAT(run_parlor({"throws", "zenda k:31 y:- m:- a:50 z ?", "--lang", "es"}).out,
                HasSubstr("mejor jugada"));
}

TEST(Throws, NeedATableThatWaitsForOne) {
    EXPECT_THAT(run_parlor({"throws", advised}).err, HasSubstr("(already_thrown)"));
    EXPECT_THAT(run_parlor({"throws", "pollyanna-1916 b:h,h,h,h g:- r:r7,h,h,h y:- =b"}).err,
                HasSubstr("(game_over)"));
    EXPECT_THAT(run_parlor({"throws", "zenda k:- y:- m:- a:- s set"}).err,
                HasSubstr("(not_set_up)"));
}

TEST(Analyse, AddsUpLuckAndErrors) {
    const TemporaryFolder folder;
    const std::string file = short_record(folder, 34);
    const Ran ran = analyse(file);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("\nplayer "), HasSubstr("\nAna & Eva <3 (Blue) "),
                               HasSubstr("The worst errors:\n\nTurn "), HasSubstr("\n  better ")));
    const json::value told = json::parse(analyse(file, {"--json", "--threads", "2"}).out);
    EXPECT_EQ(told.at("turns").as_array().size(), 34U);
    const json::value& totals = told.at("totals");
    EXPECT_NEAR(totals.at("b").at("luck").as_double(), -totals.at("r").at("luck").as_double(),
                1e-9);
    EXPECT_TRUE(totals.at("b").at("result").is_null());
    EXPECT_EQ(json::parse(analyse(file, {"--json", "--threads", "1"}).out), told);
}

TEST(Analyse, WritesARecordWithNotesThatCanBeReplayed) {
    const TemporaryFolder folder;
    const std::string file = short_record(folder, 12);
    const std::string noted = folder.file("noted.txt");
    EXPECT_EQ(analyse(file, {"--out", noted, "--lang", "es"}).code, 0);
    EXPECT_THAT(read_text(noted), AllOf(HasSubstr("\n    # Suerte "), HasSubstr("mejor")));
    EXPECT_EQ(run_parlor({"replay", noted}).out, run_parlor({"replay", file}).out);
}

// The page of a review as the page's build makes it, with nothing but the place for its data.
std::string page_of_a_review(const TemporaryFolder& folder) {
    write_text(folder.file("report.html"), "<script>__REVIEW__</script>");
    return folder.file(".");
}

TEST(Analyse, FillsThePageOfAReview) {
    const TemporaryFolder folder;
    const std::string page = folder.file("game.html");
    const std::string file = short_record(folder, 8);
    const std::string root = page_of_a_review(folder);
    EXPECT_EQ(analyse(file, {"--html", page, "--root", root, "--lang", "es"}).code, 0);
    const std::string html = read_text(page);
    const std::string begin = "<script>";
    const std::string end = "</script>";
    ASSERT_TRUE(html.starts_with(begin) && html.ends_with(end));
    const std::string data = html.substr(begin.size(), html.size() - begin.size() - end.size());
    EXPECT_THAT(data, Not(HasSubstr("<")));
    const json::value review = json::parse(data);
    EXPECT_EQ(review.at("view").at("language").as_string(), "es");
    EXPECT_EQ(review.at("view").at("seats").at(0).at("name").as_string(), "Ana & Eva <3");
    EXPECT_THAT(std::string(review.at("board").at("svg").as_string()), HasSubstr("<svg"));
    EXPECT_EQ(review.at("story").at("turns").as_array().size(), 8U);
    const json::value told = json::parse(analyse(file, {"--json"}).out);
    for (std::size_t i = 0; i < 8; ++i) {
        const json::value& turn = review.at("turns").at(i);
        const json::value& same = told.at("turns").at(i);
        EXPECT_EQ(turn.at("error"), same.at("error"));
        EXPECT_EQ(turn.at("before").at(0), same.at("before").at("b"));
        EXPECT_EQ(turn.at("luck").at(1), same.at("luck").at("r"));
    }
    EXPECT_EQ(review.at("summary").at("sides").at(0).at("luck"),
              told.at("totals").at("b").at("luck"));
}

TEST(Analyse, SaysThatThereIsNoPageToFill) {
    const TemporaryFolder folder;
    const std::string page = folder.file("game.html");
    const Ran ran = analyse(short_record(folder, 2), {"--html", page, "--root", folder.file(".")});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("report.html"));
    EXPECT_EQ(ran.out, "");
}

TEST(Analyse, RefusesWhatCannotBeJudged) {
    const TemporaryFolder folder;
    EXPECT_EQ(analyse(folder.file("none.txt")).code, 2);
    EXPECT_THAT(analyse(short_record(folder, 0)).err, HasSubstr("no turn to judge"));
    EXPECT_EQ(analyse(short_record(folder, 2), {"--threads", "-1"}).code, 2);
    const std::string root = page_of_a_review(folder);
    EXPECT_EQ(
        analyse(short_record(folder, 2), {"--html", "/nowhere/at/all.html", "--root", root}).code,
        2);
}

TEST(Accuracy, FallsWithTheLevelAndIsTheSameOnAnyNumberOfThreads) {
    const auto measured = [](const char* threads) {
        return run_lab(
            {"accuracy", "--levels", "simple,careful", "--games", "1", "--threads", threads});
    };
    const Ran ran = measured("1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(measured("2").out, ran.out);
    const auto mean = [&](std::string_view level) {
        return std::stod(ran.out.substr(ran.out.find(level) + level.size()));
    };
    EXPECT_LT(mean("\nsimple "), mean("\ncareful "));
    EXPECT_LE(mean("\ncareful "), 100);
    EXPECT_EQ(run_lab({"accuracy", "--levels", "nobody"}).code, 2);
    const Ran refused = run_lab({"accuracy", "--seats", "bx"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("There is no seat \"x\""));
}

TEST(Simulate, ShowsThatNoSeatHasBetterDice) {
    const Ran ran = run_lab({"simulate", "--games", "60", "--seats", "br", "--players",
                             "b=careful,r=random", "--lang", "en"});
    EXPECT_THAT(ran.out, HasSubstr("All dice look fair."));
    const json::value told =
        json::parse(run_lab({"simulate", "--games", "60", "--json", "--player", "simple"}).out);
    for (const char* seat : {"b", "g", "r", "y"}) {
        const json::value& dice = told.at("by_seat").at(seat).at("dice");
        EXPECT_NEAR(dice.at("mean_pips").as_double(), 3.5, 0.2);
        EXPECT_TRUE(dice.at("looks_fair").as_bool());
    }
}

}  // namespace
}  // namespace parlor::tests
