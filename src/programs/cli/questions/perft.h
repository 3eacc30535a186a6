// SPDX-License-Identifier: MIT
// `parlor perft`: the number of distinct lines of play, N throws deep.
#pragma once

#include <string>

#include "presentation/language/language.h"

namespace parlor::cli {

struct PerftOptions {
    std::string position;
    std::string board;  // the file of a board; empty: the game's own
    int depth = 0;
    bool divide = false;  // also by first throw
    language::Language language = language::Language::English;
};

int perft(const PerftOptions& options);

}  // namespace parlor::cli
