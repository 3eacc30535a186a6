// SPDX-License-Identifier: MIT
// What the terminal can show, from what it says of itself and from what was asked for.
#pragma once

#include <optional>
#include <string_view>

#include "presentation/terminal/scene.h"
#include "presentation/terminal/seating.h"
#include "presentation/terminal/terminal_game.h"
#include "presentation/terminal/text_columns.h"

namespace parlor::cli {

using terminal::Look;
using terminal::Scene;
using terminal::Seating;
using terminal::TerminalGame;

// What was asked for on the command line.
struct LookOptions {
    bool ascii = false;
    std::optional<bool> colour;  // none: as the terminal can
};

// Colour: on a terminal that is not dumb, unless NO_COLOR is set. Unicode: where LC_ALL, LC_CTYPE
// or LANG, the first that is set, says UTF-8.
Look look(const LookOptions& options);

// Prints text on the standard output, with accents and signs if the terminal can show them.
void print_text(std::string_view text);

// Whether somebody sits at the keyboard, and whether the standard output can be drawn upon.
bool is_keyboard();
bool is_screen();

struct WindowSize {
    int columns = 80;
    int rows = 24;
};
WindowSize window_size();

}  // namespace parlor::cli
