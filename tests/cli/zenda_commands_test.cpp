// SPDX-License-Identifier: MIT
// The commands that answer a question, asked about The Prisoner of Zenda.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "cli/common.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr auto zenda_thrown = "zenda k:28 y:1 m:- a:79 z 2-1-1";
constexpr auto zenda_open = "zenda k:28 y:1 m:- a:79 z ?";
constexpr auto setting = "zenda k:- y:- m:65 a:62,63,64,66,67,68,69 s set";

// The positions of these tests are positions in the valley.
Ran in_valley(std::vector<std::string> command) {
    command.insert(command.end(), {"--board", valley});
    return command.front() == "perft" ? run_lab(command) : run_parlor(command);
}

TEST(ZendaPlays, ListsEveryResultSortedByItsText) {
    const auto lines = lines_of(in_valley({"plays", zenda_thrown}).out);
    EXPECT_EQ(lines.size(), 71U);
    EXPECT_THAT(lines, Each(HasSubstr(" -> zenda k:")));
    EXPECT_EQ(lines.front(), "k:28/19 k:19/15 k:15/11 -> zenda k:11 y:1 m:- a:79 s ?");
    EXPECT_TRUE(std::ranges::is_sorted(
        lines, {}, [](const std::string& line) { return line.substr(line.find("->")); }));
}

TEST(ZendaPlays, AlsoOfSettingUp) {
    const auto lines = lines_of(in_valley({"plays", setting}).out);
    EXPECT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines.front(), "a:-/70 -> zenda k:- y:- m:65 a:62,63,64,66,67,68,69,70 z set");
}

TEST(ZendaPlays, NamesEveryDefect) {
    expect_refused(in_valley({"plays", zenda_open}), "(not_thrown)");
    expect_refused(in_valley({"plays", "zenda k:99 y:1 m:- a:79,79 z 1-1-1"}), "(unknown_spot)",
                   "(spot_taken)");
    expect_refused(in_valley({"plays", "zenda k:28 y:1 m:- a:79 z 2-1"}), "(unknown_throw)");
}

TEST(ZendaPerft, CountsOverAllThrows) {
    EXPECT_EQ(in_valley({"perft", zenda_open, "0"}).out, "1\n");
    const auto lines = lines_of(in_valley({"perft", zenda_open, "1", "--divide"}).out);
    ASSERT_EQ(lines.size(), 57U);
    EXPECT_EQ(lines[1], "2-1-1 71");
    const auto sum = std::accumulate(lines.begin(), lines.end() - 1, 0, [](int all, auto& line) {
        return all + std::stoi(line.substr(line.find(' ')));
    });
    EXPECT_EQ(std::to_string(sum), lines.back());
    expect_refused(in_valley({"perft", zenda_thrown, "1"}), "(already_thrown)");
    expect_refused(in_valley({"perft", setting, "1"}), "(not_set_up)");
}

TEST(ZendaExplain, SaysWhatAStepDoesAndWhyAnotherMayNotBeMade) {
    const Ran good = in_valley({"explain", zenda_thrown, "y:1/2 k:28/22"});
    EXPECT_EQ(good.code, 0);
    EXPECT_THAT(good.out, HasSubstr("does      move the King 2, with the 2\n"));
    const Ran bad = in_valley({"explain", "zenda k:5 y:3,4 m:65 a:62,66 s 6-4-1", "a:66/65"});
    EXPECT_EQ(bad.code, 1);
    EXPECT_EQ(bad.out,
              "a:66/65 may not be made: occupied\n"
              "A spot holds one piece, and 65 is taken by your own side.\n"
              "spot      65\n"
              "pieces    Black Michael (65)\n"
              "rules     Z4\n"
              "read      docs/rules/zenda.md#z4\n");
    const Ran pass = in_valley({"explain", zenda_thrown, "pass"});
    EXPECT_EQ(pass.code, 1);
    EXPECT_THAT(pass.out, HasSubstr("read      docs/rules/rulings.md#zq1\n"));
}

TEST(ZendaExplain, SpeaksSpanish) {
    EXPECT_THAT(in_valley({"explain", setting, "a:-/3", "--lang", "es"}).out,
                HasSubstr("3 no es un punto azul de tu ciudad"));
}

TEST(ZendaExplain, SaysThatAStepWins) {
    const Ran ran = in_valley({"explain", "zenda k:72 y:- m:65 a:62 z 1-1-1", "k:72/71"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("the game is won"));
}

TEST(ZendaSimulate, RefusesWhatItWouldNotDo) {
    const auto simulate = [](std::vector<std::string> options) {
        options.insert(options.begin(), {"simulate", "--games", "1"});
        return run_lab(options);
    };
    expect_refused(simulate({"--game", "zenda+bogus"}), "(unknown_switch)");
    expect_refused(simulate({"--game", "zenda+endless"}), "(no_endless)");
    expect_refused(simulate({"--game", "zenda", "--seats", "sz"}), "(no_seats)");
    expect_refused(simulate({"--game", "zenda", "--players", "x=simple"}), "(unknown_side)");
    expect_refused(simulate({"--game", "zenda", "--plots", "/proc/none"}), "/proc/none");
    expect_refused(simulate({"--plots", "/proc/none"}), "/proc/none");
    expect_refused(simulate({"--game", "zenda", "--seed", "-1"}), "-1");
}

TEST(ZendaSimulate, DrawsWhatCameOut) {
    const TemporaryFolder folder;
    const Ran ran =
        run_lab({"simulate", "--game", "zenda", "--games", "3", "--plots", folder.file("plots")});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("King in Streslau"));
    for (const char* name : {"endings.svg", "lengths.svg", "held.svg"}) {
        EXPECT_THAT(read_text(folder.file("plots/") + name), StartsWith("<svg")) << name;
    }
}

TEST(ZendaBoard, IsDrawnInTheTerminalAndAsAPicture) {
    const Ran map = run_parlor({"board", "--game", "zenda"});
    EXPECT_EQ(map.code, 0);
    EXPECT_THAT(map.out, AllOf(HasSubstr("STRESLAU"), HasSubstr("ZENDA"), Not(HasSubstr("\x1b"))));
    EXPECT_EQ(lines_of(map.out).size(), 36U);
    EXPECT_THAT(in_valley({"board", "--position", zenda_open}).out, HasSubstr("K28"));
    EXPECT_THAT(run_parlor({"board", "--game", "zenda", "--svg", "-"}).out, StartsWith("<svg"));
    EXPECT_THAT(run_parlor({"board", "--game", "zenda", "--svg", "-", "--lang", "es"}).out,
                HasSubstr("Los caminos de Zenda a Streslau"));
    expect_refused(run_parlor({"board", "--game", "zenda", "--svg", "-", "--theme", "x"}),
                   "theme \"x\"");
}

TEST(ZendaBoard, MayBeAnotherOne) {
    EXPECT_NE(run_parlor({"board", "--game", "zenda", "--board", lane}).out,
              run_parlor({"board", "--game", "zenda"}).out);
    expect_refused(run_parlor({"plays", zenda_thrown, "--board", lane}), "(unknown_spot)",
                   "(unknown_spot)");
    expect_refused(run_parlor({"plays", zenda_thrown, "--board", "/nowhere.json"}),
                   "/nowhere.json");
    expect_refused(run_parlor({"board", "--board", lane}), "Only zenda");
}

TEST(ZendaBoard, IsRefusedWithEveryDefect) {
    const TemporaryFolder folder;
    write_text(folder.file("b.json"), R"({"spots": [{"id": "2", "x": 1, "y": 1, "kind": "sea"}]})");
    const Ran ran = run_parlor({"board", "--game", "zenda", "--board", folder.file("b.json")});
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, AllOf(HasSubstr("(spot_out_of_order)"), HasSubstr("(unknown_kind)"),
                               HasSubstr("(field_missing)")));
}

TEST(ZendaEditions, ListTheGameToo) {
    EXPECT_THAT(run_parlor({"editions"}).out, HasSubstr("\nzenda: The Prisoner of Zenda"));
    EXPECT_THAT(run_parlor({"editions", "--game", "zenda"}).out,
                AllOf(StartsWith("The Prisoner of Zenda\n"), HasSubstr("endless")));
}

}  // namespace
}  // namespace parlor::tests
