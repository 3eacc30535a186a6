// SPDX-License-Identifier: MIT
// Poleana's board: a carved box with a sunken patio in the middle, a ring of painted squares, a
// bridge around the four cells of each jail, houses from the corners.
#pragma once

#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// Everything within the frame. Precondition: the theme's plan is the square.
void draw_box(Canvas& canvas, const Theme& theme);

}  // namespace parlor::drawing
