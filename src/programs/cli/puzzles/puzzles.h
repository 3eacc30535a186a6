// SPDX-License-Identifier: MIT
// `parlor puzzles`: find the best play. Makes puzzles from games of weak players, lists those that
// there are, asks one in the terminal, and proves them again.
#pragma once

#include <cstdint>
#include <string>

#include "presentation/language/language.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {

struct PuzzlesOptions {
    std::string file;  // a book of puzzles; empty: those that the program carries
    std::string game;  // an edition or game; empty: all
    std::string id;    // of one puzzle; empty: that of the day
    LookOptions look;

    // What is made, and how.
    std::string seats;         // empty: all of them
    std::int64_t count = 100;  // puzzles
    std::string out;
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once

    std::int64_t games = 0;  // to prove one by; 0: as many as when it was made
    language::Language language = language::Language::English;
};

int make_puzzles(const PuzzlesOptions& options);
int list_puzzles(const PuzzlesOptions& options);
int play_puzzle(const PuzzlesOptions& options);
int check_puzzles(const PuzzlesOptions& options);

}  // namespace parlor::cli
