// SPDX-License-Identifier: MIT
// A position as a picture: one self-contained SVG that scales, with words for those who do not
// see it. Equal positions and options give equal bytes.
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

namespace parlor::drawing {

struct SvgOptions {
    const Theme* theme = nullptr;               // none: that of the position's edition
    bool numbers = true;                        // names of spaces, as in position text
    std::vector<pollyanna::Space> marked = {};  // such as where a piece may go
};

std::string board_svg(const pollyanna::Position& position, const PictureWords& words,
                      const SvgOptions& options = {});

// The board alone, for whoever sets pieces on it; the numbers are a group of class `numbers`. Its
// corner is the origin, and it is so many SVG units wide and high.
std::string sheet_svg(const Theme& theme);
double sheet_size();
// Where a point of the board lies on it.
pollyanna::Point on_sheet(pollyanna::Point point);

}  // namespace parlor::drawing
