// SPDX-License-Identifier: MIT
// The parts of the picture, for the sources that draw it (svg.h puts them together).
#pragma once

#include <optional>

#include "games/pollyanna/drawing/art_files.h"
#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/theme.h"
#include "presentation/drawing/canvas.h"

namespace parlor::pollyanna {

using drawing::artwork;
using drawing::black;
using drawing::Canvas;
using drawing::Colour;
using drawing::decimal;
using drawing::Ink;
using drawing::Path;
using drawing::pixels;
using drawing::scaled;
using drawing::white;

// shapes.cpp: the outline of a space. Precondition: not waiting.
Path outline(Space space, BoardShape shape = BoardShape::CutCorners);
Path circle_path(Point middle, double radius);
Path diamond(Point middle, double size);
// Every seat has a shape as well as a colour: Blue a circle, Green a square, Red a triangle, Yellow
// a diamond, all of about the same area.
Path emblem(Seat seat, Point middle, double size);
// `size` is a chevron's and an arrow's half length, and an arrowhead's whole length.
Path arrowhead(Point tip, Point heading, double size);
Path chevron(Point middle, Point heading, double size);
Path arrow(Point middle, Point heading, double size);

// frame.cpp: from the middle of the board to the inner and to the outer edge of the frame.
double field_reach();
double frame_reach();
// The frame and the field within it.
void draw_frame(Canvas& canvas, const Theme& theme);
// In front of each player a line in the seat's colour, broad for the seat that is to throw.
void draw_sides(Canvas& canvas, const Theme& theme, std::optional<Seat> to_throw);
// The figure that a theme repeats, one of the files of art/pollyanna; `size` is from its middle to
// its tips. Definitions go into the drawing's <defs>.
void define_motif(Canvas& canvas, const Theme& theme);
void draw_motif(Canvas& canvas, const Theme& theme, Point middle, double size);

// printed_board.cpp, box.cpp: everything within the frame, by the shape of the theme's board.
void draw_printed_board(Canvas& canvas, const Theme& theme);
void draw_box(Canvas& canvas, const Theme& theme);

}  // namespace parlor::pollyanna
