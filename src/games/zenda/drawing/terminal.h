// SPDX-License-Identifier: MIT
// A position of The Prisoner of Zenda as text on a sheet of the given size: the spots by their
// numbers, about where the map has them, and the roads between.
//
//   41 (71) {62}   a spot of a road, a white one, a blue one
//   K7 Y12 M90 a41 a piece on a spot: the King, a yellow one, Black Michael, one of the army
//   [41] a41*      marked
#pragma once

#include <string>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

struct TerminalOptions {
    bool colour = false;            // ANSI, for a terminal of 256 colours
    bool unicode = true;            // roads are drawn finely
    bool numbers = true;            // false: a sign for each spot
    bool figures = false;           // chessmen instead of letters; needs Unicode
    int columns = 56;               // at least 24
    int rows = 22;                  // grows if the spots do not fit
    std::vector<Spot> marked = {};  // such as where a piece may go
};

std::vector<std::string> board_lines(const Board& board, const Position& position,
                                     const TerminalOptions& options = {});

}  // namespace parlor::zenda
