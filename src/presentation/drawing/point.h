// SPDX-License-Identifier: MIT
// A point or a way in the plane of a picture; y points down.
#pragma once

#include <cmath>

namespace parlor::drawing {

struct Point {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double scale) { return {a.x * scale, a.y * scale}; }
};

inline double length(Point vector) { return std::hypot(vector.x, vector.y); }
// Precondition: not zero.
inline Point unit(Point vector) { return vector * (1 / length(vector)); }
// What lies to the left of one who looks that way.
constexpr Point left_of(Point heading) { return {heading.y, -heading.x}; }

}  // namespace parlor::drawing
