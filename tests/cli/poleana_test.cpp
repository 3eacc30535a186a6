// SPDX-License-Identifier: MIT
// Poleana in the terminal: the box, the players' words in whatever is asked, rules with a name, and
// plots of a series.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "support/program.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* thrown = "poleana b:w,6,9,20 g:w,w,w,w r:12,13,13,36 y:w,w,w,h b 4-3";

void expect_players_words(const Ran& ran, std::string_view language) {
    static const std::regex english(
        "Reward|Broadway|Turnout|Blockade|Glad |Entrance|POLLYANNA|portrait|Home (Path|Space)");
    static const std::regex spanish(
        "Recompensa|Vía|Desviadero|Bloqueo|Gozos|\\b[Pp]ieza|[Cc]aptur|[Dd]obles|\\blances?\\b");
    std::smatch found;
    const bool is_foreign = std::regex_search(ran.out, found, language == "es" ? spanish : english);
    EXPECT_FALSE(is_foreign) << language << ": " << found.str() << " in\n" << ran.out;
}

TEST(Poleana, IsDrawnAsABox) {
    const Ran ran = run_parlor({"board", "--game", "poleana", "--ascii"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("POLEANA"), HasSubstr(" b9  10  11  12  13  14  b0"),
                               HasSubstr("[B] [B] [B] [B]"), Not(HasSubstr("59"))));
    EXPECT_THAT(run_parlor({"board", "--game", "poleana", "--notation"}).out,
                HasSubstr(" 0   1   2   3   4   5   6   7"));
}

// The whole of a game by its story, and each question about a throw.
TEST(Poleana, SpeaksThePlayersWords) {
    const TemporaryFolder folder;
    std::string choices;
    for (int i = 0; i < 600; ++i) choices += "\n1\n1\n";
    for (const std::string language : {"en", "es"}) {
        const std::string file = folder.file(language + ".txt");
        const std::string begun = folder.file(language + "-begun.txt");
        const auto ask = [&](std::vector<std::string> words, std::string_view input = {}) {
            words.insert(words.end(), {"--lang", language});
            const bool is_series = words.front() == "simulate";
            const Ran ran = is_series ? run_lab(words) : run_parlor(words, input);
            EXPECT_NE(ran.code, 2) << words.front() << ": " << ran.err;
            expect_players_words(ran, language);
        };
        ask({"play", "--game", "poleana+prize_for_home", "--seed", "7", "--save", file}, choices);
        ask({"play", "--game", "poleana"}, "?\nhelp\nayuda\nb\nq\nn\n");
        ask({"replay", file});
        ask({"play", "--game", "poleana", "--seed", "7", "--save", begun},
            "\n1\n1\n\n1\n1\n\n1\n1\n");
        ask({"analyse", begun, "--effort", "quick"});
        ask({"explain", thrown, "9/13"});
        ask({"explain", thrown, "9/12*"});
        ask({"explain", thrown, "w/6"});
        ask({"explain", thrown, "6/17"});
        ask({"hint", thrown});
        const Ran story = run_parlor({"replay", file, "--lang", language});
        EXPECT_THAT(story.out, HasSubstr(language == "es" ? "va de su 0 a" : "moves from 0 to"));
        ask({"simulate", "--game", "poleana", "--games", "3"});
    }
}

TEST(Poleana, HasFourPlayEachAlone) {
    const auto start = [](std::vector<std::string> more) {
        const TemporaryFolder folder;
        const std::string file = folder.file("game.txt");
        more.insert(more.begin(), {"play", "--game", "poleana", "--save", file});
        EXPECT_EQ(run_parlor(more, "q\nn\n").code, 0);
        const std::string record = read_text(file);
        const std::size_t begin = record.find("start: ") + 7;
        return record.substr(begin, record.find(' ', begin) - begin);
    };
    const std::string four = "b=human,g=human,r=human,y=human";
    EXPECT_EQ(start({"--seats", four}), "poleana");
    EXPECT_EQ(start({"--seats", four, "--partners"}), "poleana+partners");
}

TEST(HouseName, IsToldAndKept) {
    const TemporaryFolder folder;
    const std::string file = folder.file("game.txt");
    const Ran played =
        run_parlor({"play", "--lang", "es", "--game", "poleana", "--house", "must_capture",
                    "--house-name", "la casa de Beto", "--save", file},
                   "q\ns\n");
    EXPECT_EQ(played.code, 0) << played.err;
    EXPECT_THAT(played.out, HasSubstr("Así jugamos en la casa de Beto\n"));
    EXPECT_THAT(read_text(file), HasSubstr("\nhouse: la casa de Beto\n"));
    EXPECT_THAT(run_parlor({"replay", file}).out, HasSubstr("Our house rules: la casa de Beto\n"));
    EXPECT_THAT(run_parlor({"play", "--load", file}, "q\nn\n").out,
                HasSubstr("Our house rules: la casa de Beto\n"));
}

TEST(HouseName, IsRefusedWhereNobodyCouldReadIt) {
    for (const std::string& name : {std::string("\xe2\x80\x8b"), std::string(41, 'x')}) {
        const Ran ran = run_parlor({"play", "--game", "poleana", "--house-name", name}, "q\n");
        EXPECT_EQ(ran.code, 2);
        EXPECT_THAT(ran.err, HasSubstr("1 to 40")) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
}

TEST(Simulate, DrawsWhatEachSwitchDoes) {
    const TemporaryFolder folder;
    const Ran ran = run_lab({"simulate", "--game", "poleana", "--games", "3", "--seats", "br",
                             "--players", "b=simple", "--plots", folder.file("plots")});
    EXPECT_EQ(ran.code, 0) << ran.err;
    for (const char* name :
         {"lengths.svg", "seats.svg", "throws.svg", "captures.svg", "luck.svg"}) {
        EXPECT_THAT(read_text(folder.file("plots/") + name), StartsWith("<svg")) << name;
    }
    EXPECT_THAT(read_text(folder.file("plots/throws.svg")),
                AllOf(HasSubstr("as they stand"), HasSubstr("must_capture"),
                      HasSubstr("prize_of_twenty"), Not(HasSubstr("third_piece"))));
}

}  // namespace
}  // namespace parlor::tests
