// SPDX-License-Identifier: MIT
// Puzzles as a text file: a line each, below a line that says at which table they came up, by which
// seed, and how many games have been looked at, so that looking can go on; and whose blunders they
// are, if they are one level's. Lines that begin with # are for people.
//
//   # Puzzles of The Prisoner of Zenda; docs/puzzles.md
//   table zenda sz seed 1894 games 612
//   4vx1k 62 8.4 6.9 200 simple zenda … | …
//   table zenda sz seed 1897 games 40 missed-by careful
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "programs/puzzles/maker.h"
#include "programs/puzzles/puzzle.h"

namespace parlor::puzzles {

// The puzzles of one source.
struct Chapter {
    Source source{};
    std::uint64_t games = 0;  // searched so far: 0 … games − 1
    std::vector<Puzzle> puzzles{};
};

struct Book {
    std::vector<std::string> remarks{};  // without the #, before the first chapter
    std::vector<Chapter> chapters{};

    // The chapter of that source; appends one if it is missing.
    Chapter& chapter(const Source& source);
    // Adds a puzzle to one of the chapters. Returns false and changes nothing if that table has a
    // similar one, or the book one of that name.
    bool add(Chapter& chapter, Puzzle puzzle);
    // Adds another book's puzzles, in chapters of their own; leaves out similar ones.
    void add(Book other);
};

struct BookFault {
    std::size_t line = 0;   // from 1
    std::string_view name;  // of what cannot be used: `table`, `margin`, `same_id`
};

base::Expected<Book, BookFault> parse_book(std::string_view text);
std::string text(const Book& book);

// The number of a day's position: #1 is that of 1 November 2026.
constexpr std::int64_t day_number(std::chrono::sys_days date) {
    using namespace std::chrono;
    return (date - sys_days{2026y / November / 1}).count() + 1;
}

// The index of a day's puzzle among `count` puzzles, the same for all players: 100 days take the
// first complete block of 100 puzzles, the next 100 days the second, and after the last block the
// first comes again. So puzzles that are appended change no past day of the first round. Fewer
// than 100 puzzles are one block. Precondition: there is a puzzle.
constexpr std::size_t day_block = 100;
std::size_t of_day(std::int64_t number, std::size_t count);

}  // namespace parlor::puzzles
