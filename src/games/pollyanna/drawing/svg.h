// SPDX-License-Identifier: MIT
// A position as a picture: one self-contained SVG that scales, with a title and a description for
// screen readers. Equal positions and options give equal bytes.
//
//   board_svg(position, words)                                   as the edition looked
//   board_svg(position, words, {.theme = find_theme("dixie-1952"), .numbers = false})
#pragma once

#include <string>
#include <vector>

#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/theme.h"
#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/canvas.h"

namespace parlor::pollyanna {

struct SvgOptions {
    const Theme* theme = nullptr;  // null: the theme of the position's edition
    bool numbers = true;           // names of spaces, where the board has no numbers painted on it
    bool notation = false;         // names of spaces as in position text, on every board
    std::vector<Space> marked = {};  // highlighted, such as where a piece may go
};

std::string board_svg(const Position& position, const drawing::PictureWords& words,
                      const SvgOptions& options = {});

// The board without pieces, for a page that moves its own. Names of spaces are a group of class
// `numbers`; a board with painted numbers has none. Its corner is the origin, its width and height
// are `sheet_size()` SVG units.
std::string sheet_svg(const Theme& theme);
double sheet_size();
// A point of the board in the sheet's units.
Point on_sheet(Point point);

// One piece about the origin, as markup.
std::string piece_svg(const Theme& theme, Seat seat);
// Where the nth piece of a seat is drawn. Precondition: the seat is taken.
Point piece_point(const Position& position, Seat seat, std::size_t nth);

}  // namespace parlor::pollyanna
