// SPDX-License-Identifier: MIT
// The frame, the ground within it, and what stands beside each player.
#pragma once

#include <optional>

#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// From the middle of the board to the inner and to the outer edge of the frame.
double field_reach();
double frame_reach();

void draw_frame(Canvas& canvas, const Theme& theme);

// Before each player a rule in the seat's colour; broad for the one who is to throw.
void draw_sides(Canvas& canvas, const Theme& theme, std::optional<pollyanna::Seat> to_throw);

}  // namespace parlor::drawing
