// SPDX-License-Identifier: MIT
// Puzzles on the command line: listed and asked by theme, made from the blunders of one level, and
// gathered into one file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "common.h"

namespace parlor::tests {
namespace {

using testing::AllOf;
using testing::Each;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

const std::string shipped = PARLOR_SOURCE "/puzzles/zenda.txt";

// The puzzles of a file: its lines without headings.
std::vector<std::string> puzzles_of(const std::string& file) {
    auto lines = lines_of(read_text(file));
    std::erase_if(lines, [](const std::string& line) { return line.find(" | ") == line.npos; });
    return lines;
}

Ran make(const std::string& file, std::vector<std::string> more) {
    std::vector<std::string> words{"puzzles", "make", "--game", "pollyanna-1916",
                                   "--seats", "br",   "--out",  file};
    words.insert(words.end(), more.begin(), more.end());
    return run_lab(words);
}

TEST(Puzzles, AreListedByTheme) {
    const Ran all = run_parlor({"puzzles", "list", "--game", "zenda"});
    const Ran some = run_parlor({"puzzles", "list", "--game", "zenda", "--theme", "break_out"});
    EXPECT_EQ(some.code, 0) << some.err;
    auto lines = lines_of(some.out);
    EXPECT_THAT(lines.front(), HasSubstr("(themes)"));
    lines.erase(lines.begin());
    EXPECT_GT(lines.size(), 9U);
    EXPECT_LT(lines.size() + 1, lines_of(all.out).size());
    EXPECT_THAT(lines, Each(AllOf(HasSubstr(" zenda k:"), HasSubstr("(break_out"))));
    expect_refused(run_parlor({"puzzles", "list", "--game", "zenda", "--theme", "side_road"}),
                   "There is no such puzzle: zenda side_road (no_puzzle)");
    expect_refused(run_parlor({"puzzles", "play", "--theme", "sidling"}), "sidling (no_puzzle)");
}

TEST(Puzzles, SayWhatTheyWereAboutOnceTheyAreOver) {
    const auto play = [](std::string_view typed) {
        return run_parlor({"puzzles", "play", "ca8fz"}, typed).out;
    };
    EXPECT_THAT(play("h\n"),
                HasSubstr("\nThis puzzle: Break the Blockade · Side road or main road.\n"));
    EXPECT_THAT(play("q\n"), Not(HasSubstr("This puzzle")));
}

TEST(Puzzles, AreMadeFromTheBlundersOfALevel) {
    const TemporaryFolder folder;
    const std::vector<std::string> wanted{"--seed", "101", "--missed-by", "careful", "--count"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), wanted.begin(), wanted.end());
        return more;
    };
    const std::string once = folder.file("once.txt");
    EXPECT_EQ(make(once, with({"3", "--threads", "1"})).code, 0);
    const auto found = puzzles_of(once);
    EXPECT_THAT(found, SizeIs(3));
    EXPECT_THAT(found, Each(HasSubstr(" careful ")));
    EXPECT_THAT(read_text(once), StartsWith("table pollyanna-1916 br seed 101 games "));
    // On two threads, and going on from what is there.
    const std::string twice = folder.file("twice.txt");
    EXPECT_EQ(make(twice, with({"1", "--threads", "2"})).code, 0);
    EXPECT_EQ(make(twice, with({"3", "--threads", "2"})).code, 0);
    EXPECT_EQ(puzzles_of(twice), found);
    // The chapter of a level is not that of the seed.
    EXPECT_EQ(make(twice, {"--seed", "101", "--count", "1"}).code, 0);
    EXPECT_THAT(puzzles_of(twice), SizeIs(4));
    EXPECT_THAT(make(twice, {"--missed-by", "carefree"}).err, HasSubstr("(unknown_player)"));
}

TEST(Puzzles, AreGatheredBehindThoseThatAreThere) {
    const TemporaryFolder folder;
    const std::string book = folder.file("book.txt");
    const std::string more = folder.file("more.txt");
    const auto lines = lines_of(read_text(shipped));
    const auto themeless = [](const std::string& line) {
        const std::size_t theme = line.find(' ', line.find(" 200 ") + 5) + 1;
        return line.substr(0, theme) + '-' + line.substr(line.find(' ', theme));
    };
    write_text(book, lines[1] + '\n' + themeless(lines[2]) + '\n');
    write_text(more, "table zenda sz seed 7 games 9 missed-by careful\n" + lines[2] + '\n' +
                         themeless(lines[3]) + '\n');
    for (int again = 0; again < 2; ++again) {
        const Ran ran = run_lab({"puzzles", "gather", more, "--out", book});
        EXPECT_EQ(ran.code, 0) << ran.err;
        EXPECT_EQ(ran.out, book + " has 2 puzzles.\n");
        EXPECT_EQ(read_text(book), lines[1] + '\n' + lines[2] +
                                       "\ntable zenda sz seed 7 games 9 missed-by careful\n" +
                                       lines[3] + '\n');
    }
    EXPECT_THAT(run_lab({"puzzles", "gather", "nowhere.txt", "--out", book}).err,
                HasSubstr("nowhere.txt"));
}

}  // namespace
}  // namespace parlor::tests
