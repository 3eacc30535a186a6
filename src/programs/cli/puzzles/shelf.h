// SPDX-License-Identifier: MIT
// The puzzles that there are: those that the program carries, or those of a file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "programs/cli/puzzles/puzzles.h"
#include "programs/puzzles/book.h"

namespace parlor::cli {

// A book from a file. None after complaining. A file that is not there is an empty book if that is
// allowed.
enum class Missing : std::uint8_t { IsEmpty, IsWrong };
std::optional<puzzles::Book> read_book(language::Language language, const std::string& file,
                                       Missing missing);

// Of the game that the options name, in the order of their books. None after complaining; never
// empty.
std::optional<std::vector<puzzles::Puzzle>> wanted_puzzles(const PuzzlesOptions& options);

}  // namespace parlor::cli
