// SPDX-License-Identifier: MIT
// The pieces, which stand on their spots like men of a game: each kind has its own outline, so that
// nobody needs to tell red from green.
#pragma once

#include <array>
#include <string>

#include "games/zenda/drawing/map.h"
#include "games/zenda/rules/position.h"

namespace parlor::drawing {

// What the pieces are called, by index of their role.
using RoleNames = std::array<std::string, 4>;

// What a piece covers that stands there.
Area figure_area(const ZendaMap& map, zenda::Spot spot, zenda::Role role);

// One piece of each kind, to be copied; goes into the drawing's <defs>.
void define_figures(Canvas& canvas, double spot_radius);
// The same about the origin, as markup.
std::string figure_svg(zenda::Role role, double spot_radius);
void draw_figures(Canvas& canvas, const ZendaMap& map, const zenda::Position& position,
                  const RoleNames& names);

}  // namespace parlor::drawing
