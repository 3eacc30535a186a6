// SPDX-License-Identifier: MIT
// Lines and books of puzzles, and which of them are too much alike.
#include "programs/puzzles/puzzle.h"

#include <gtest/gtest.h>

#include <set>

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
    EXPECT_EQ(text(written), id_of(some) + " 62 8.4 6.9 1000 simple " + some + " | 18/24");
    EXPECT_EQ(*parse_puzzle(text(written)), written);
    Puzzle found = written;
    found.missed_by.clear();
    EXPECT_EQ(parse_puzzle(text(found))->missed_by, "");
}

TEST(PuzzleText, NamesThePartThatCannotBeUsed) {
    const std::string id = id_of(some);
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 1000 - " + some + " | 18/24"), "none");
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 1000 - " + some), "parts");
    EXPECT_EQ(fault_of(id + " 62 8.4 | 18/24"), "parts");
    EXPECT_EQ(fault_of("aaaaa 62 8.4 6.9 1000 - " + some + " | 18/24"), "id");
    EXPECT_EQ(fault_of(id + " 101 8.4 6.9 1000 - " + some + " | 18/24"), "difficulty");
    EXPECT_EQ(fault_of(id + " 62 8.4 9.9 1000 - " + some + " | 18/24"), "margin");
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 many - " + some + " | 18/24"), "games");
    EXPECT_EQ(fault_of(id + " 62 8.4 6.9 1000 - " + some + " | "), "answer");
}

TEST(Puzzles, AreAlikeWithTwoPiecesElsewhere) {
    const Puzzle one = puzzle(some);
    EXPECT_TRUE(are_alike(one, puzzle("pollyanna-1916 b:9,18,h,h g:- r:w,w,20,41 y:- b 6-2")));
    EXPECT_FALSE(are_alike(one, puzzle("pollyanna-1916 b:9,19,h,h g:- r:w,w,20,41 y:- b 6-2")));
    EXPECT_FALSE(are_alike(one, puzzle("pollyanna-1916 b:8,18,h,h g:- r:w,w,20,40 y:- b 6-3")));
}

TEST(Book, IsReadAsItWasWritten) {
    Book book{.remarks = {"For people."}};
    Chapter& chapter = book.chapter({"pollyanna-1916", "br"}, 7);
    EXPECT_TRUE(chapter.add(puzzle(some)));
    EXPECT_FALSE(chapter.add(puzzle(some)));
    chapter.games = 12;
    const auto read = parse_book(text(book));
    ASSERT_TRUE(read);
    EXPECT_EQ(text(*read), text(book));
    EXPECT_EQ(read->chapters.front().games, 12U);
    EXPECT_EQ(&book.chapter({"pollyanna-1916", "br"}, 7), &book.chapters.front());
    book.chapter({"pollyanna-1916", "br"}, 8);
    EXPECT_EQ(book.chapters.size(), 2U);
}

TEST(Book, NamesTheLineThatCannotBeUsed) {
    const std::string heading = "table pollyanna-1916 br seed 1 games 2\n";
    const auto twice = parse_book(heading + text(puzzle(some)) + '\n' + text(puzzle(some)));
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().line, 3U);
    EXPECT_EQ(twice.error().name, "same_id");
    EXPECT_EQ(parse_book("table pollyanna-1916 br seed x games 2").error().name, "table");
    EXPECT_EQ(parse_book(text(puzzle(some))).error().name, "table");
}

TEST(PuzzleOfDay, ComesByAllOfThem) {
    for (const std::size_t count : {1U, 2U, 7U, 624U, 7919U}) {
        std::set<std::size_t> seen;
        for (std::uint64_t day = 20'000; day < 20'000 + count; ++day) {
            seen.insert(of_day(day, count));
        }
        EXPECT_EQ(seen.size(), count);
    }
    EXPECT_EQ(of_day(20'774, 624), 20'774U * 7919U % 624U);
}

}  // namespace
}  // namespace parlor::puzzles
