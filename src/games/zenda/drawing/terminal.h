// SPDX-License-Identifier: MIT
// A position of The Prisoner of Zenda as text, on a sheet of as many characters as is asked for:
// the spots by their numbers, about where the map has them, and the roads between.
//
//   41 (71) {62}   a spot of a road, a white one, a blue one
//   K7 Y12 M90 a41 a piece on a spot: the King, a yellow one, Black Michael, one of the army
//   [41] a41*      marked
#pragma once

#include <string>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::drawing {

struct ZendaTerminalOptions {
    bool colour = false;                   // ANSI, for a terminal of 256 colours
    bool unicode = true;                   // roads are drawn finely
    bool numbers = true;                   // else a sign for each spot
    bool figures = false;                  // chessmen for letters; needs Unicode
    int columns = 56;                      // at least 24
    int rows = 22;                         // more, where the spots do not fit
    std::vector<zenda::Spot> marked = {};  // such as where a piece may go
};

std::vector<std::string> zenda_lines(const zenda::Board& board, const zenda::Position& position,
                                     const ZendaTerminalOptions& options = {});

}  // namespace parlor::drawing
