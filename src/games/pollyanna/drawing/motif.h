// SPDX-License-Identifier: MIT
// The figure that a theme repeats in its panels and in the middle of the board: a rosette, a
// starburst, a magnolia, a star of tiles. Each is a file of art/pollyanna, in its edition's
// colours.
#pragma once

#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// Goes into the drawing's <defs>, before the motif is drawn.
void define_motif(Canvas& canvas, const Theme& theme);
// `size` from its middle to its tips.
void draw_motif(Canvas& canvas, const Theme& theme, Point middle, double size);

}  // namespace parlor::drawing
