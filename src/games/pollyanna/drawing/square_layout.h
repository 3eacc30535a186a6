// SPDX-License-Identifier: MIT
// Poleana's picture of the spaces: Broadway is a square whose corners are the Entrances, Turnouts
// bend inwards around the cells of the waiting pieces, paths run from the corners to a patio in the
// middle. For layout.cpp, which has the words; it is as large as the other picture.
#pragma once

#include "games/pollyanna/drawing/layout.h"

namespace parlor::pollyanna::square {

Footprint footprint(Space space);
Circle turnout_circle(Seat seat);
Circle waiting_circle(Seat seat);
Circle home_circle();
Point waiting_point(Seat seat, int nth);
Point home_point(Seat seat, int nth);

// What is painted on a square of the ring: 0 to 14, counted from each start. Precondition: it is on
// the ring.
constexpr int painted_number(Space space) {
    return (space.number() - board.start + board.side) % board.side;
}

// The patio, and the cells that waiting pieces stand in, four in a row.
double patio_reach();
inline constexpr double cell_width = 0.76;
inline constexpr double cell_height = 0.86;

}  // namespace parlor::pollyanna::square
