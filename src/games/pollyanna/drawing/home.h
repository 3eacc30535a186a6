// SPDX-License-Identifier: MIT
// The home space with its lettering.
#pragma once

#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

void draw_home(Canvas& canvas, const Theme& theme);

}  // namespace parlor::drawing
