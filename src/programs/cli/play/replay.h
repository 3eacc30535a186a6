// SPDX-License-Identifier: MIT
// `parlor replay`: a recorded game, checked and told turn by turn.
#pragma once

#include <optional>
#include <string>

#include "presentation/language/language.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {

struct ReplayOptions {
    std::string file;
    std::string board;              // the file of a board; empty: the game's own
    std::optional<std::size_t> to;  // after that turn; none: to the end
    bool boards = false;            // the board after every turn
    LookOptions look;
    language::Language language = language::Language::English;
};

int replay(const ReplayOptions& options);

}  // namespace parlor::cli
