// SPDX-License-Identifier: MIT
// The pieces where they stand. Those of a vacant seat are left in the box.
#pragma once

#include <string>

#include "games/pollyanna/drawing/theme.h"
#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// One piece of each seat, to be copied; goes into the drawing's <defs>.
void define_pieces(Canvas& canvas, const Theme& theme);
// One piece about the origin, as markup.
std::string piece_svg(const Theme& theme, pollyanna::Seat seat);
// Where the nth piece of a seat is drawn. Precondition: the seat is taken.
Point piece_point(const pollyanna::Position& position, pollyanna::Seat seat, std::size_t nth);

void draw_pieces(Canvas& canvas, const Theme& theme, const pollyanna::Position& position);

}  // namespace parlor::drawing
