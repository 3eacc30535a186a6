// SPDX-License-Identifier: MIT
// A position of The Prisoner of Zenda as a picture: a map of Ruritania drawn around whatever board
// is given, one self-contained SVG that scales, with words for those who do not see it. Equal
// boards, positions and options give equal bytes. Spots and pieces carry `data-spot`.
//
//   zenda_svg(board, position)
//   zenda_svg(board, position, {.title = "RURITANIA", .subtitle = "De Zenda a Streslau"})
#pragma once

#include <string>
#include <vector>

#include "games/zenda/drawing/figures.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::drawing {

struct ZendaSvgOptions {
    bool numbers = true;
    std::string_view title = "RURITANIA";  // in the cartouche
    std::string_view subtitle = "The Roads from Zenda to Streslau";
    std::string_view description = {};  // empty: the position in English words
    RoleNames names{"King", "Rudolph or Colonel Sapt", "Black Michael", "Soldier of the army"};
    std::vector<zenda::Spot> marked = {};  // such as where a piece may go
};

std::string zenda_svg(const zenda::Board& board, const zenda::Position& position,
                      const ZendaSvgOptions& options = {});

// The map alone, for whoever sets pieces on it; the numbers are a group of class `numbers`. It has
// the same size and the same places. Of the options title and subtitle count.
std::string zenda_sheet_svg(const zenda::Board& board, const ZendaSvgOptions& options = {});

}  // namespace parlor::drawing
