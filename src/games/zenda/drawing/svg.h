// SPDX-License-Identifier: MIT
// A position of The Prisoner of Zenda as a picture: a map of Ruritania drawn around whatever board
// is given, one self-contained SVG that scales, with words for those who do not see it. Equal
// boards, positions and options give equal bytes. Spots and pieces carry `data-spot`.
//
//   zenda_svg(board, position, words, {.numbers = false})
#pragma once

#include <string>
#include <vector>

#include "games/zenda/drawing/figures.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::drawing {

// What is written on the map, and what it says to those who do not see it.
struct ZendaWords {
    std::string title = {};  // in the cartouche
    std::string subtitle = {};
    std::string description = {};  // of the position
    RoleNames names = {};
};

struct ZendaSvgOptions {
    bool numbers = true;
    std::vector<zenda::Spot> marked = {};  // such as where a piece may go
};

std::string zenda_svg(const zenda::Board& board, const zenda::Position& position,
                      const ZendaWords& words, const ZendaSvgOptions& options = {});

// The map alone, for whoever sets pieces on it; the numbers are a group of class `numbers`. It has
// the same size and the same places. Of the words only title and subtitle are used.
std::string zenda_sheet_svg(const zenda::Board& board, const ZendaWords& words);

}  // namespace parlor::drawing
