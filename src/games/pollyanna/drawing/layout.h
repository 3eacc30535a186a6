// SPDX-License-Identifier: MIT
// The picture of the board, worked out from the numbers of board.h: one side is computed, the
// other three are turned. There are two pictures of the same spaces:
//   footprint(space)   for drawing: lengths in units of one Broadway space
//   cell(space)        for text: a grid of whole numbers
// In both the origin is the middle of the board, y points down, Blue sits at the bottom and play
// runs counter-clockwise: Blue bottom, Green right, Red top, Yellow left. For drawing there are two
// plans: the printed boards' cut corners, and poleana's square (square_layout.h).
#pragma once

#include <cstdint>
#include <optional>

#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/point.h"

namespace parlor::pollyanna {

using drawing::Point;

enum class Plan : std::uint8_t { CutCorners, Square };

// A point of Blue's side, as seen on another's.
Point turned(Point of_blue, Seat seat);

// Whose colour a space is printed in: a start, an Entrance (P64), in poleana the third square after
// a start (M3), a Glad Path.
std::optional<Seat> printed_colour(const Edition& edition, Space space);

// The ground that a space takes.
struct Footprint {
    Point centre;
    Point arriving;  // unit vectors of the way in and of the way out:
    Point leaving;   // they differ where the track bends
    double length = 1;
    double width = 1;
};

// Precondition: neither waiting nor home.
Footprint footprint(Space space, Plan plan = Plan::CutCorners);
// Precondition: not waiting.
Point centre(Space space, Plan plan = Plan::CutCorners);

// The Turnout of a corner runs on one half of this circle: the outer, or in the square the inner.
struct Circle {
    Point centre;
    double radius = 0;
};
Circle turnout_circle(Seat seat, Plan plan = Plan::CutCorners);
Circle waiting_circle(Seat seat, Plan plan = Plan::CutCorners);
Circle home_circle(Plan plan = Plan::CutCorners);

// Where pieces stand, and how large they may be for that. Those that share a place stand abreast
// by twos, or fanned out. Precondition: 0 ≤ nth < count, or < 4 at home.
inline constexpr double piece_radius = 0.36;
Point waiting_point(Seat seat, int nth, int count, Plan plan = Plan::CutCorners);
Point home_point(Seat seat, int nth, Plan plan = Plan::CutCorners);
// Precondition: neither waiting nor home.
Point standing_point(Space space, int nth, int count, Plan plan = Plan::CutCorners);

// How far the tracks reach from the middle.
double reach();

struct Cell {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Cell, Cell) = default;
};

// Columns and rows of the grid run from −grid_reach to grid_reach; home fills those from
// −home_cells to home_cells.
inline constexpr int grid_reach = board.rejoin;
inline constexpr int home_cells = grid_reach - board.path - 1;
static_assert(home_cells > 0);
// Precondition: not waiting. Home: the middle.
Cell cell(Space space);
// The inmost of a corner's free cells.
Cell waiting_cell(Seat seat);

}  // namespace parlor::pollyanna
