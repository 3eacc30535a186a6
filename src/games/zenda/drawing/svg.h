// SPDX-License-Identifier: MIT
// A position of The Prisoner of Zenda as a picture: a map of Ruritania drawn around any board, one
// self-contained SVG that scales, with a title and a description for screen readers. Equal boards,
// positions and options give equal bytes. Spots and pieces carry `data-spot`.
//
//   board_svg(board, position, words, {.numbers = false})
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

// The names of the pieces, by index of their role.
using RoleNames = std::array<std::string, 4>;

struct MapWords {
    std::string title = {};  // in the cartouche
    std::string subtitle = {};
    std::string description = {};  // of the position, for screen readers
    RoleNames names = {};
};

struct SvgOptions {
    bool numbers = true;
    std::vector<Spot> marked = {};  // highlighted, such as where a piece may go
};

std::string board_svg(const Board& board, const Position& position, const MapWords& words,
                      const SvgOptions& options = {});

// The map without pieces, for a page that moves its own: as large as the picture, and the same
// places. The numbers are a group of class `numbers`. Uses only title and subtitle of the words.
std::string sheet_svg(const Board& board, const MapWords& words);

// One piece about the origin, as markup. Each role has its own outline, so that colours need not be
// told apart.
std::string figure_svg(Role role, double spot_radius);

}  // namespace parlor::zenda
