// SPDX-License-Identifier: MIT
// Where every space lies, computed from the numbers of board.h: Blue's side is worked out, the
// other three are turned. There are two pictures of the same spaces:
//   footprint(space)   for drawing: lengths in units of one Broadway space
//   cell(space)        for text: a grid of whole numbers
// In both the origin is the middle of the board, y points down, Blue sits at the bottom and play
// runs counter-clockwise: Blue bottom, Green right, Red top, Yellow left.
#pragma once

#include <cstdint>
#include <optional>

#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/point.h"

namespace parlor::pollyanna {

using drawing::Point;

// The printed boards cut the corners of Broadway. Poleana's Broadway is a square with an Entrance
// in each corner: Turnouts bend inwards around the cells of the waiting pieces, and paths run from
// the corners to a patio in the middle. Both are equally large.
enum class BoardShape : std::uint8_t { CutCorners, Square };

// A point of Blue's side as it lies on another seat's side.
Point turned(Point of_blue, Seat seat);

// The seat whose colour a space is printed in: a start, an Entrance (P64), in poleana the third
// square after a start (M3), a Glad Path. nullopt for all other spaces.
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
Footprint footprint(Space space, BoardShape shape = BoardShape::CutCorners);
// Precondition: not waiting.
Point centre(Space space, BoardShape shape = BoardShape::CutCorners);

struct Circle {
    Point centre;
    double radius = 0;
};
// The Turnout of a corner runs along the outer half of this circle, in the square the inner half.
Circle turnout_circle(Seat seat, BoardShape shape = BoardShape::CutCorners);
Circle waiting_circle(Seat seat, BoardShape shape = BoardShape::CutCorners);
Circle home_circle(BoardShape shape = BoardShape::CutCorners);

// Where the nth of `count` pieces on one place stands: two abreast, or fanned out at home.
// Precondition: 0 ≤ nth < count, or < 4 at home.
inline constexpr double piece_radius = 0.36;
Point waiting_point(Seat seat, int nth, int count, BoardShape shape = BoardShape::CutCorners);
Point home_point(Seat seat, int nth, BoardShape shape = BoardShape::CutCorners);
// Precondition: neither waiting nor home.
Point standing_point(Space space, int nth, int count, BoardShape shape = BoardShape::CutCorners);

// How far the tracks reach from the middle.
double reach();

// What only the square has.
namespace square {

// From the middle to the edge of the patio.
double patio_reach();
// The cells that waiting pieces stand in, four in a row.
inline constexpr double cell_width = 0.76;
inline constexpr double cell_height = 0.86;

}  // namespace square

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
// The cell of a space on the printed boards; home's is the middle. Precondition: not waiting.
Cell cell(Space space);
// The inmost of a corner's free cells.
Cell waiting_cell(Seat seat);

}  // namespace parlor::pollyanna
