// SPDX-License-Identifier: MIT
// The commands that answer a question: plays, perft, explain, editions, board; and the help.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "cli/common.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr auto thrown = "pollyanna-1951 b:w,w,w,17 g:w,w,w,21 r:w,w,w,w y:- b 4-1";
constexpr auto open = "pollyanna-1951 b:w,w,w,17 g:w,w,w,21 r:w,w,w,w y:- b ?";
constexpr auto over = "pollyanna-1951 b:h,h,h,h g:w,w,w,21 r:w,w,w,w y:- =b";

std::size_t columns(const std::string& line) {
    return static_cast<std::size_t>(
        std::ranges::count_if(line, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

TEST(Plays, ListsEveryResultSortedByItsText) {
    const Ran ran = run_parlor({"plays", thrown});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(
        lines_of(ran.out),
        ElementsAre("17/18 18/22 -> pollyanna-1951 b:w,w,w,22 g:w,w,w,21 r:w,w,w,w y:- g ?",
                    "17/B1 B1/B2 -> pollyanna-1951 b:w,w,w,B2 g:w,w,w,21 r:w,w,w,w y:- g ?"));
}

TEST(Plays, SaysPassWhenTheThrowIsLost) {
    const Ran ran = run_parlor({"plays", "dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b 5-2"});
    EXPECT_EQ(ran.out, "pass -> dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- r ?\n");
}

TEST(Plays, NeedsAThrow) {
    expect_refused(run_parlor({"plays", open}), "(not_thrown)");
    expect_refused(run_parlor({"plays", over}), "(game_over)");
}

TEST(Plays, NamesEveryDefectInALineOfItsOwn) {
    expect_refused(run_parlor({"plays", "pollyanna-1951 b:w,w,w,61 g:w,w,w r:- y:-\nb 7-1"}),
                   "b:61", "(not_four_pieces)", "(unknown_throw)");
    expect_refused(run_parlor({"plays", "ludo b:- g:- r:- y:- b ?"}), "(unknown_edition)");
}

TEST(Perft, CountsLines) {
    EXPECT_EQ(run_lab({"perft", open, "0"}).out, "1\n");
    EXPECT_EQ(run_lab({"perft", open, "2"}).out, "957\n");
    EXPECT_EQ(run_lab({"perft", over, "0"}).out, "1\n");
    EXPECT_EQ(run_lab({"perft", over, "2"}).out, "0\n");
}

TEST(Perft, DividesByThrow) {
    const auto lines = lines_of(run_lab({"perft", open, "2", "--divide"}).out);
    ASSERT_EQ(lines.size(), 22U);
    const auto sum = std::accumulate(lines.begin(), lines.end() - 1, 0, [](int all, auto& line) {
        return all + std::stoi(line.substr(line.find(' ')));
    });
    EXPECT_THAT(lines.front(), StartsWith("1-1 "));
    EXPECT_EQ(std::to_string(sum), lines.back());
}

TEST(Perft, NeedsAPositionToBeThrownAndANumber) {
    expect_refused(run_lab({"perft", thrown, "2"}), "(already_thrown)");
    expect_refused(run_lab({"perft", open}), "\"n\" is missing");
    for (const char* depth : {"x", "-1", "1.5", "100", ""}) {
        EXPECT_EQ(run_lab({"perft", open, depth}).code, 2) << depth;
    }
}

TEST(Explain, SaysWhatALegalStepDoes) {
    const Ran ran = run_parlor({"explain", thrown, "17/18"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out,
              "17/18 may be made.\ndoes      move 1, with the 1\nthen      18/22, 18/B2\n");
}

TEST(Explain, SaysWhichRuleForbidsAStep) {
    const Ran ran = run_parlor({"explain", thrown, "17/21"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out,
              "17/21 may not be made: safe_rival\n"
              "A rival on its own colour is safe, so you may not stop on 21 (one Green piece).\n"
              "space     21\n"
              "pieces    one Green piece\n"
              "rules     P64 P66\n"
              "read      docs/rules/pollyanna.md#p64\n"
              "read      docs/rules/pollyanna.md#p66\n");
}

TEST(Explain, JudgesTheLastStepOfAPlay) {
    const Ran good = run_parlor({"explain", thrown, "17/18 18/22"});
    EXPECT_EQ(good.code, 0);
    EXPECT_THAT(good.out, HasSubstr("the throw is played"));
    const Ran early = run_parlor({"explain", thrown, "17/21 21/22"});
    EXPECT_EQ(early.code, 1);
    EXPECT_THAT(early.out, StartsWith("17/21 may not be made"));
}

TEST(Explain, KnowsPassAndTheDeclinedReward) {
    EXPECT_EQ(run_parlor({"explain", thrown, "pass"}).code, 1);
    EXPECT_THAT(run_parlor({"explain", thrown, "-+"}).out, HasSubstr("no_reward"));
    const auto lost = "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b 5-2";
    EXPECT_EQ(run_parlor({"explain", lost, "pass"}).code, 0);
    const auto capture = "pollyanna-1916 b:w,w,w,17 g:w,w,w,22 r:w,w,w,w y:- b 4-1";
    EXPECT_EQ(run_parlor({"explain", capture, "17/18 18/22* -+"}).code, 0);
}

TEST(Explain, SpeaksSpanish) {
    EXPECT_THAT(run_parlor({"explain", thrown, "17/21", "--lang", "es"}).out,
                AllOf(HasSubstr("Un rival sobre su propio color está a salvo"),
                      HasSubstr("docs/es/rules/pollyanna.md#p64")));
}

TEST(Explain, RefusesWhatItCannotRead) {
    expect_refused(run_parlor({"explain", thrown, "17-21"}), "(unknown_step)");
    expect_refused(run_parlor({"explain", open, "17/21"}), "(not_thrown)");
    expect_refused(run_parlor({"explain", thrown}), "\"step\" is missing");
}

TEST(Editions, StandSideBySideIn80Columns) {
    for (const char* language : {"en", "es"}) {
        const Ran ran = run_parlor({"editions", "--lang", language});
        EXPECT_EQ(ran.code, 0);
        for (const std::string& line : lines_of(ran.out)) EXPECT_LE(columns(line), 80U) << line;
        EXPECT_THAT(ran.out, AllOf(HasSubstr("dixie-1952"), HasSubstr("third_piece"),
                                   HasSubstr("portrait circle"), HasSubstr("retrato")));
    }
}

TEST(Editions, OneIsToldInDetail) {
    const Ran ran = run_parlor({"editions", "--game", "pollyanna-1951"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Home Path"), HasSubstr("corner"),
                               HasSubstr("starting place"), HasSubstr("plays on")));
    expect_refused(run_parlor({"editions", "--game", "x"}), "(unknown_edition)");
}

TEST(Board, IsDrawnInTheTerminal) {
    const Ran ran = run_parlor({"board", "--game", "dixie-1952"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(lines_of(ran.out).size(), 21U);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("DIXIE"), HasSubstr("╭"), Not(HasSubstr("\x1b"))));
    EXPECT_THAT(run_parlor({"board", "--colour"}).out, HasSubstr("\x1b[0"));
    EXPECT_THAT(run_parlor({"board", "--no-numbers"}).out, Not(HasSubstr("59")));
}

TEST(Board, IsAsciiWhereNothingElseCanBeShown) {
    const auto is_ascii = [](const std::string& text) {
        return std::ranges::all_of(text, [](char byte) { return byte > 0; });
    };
    EXPECT_TRUE(is_ascii(run_parlor({"board", "--ascii"}).out));
    EXPECT_TRUE(is_ascii(run_parlor({"board"}, "", {"LANG=C"}).out));
    EXPECT_FALSE(is_ascii(run_parlor({"board"}, "", {"LANG=es_ES.utf8"}).out));
}

TEST(Board, IsWrittenAsAPicture) {
    const TemporaryFolder folder;
    EXPECT_EQ(run_parlor({"board", "--position", open, "--svg", folder.file("b.svg")}).code, 0);
    EXPECT_THAT(read_text(folder.file("b.svg")), StartsWith("<svg"));
    EXPECT_THAT(folder.names(), ElementsAre("b.svg"));
    const Ran piped = run_parlor({"board", "--position", open, "--svg", "-"});
    EXPECT_EQ(piped.out, read_text(folder.file("b.svg")));
    const Ran other =
        run_parlor({"board", "--position", open, "--svg", "-", "--theme", "pollyanna-es"});
    EXPECT_NE(other.out, piped.out);
    EXPECT_THAT(piped.out, HasSubstr("<title>Pollyanna, Track Pursuit Game</title>"));
    EXPECT_THAT(run_parlor({"board", "--position", open, "--svg", "-", "--lang", "es"}).out,
                HasSubstr("Le toca tirar a Azul."));
}

TEST(Board, RefusesWhatCannotBeDrawnOrWritten) {
    expect_refused(run_parlor({"board", "--position", "x"}), "(unknown_edition)",
                   "b:", "g:", "r:", "y:", "b ?");
    expect_refused(run_parlor({"board", "--game", "x"}), "(unknown_edition)");
    expect_refused(run_parlor({"board", "--svg", "-", "--theme", "x"}), "theme \"x\"");
    expect_refused(run_parlor({"board", "--theme", "dixie-1952"}), "--theme");
    expect_refused(run_parlor({"board", "--game", "dixie-1952", "--position", open}),
                   "not of dixie-1952");
    expect_refused(run_parlor({"board", "--svg", "/nowhere/at/all.svg"}), "/nowhere/at/all.svg");
}

void expect_help(const Ran& ran, const std::string& example) {
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("\n  " + example)) << example;
    for (const std::string& line : lines_of(ran.out)) EXPECT_LE(columns(line), 80U) << line;
}

TEST(Help, EveryCommandHasAnExampleIn80Columns) {
    for (const char* language : {"en", "es"}) {
        for (const char* command :
             {"plays", "explain", "editions", "board", "replay", "play", "hint"}) {
            expect_help(run_parlor({command, "--help", "--lang", language}),
                        std::string("parlor ") + command);
        }
        for (const char* command :
             {"perft", "simulate", "arena", "ladder", "balance", "tune", "endings"}) {
            expect_help(run_lab({command, "--help", "--lang", language}),
                        std::string("parlor-lab ") + command);
        }
    }
}

TEST(Help, ComesAlsoWhenNothingIsAsked) {
    const Ran ran = run_parlor({});
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, run_parlor({"--help"}).out);
    EXPECT_THAT(run_parlor({"--version"}).out, StartsWith("parlor "));
}

TEST(Help, SpeaksTheLanguageOfTheEnvironment) {
    EXPECT_THAT(run_parlor({"--help"}, "", {"LANG=es_MX.UTF-8"}).out, HasSubstr("Uso: parlor"));
    EXPECT_THAT(run_parlor({"--help"}, "", {"LANG=es_MX.UTF-8", "LC_ALL=C"}).out,
                HasSubstr("Usage: parlor"));
    EXPECT_THAT(run_parlor({"--help", "--lang=en"}, "", {"LANG=es_MX.UTF-8"}).out,
                HasSubstr("Usage: parlor"));
}

TEST(Help, HasNoWordsOfTheOtherLanguage) {
    for (const Ran& ran :
         {run_parlor({"--help", "--lang", "es"}), run_lab({"--help", "--lang", "es"})}) {
        EXPECT_THAT(ran.out, AllOf(HasSubstr("Opciones:"), Not(HasSubstr("Options"))));
        for (const std::string& line : lines_of(ran.out)) EXPECT_LE(columns(line), 80U) << line;
    }
}

TEST(Arguments, ThatAreNotUnderstoodAreRefusedInOneLine) {
    expect_refused(run_parlor({"ludo"}), "\"ludo\"");
    expect_refused(run_parlor({"plays", thrown, "--fast"}), "\"--fast\"");
    expect_refused(run_parlor({"plays", thrown, "more"}), "\"more\"");
    expect_refused(run_parlor({"plays"}), "\"position\" is missing");
    expect_refused(run_parlor({"plays", "--lang", "es"}), "Falta el argumento «position»");
    expect_refused(run_parlor({"editions", "--lang", "fr"}), "--lang");
    expect_refused(run_parlor({"editions", "--game"}), "--game");
}

}  // namespace
}  // namespace parlor::tests
