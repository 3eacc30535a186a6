// SPDX-License-Identifier: MIT
// The map of the standard board: where things are, and what is written on it.
#pragma once

#include "games/zenda/drawing/map.h"
#include "games/zenda/drawing/svg.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/rules.h"
#include "presentation/page/board_view.h"
#include "presentation/sentences/voice.h"

namespace parlor::zenda {

// Surveyed once.
const Map& zenda_map();

page::Point spot_point(Spot spot);
// Where a city's pieces come from, and where they go when they are captured.
page::Point city_point(City city);

// Spot by spot along open roads, each used once; out of the city where a piece is set up.
// Precondition: the step can be made in that position.
page::Route zenda_route(const Position& before, const Step& step);

// Title, subtitle and the names of the pieces.
MapWords map_words(const sentences::Voice& voice);

}  // namespace parlor::zenda
