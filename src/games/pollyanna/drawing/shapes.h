// SPDX-License-Identifier: MIT
// The outlines of spaces and the emblems of seats.
#pragma once

#include "games/pollyanna/drawing/layout.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// Precondition: not waiting.
Path outline(pollyanna::Space space, pollyanna::Plan plan = pollyanna::Plan::CutCorners);

Path circle_path(Point middle, double radius);
Path diamond(Point middle, double size);

// A seat is known by its shape as well as by its colour: Blue a circle, Green a square, Red a
// triangle, Yellow a diamond; all seem equally large.
Path emblem(pollyanna::Seat seat, Point middle, double size);

// `size` is a chevron's and an arrow's half length, and an arrowhead's whole length.
Path arrowhead(Point tip, Point heading, double size);
Path chevron(Point middle, Point heading, double size);
Path arrow(Point middle, Point heading, double size);

}  // namespace parlor::drawing
