// SPDX-License-Identifier: MIT
// Builds walls, towers, roofs and domes on a canvas, each by its foot: the middle of its base line.
#pragma once

#include <string_view>

#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

class Mason {
public:
    explicit Mason(Canvas& canvas) : canvas_(canvas) {}

    // Walls; a tower is a wall that is round, and so has its shade at one side.
    void wall(Point foot, Point size);
    void tower(Point foot, Point size);
    void battlements(Point foot, double width);  // on top of a wall that ends there
    void gate(Point foot, Point size);
    void window(Point foot, double size);
    void windows(Point first, int count, double apart, double size);

    void cone(Point foot, Point size, Colour colour);
    void gable(Point foot, Point size, Colour colour);   // a triangle
    void saddle(Point foot, Point size, Colour colour);  // a roof seen from its long side
    void dome(Point foot, Point size, Colour colour);
    void flag(Point foot, double height, Colour colour);
    void cross(Point foot, double height);
    // A name on a ribbon.
    void label(Point middle, double width, std::string_view name);

private:
    Canvas& canvas_;
};

}  // namespace parlor::drawing
