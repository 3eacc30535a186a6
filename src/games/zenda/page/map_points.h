// SPDX-License-Identifier: MIT
// Where things are on the map of the standard board. For sources of this room.
#pragma once

#include "games/zenda/drawing/map.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/step.h"
#include "presentation/page/board_view.h"

namespace parlor::page {

// Surveyed once.
const zenda::Map& zenda_map();

Point spot_point(zenda::Spot spot);
// Where the pieces of a city come from, and where they go when they are captured.
Point city_point(zenda::City city);

// Spot by spot along open roads, none of them twice; out of the city where a piece is set up.
// Precondition: the step can be made in that position.
Route zenda_route(const zenda::Position& before, const zenda::Step& step);

}  // namespace parlor::page
