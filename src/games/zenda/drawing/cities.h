// SPDX-License-Identifier: MIT
// Zenda, a castle on its rock within a moat; Streslau, a capital of domes and spires within walls.
#pragma once

#include "games/zenda/drawing/map.h"

namespace parlor::drawing {

void draw_cities(Canvas& canvas, const ZendaMap& map);

}  // namespace parlor::drawing
