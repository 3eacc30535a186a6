// SPDX-License-Identifier: MIT
// `parlor board`: a position drawn, in the terminal or as a picture.
#pragma once

#include <string>

#include "presentation/language/language.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {

struct BoardOptions {
    std::string game;      // empty: that of the position, or the first edition
    std::string position;  // empty: the board before the first throw
    std::string board;     // the file of a board; empty: the game's own
    std::string svg;       // a file, or - for the standard output; empty: the terminal's board
    std::string theme;     // empty: that of the edition
    bool numbers = true;
    LookOptions look;
    language::Language language = language::Language::English;
};

int board(const BoardOptions& options);

}  // namespace parlor::cli
