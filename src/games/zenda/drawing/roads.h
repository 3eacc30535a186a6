// SPDX-License-Identifier: MIT
// The roads and the spots on them, with their numbers.
#pragma once

#include <vector>

#include "games/zenda/drawing/map.h"
#include "games/zenda/rules/position.h"

namespace parlor::drawing {

void draw_roads(Canvas& canvas, const ZendaMap& map);
void draw_spots(Canvas& canvas, const ZendaMap& map, const zenda::Board& board);
// Within the spots that are free to be seen.
void draw_spot_numbers(Canvas& canvas, const ZendaMap& map, const zenda::Board& board,
                       const zenda::Position& position);
// On tags over all else: at the feet of the pieces, and on spots that a piece stands before.
void draw_number_tags(Canvas& canvas, const ZendaMap& map, const zenda::Board& board,
                      const zenda::Position& position);
void draw_marked(Canvas& canvas, const ZendaMap& map, const std::vector<zenda::Spot>& marked);

}  // namespace parlor::drawing
