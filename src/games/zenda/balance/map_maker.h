// SPDX-License-Identifier: MIT
// Draws a map by its traits: Zenda in the west, Streslau in the east, and the roads between them
// side by side. Each town's white spots lie round its buildings and its blue spots round these, so
// that every blue spot is joined to a white one, as the leaflet says of both (Z2, Z3).
#pragma once

#include <optional>

#include "games/zenda/balance/map_traits.h"
#include "games/zenda/rules/board.h"

namespace parlor::balance {

// None if it cannot be drawn so that one can read it: spots too near to each other, roads that meet
// where there is no spot, more roads at a spot than it has room for, or no long run without a fork.
std::optional<zenda::BoardPlan> drawn(const MapTraits& traits);

// Some map or other that can be drawn.
MapTraits random_map(base::Random& random);

}  // namespace parlor::balance
