// SPDX-License-Identifier: MIT
// The four panels that the tracks leave free, with the theme's ornament.
#pragma once

#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

void draw_panels(Canvas& canvas, const Theme& theme);

}  // namespace parlor::drawing
