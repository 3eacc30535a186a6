// SPDX-License-Identifier: MIT
// The figure that a theme repeats in its panels and in the middle of the board: a rosette, a
// starburst, a magnolia, a star of tiles.
#pragma once

#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// `size` from its middle to its tips.
void draw_motif(Canvas& canvas, const Theme& theme, Point middle, double size);

// A stroke of the pen that winds up at both ends, the eyes; thick between them.
struct Scroll {
    Point from;
    Point to;
    double weight = 0.1;
    bool mirrored = false;
};
void draw_scroll(Canvas& canvas, const Scroll& scroll);

}  // namespace parlor::drawing
