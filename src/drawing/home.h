// SPDX-License-Identifier: MIT
// The home space with its lettering.
#pragma once

#include "drawing/canvas.h"
#include "drawing/theme.h"

namespace parlor::drawing {

void draw_home(Canvas& canvas, const Theme& theme);

}  // namespace parlor::drawing
