// SPDX-License-Identifier: MIT
// Lines and books of puzzles, and which of them are too much alike.
#include "programs/puzzles/puzzle.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

#include "programs/puzzles/book.h"

namespace parlor::puzzles {
namespace {

Puzzle puzzle(std::string position, std::string answer = "18/24") {
    return {.id = id_of(position),
            .difficulty = 62,
            .margin = 0.084,
            .least_margin = 0.069,
            .games = 1000,
            .missed_by = "simple",
            .themes = {"hit_or_run", "side_road"},
            .position = std::move(position),
            .answer = std::move(answer)};
}

const std::string some = "pollyanna-1916 b:8,18,h,h g:- r:w,w,20,40 y:- b 6-2";

std::string_view fault_of(std::string_view line) {
    const auto read = parse_puzzle(line);
    return read ? "none" : name(read.error());
}

TEST(PuzzleText, IsReadAsItWasWritten) {
    const Puzzle written = puzzle(some);
    EXPECT_EQ(text(written),
              id_of(some) + " 62 8.4 6.9 1000 simple hit_or_run,side_road " + some + " | 18/24");
    EXPECT_EQ(*parse_puzzle(text(written)), written);
    Puzzle found = written;
    found.missed_by.clear();
    found.themes.clear();
    EXPECT_EQ(text(found), id_of(some) + " 62 8.4 6.9 1000 - - " + some + " | 18/24");
    EXPECT_EQ(*parse_puzzle(text(found)), found);
}

TEST(PuzzleText, NamesThePartThatCannotBeUsed) {
    const std::string id = id_of(some);
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 1000 - hunt " + some + " | 18/24"), "none");
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 1000 - hunt " + some), "parts");
    EXPECT_EQ(fault_of(id + " 62 8.4 | 18/24"), "parts");
    EXPECT_EQ(fault_of("aaaaa 62 8.4 6.9 1000 - hunt " + some + " | 18/24"), "id");
    EXPECT_EQ(fault_of(id + " 101 8.4 6.9 1000 - hunt " + some + " | 18/24"), "difficulty");
    EXPECT_EQ(fault_of(id + " 62 8.4 9.9 1000 - hunt " + some + " | 18/24"), "margin");
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 many - - " + some + " | 18/24"), "games");
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 1000 - hunt " + some + " | "), "answer");
    for (const std::string each : {"Hunt", "hunt,", ",hunt", "hit-or-run"}) {
        EXPECT_EQ(fault_of(id + " 62 8.4 6.9 1000 - " + each + ' ' + some + " | 18/24"), "themes");
    }
}

TEST(Puzzles, AreAlikeWithTwoPiecesElsewhere) {
    const Puzzle one = puzzle(some);
    EXPECT_TRUE(are_alike(one, puzzle("pollyanna-1916 b:9,18,h,h g:- r:w,w,20,41 y:- b 6-2")));
    EXPECT_FALSE(are_alike(one, puzzle("pollyanna-1916 b:9,19,h,h g:- r:w,w,20,41 y:- b 6-2")));
    EXPECT_FALSE(are_alike(one, puzzle("pollyanna-1916 b:8,18,h,h g:- r:w,w,20,40 y:- b 6-3")));
}

const Source seven{.game = "pollyanna-1916", .seats = "br", .seed = 7};
const Source eight{.game = "pollyanna-1916", .seats = "br", .seed = 8, .missed_by = "careful"};

TEST(Book, IsReadAsItWasWritten) {
    Book book{.remarks = {"For people."}};
    Chapter& chapter = book.chapter(seven);
    EXPECT_TRUE(book.add(chapter, puzzle(some)));
    chapter.games = 12;
    book.chapter(eight).games = 3;
    const auto read = parse_book(text(book));
    ASSERT_TRUE(read);
    EXPECT_EQ(text(*read), text(book));
    EXPECT_EQ(read->chapters.front().games, 12U);
    EXPECT_EQ(read->chapters.back().source, eight);
    EXPECT_EQ(&book.chapter(seven), &book.chapters.front());
    EXPECT_EQ(book.chapters.size(), 2U);
}

const std::string near_it = "pollyanna-1916 b:9,18,h,h g:- r:w,w,20,41 y:- b 6-2";
const std::string other_one = "pollyanna-1916 b:10,19,h,h g:- r:w,w,20,44 y:- b 6-2";

TEST(Book, HasNoTwinsAtATable) {
    Book book;
    EXPECT_TRUE(book.add(book.chapter(seven), puzzle(some)));
    EXPECT_FALSE(book.add(book.chapter(seven), puzzle(some)));
    EXPECT_FALSE(book.add(book.chapter(eight), puzzle(near_it)));
    EXPECT_TRUE(book.add(book.chapter(eight), puzzle(other_one)));
    const Source elsewhere{.game = "pollyanna-1916+partners", .seats = "bgry"};
    EXPECT_FALSE(book.add(book.chapter(elsewhere), puzzle(some)));  // of the same name
    EXPECT_TRUE(book.add(book.chapter(elsewhere), puzzle(near_it)));
}

TEST(Book, TakesInAnotherBehindItsOwn) {
    Book book;
    book.add(book.chapter(seven), puzzle(some));
    Book more;
    more.add(more.chapter(eight), puzzle(near_it));
    more.add(more.chapter(eight), puzzle(other_one));
    more.chapter(eight).games = 40;
    book.add(more);
    const std::string all = text(book);
    ASSERT_EQ(book.chapters.size(), 2U);
    ASSERT_EQ(book.chapters.back().puzzles.size(), 1U);
    EXPECT_EQ(book.chapters.back().puzzles.front(), puzzle(other_one));
    EXPECT_EQ(book.chapters.back().games, 40U);
    book.add(more);
    EXPECT_EQ(text(book), all);
}

TEST(Book, NamesTheLineThatCannotBeUsed) {
    const std::string heading = "table pollyanna-1916 br seed 1 games 2\n";
    const auto twice = parse_book(heading + text(puzzle(some)) + '\n' + text(puzzle(some)));
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().line, 3U);
    EXPECT_EQ(twice.error().name, "same_id");
    EXPECT_EQ(parse_book("table pollyanna-1916 br seed x games 2").error().name, "table");
    for (const std::string more : {"missed-by", "missed careful", "missed-by careful deep"}) {
        EXPECT_EQ(parse_book("table pollyanna-1916 br seed 1 games 2 " + more).error().name,
                  "table");
    }
    EXPECT_EQ(parse_book(text(puzzle(some))).error().name, "table");
}

TEST(PuzzleOfDay, ComesByAllOfThem) {
    for (const std::size_t count : {1U, 2U, 7U, 99U, 100U, 600U, 7900U}) {
        std::set<std::size_t> seen;
        for (std::int64_t number = -50; seen.size() < count && number < 8'000; ++number) {
            EXPECT_TRUE(seen.insert(of_day(number, count)).second);
        }
        EXPECT_EQ(seen.size(), count);
    }
}

TEST(PuzzleOfDay, StaysWhenPuzzlesAreAppended) {
    for (std::int64_t number = 1; number <= 500; ++number) {
        EXPECT_EQ(of_day(number, 500), of_day(number, 560));
        EXPECT_EQ(of_day(number, 500), of_day(number, 2'400));
    }
    EXPECT_NE(of_day(501, 500), of_day(501, 600));
}

// The same figures are in web/tests/puzzles/days.test.ts.
TEST(PuzzleOfDay, IsTheOneOfThePage) {
    using namespace std::chrono;
    EXPECT_EQ(day_number(sys_days{2026y / November / 1}), 1);
    EXPECT_EQ(day_number(sys_days{2027y / March / 12}), 132);
    const std::vector<std::array<std::size_t, 3>> pinned{
        {1, 103, 0},     {2, 103, 19},  {100, 103, 81}, {101, 103, 0}, {101, 512, 100},
        {132, 512, 189}, {501, 512, 0}, {3, 57, 49},    {58, 57, 0}};
    for (const auto& [number, count, index] : pinned) {
        EXPECT_EQ(of_day(static_cast<std::int64_t>(number), count), index) << number;
    }
    EXPECT_EQ(of_day(0, 103), 81U);
}

}  // namespace
}  // namespace parlor::puzzles
