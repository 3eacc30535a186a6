// SPDX-License-Identifier: MIT
// The pieces where they stand. Those of a vacant seat are left in the box.
#pragma once

#include "drawing/canvas.h"
#include "drawing/theme.h"
#include "pollyanna/position.h"

namespace parlor::drawing {

// One piece of each seat, to be copied; goes into the drawing's <defs>.
void define_pieces(Canvas& canvas, const Theme& theme);
void draw_pieces(Canvas& canvas, const Theme& theme, const pollyanna::Position& position);

}  // namespace parlor::drawing
