// SPDX-License-Identifier: MIT
// What the terminal can show.
#pragma once

#include <optional>
#include <string_view>

#include "presentation/console/table_lines.h"
#include "presentation/terminal/scene.h"
#include "presentation/terminal/seating.h"
#include "presentation/terminal/terminal_game.h"
#include "presentation/terminal/text_columns.h"

namespace parlor::cli {

using console::percent;
using console::table_lines;
using console::TableRow;
using terminal::Look;
using terminal::Scene;
using terminal::Seating;
using terminal::TerminalGame;

// What the command line asks for.
struct LookOptions {
    bool ascii = false;
    std::optional<bool> colour;  // nullopt: if the terminal can
};

// By default colour on a terminal that is not dumb, unless NO_COLOR is set; and Unicode if the
// first of LC_ALL, LC_CTYPE and LANG that is set names UTF-8.
Look look(const LookOptions& options);

// Prints text on the standard output, with accents and signs if the terminal can show them.
void print_text(std::string_view text);

// Whether the standard input is a terminal, and the standard output one that can be drawn upon.
bool is_keyboard();
bool is_screen();

struct WindowSize {
    int columns = 80;
    int rows = 24;
};
WindowSize window_size();

}  // namespace parlor::cli
