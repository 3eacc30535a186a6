// SPDX-License-Identifier: MIT
// Puzzles: those in the program, or those of a file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "presentation/language/language.h"
#include "programs/puzzles/book.h"

namespace parlor::cli {

// Reads a book from a file. Complains and returns nullopt if it cannot be used. A missing file is
// an empty book if `missing` allows it.
enum class Missing : std::uint8_t { IsEmpty, IsWrong };
std::optional<puzzles::Book> read_book(language::Language language, const std::string& file,
                                       Missing missing);

struct PuzzleChoice {
    std::string file;   // a book of puzzles; empty: those that the program carries
    std::string game;   // an edition or game; empty: all
    std::string theme;  // what they are about; empty: anything
    std::string id;     // of one puzzle; empty: all
};

// The chosen puzzles in the order of their books, at least one. Complains and returns nullopt if
// there are none.
std::optional<std::vector<puzzles::Puzzle>> find_puzzles(language::Language language,
                                                         const PuzzleChoice& choice);

}  // namespace parlor::cli
