// SPDX-License-Identifier: MIT
// `parlor balance`: how even a game with unlike sides is, and the search for a board on which it
// is.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "presentation/language/language.h"

namespace parlor::cli {

struct BalanceOptions {
    std::string game;
    std::string board{};
    // Who plays against itself, and how many games: "careful=2000".
    std::vector<std::string> players{"careful=2000", "deep=300"};
    std::int64_t search = 0;  // maps in each generation; 0: only the board is judged
    std::int64_t generations = 8;
    std::int64_t screen = 60;  // games of the first player on each new map
    std::int64_t settle = 8;   // games of each other player on the best of them
    std::int64_t keep = 6;     // maps that go on to the next generation, and to the last judgement
    std::string out = ".";     // a folder for the boards that were found
    std::uint64_t seed = 1894;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    language::Language language = language::Language::English;
};

// Prints tables. The exit code: 0, or 2 after a line on the standard error for every option that is
// no good.
int balance(const BalanceOptions& options);

}  // namespace parlor::cli
