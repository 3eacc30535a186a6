// SPDX-License-Identifier: MIT
// What the terminal can show, and figures in columns.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "presentation/terminal/scene.h"
#include "presentation/terminal/seating.h"
#include "presentation/terminal/terminal_game.h"
#include "presentation/terminal/text_columns.h"

namespace parlor::cli {

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

using TableRow = std::vector<std::string>;

// Aligns the first column to the left and the others to the right. `notes` stand behind the first
// rows. Precondition: every row has as many cells as the first.
std::string table_lines(const std::vector<TableRow>& rows,
                        const std::vector<std::string>& notes = {});

double ratio(std::uint64_t part, std::uint64_t whole);  // 0 if `whole` is 0
std::string percent(double share);                      // "12.3 %"

}  // namespace parlor::cli
