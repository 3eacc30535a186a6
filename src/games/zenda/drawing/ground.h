// SPDX-License-Identifier: MIT
// The sheet itself: parchment, graticule, frame, the cartouche with the title, the compass rose.
#pragma once

#include <string_view>

#include "games/zenda/drawing/map.h"

namespace parlor::drawing {

// What the sheet is painted with, and its edge to cut at; goes into the drawing's <defs>.
void define_ground(Canvas& canvas, const ZendaMap& map);
void draw_ground(Canvas& canvas, const ZendaMap& map);
void draw_map_frame(Canvas& canvas, const ZendaMap& map);
// Precondition: the texts may stand in markup as they are.
void draw_cartouche(Canvas& canvas, const ZendaMap& map, std::string_view title,
                    std::string_view subtitle);
void draw_compass(Canvas& canvas, const ZendaMap& map);

}  // namespace parlor::drawing
