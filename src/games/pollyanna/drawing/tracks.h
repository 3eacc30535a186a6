// SPDX-License-Identifier: MIT
// Broadway, the Turnouts with their corners, the Glad Paths and the home space.
#pragma once

#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

void draw_tracks(Canvas& canvas, const Theme& theme);

// The names of spaces as position text has them, beside the spaces: no piece hides one.
void draw_numbers(Canvas& canvas, const Theme& theme);

}  // namespace parlor::drawing
