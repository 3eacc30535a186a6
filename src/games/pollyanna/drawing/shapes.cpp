// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/parts.h"

#include <array>
#include <initializer_list>

namespace parlor::pollyanna {
namespace {

Path polygon_path(std::initializer_list<Point> corners) {
    Path around;
    for (const Point corner : corners) {
        if (around.data().empty()) {
            around.move(corner);
        } else {
            around.line(corner);
        }
    }
    return around.close();
}

// Straight edges, mitred where the track bends.
Path straight_outline(const Footprint& here) {
    const Point back = here.centre - here.arriving * (here.length / 2);
    const Point front = here.centre + here.leaving * (here.length / 2);
    const Point back_left = left_of(here.arriving) * (here.width / 2);
    const Point front_left = left_of(here.leaving) * (here.width / 2);
    const Point sum = back_left + front_left;
    // The mitre lies on the bisector, as far out as keeps both edges straight.
    const Point mitre = sum * (here.width * here.width / 2 / (sum.x * sum.x + sum.y * sum.y));
    return polygon_path({back + back_left, here.centre + mitre, front + front_left,
                         front - front_left, here.centre - mitre, back - back_left});
}

Path curved_outline(Space space, BoardShape shape) {
    const Footprint here = footprint(space, shape);
    const auto [middle, radius] = turnout_circle(space.seat(), shape);
    const double inner = radius - here.width / 2;
    const double outer = radius + here.width / 2;
    // The circle's middle lies to the left of who goes along it, or in the square to the right.
    const bool clockwise = shape == BoardShape::Square;
    const double away = clockwise ? 1 : -1;
    const Point back = left_of(here.arriving) * away;
    const Point front = left_of(here.leaving) * away;
    return Path()
        .move(middle + back * inner)
        .line(middle + back * outer)
        .arc(outer, middle + front * outer, clockwise)
        .line(middle + front * inner)
        .arc(inner, middle + back * inner, !clockwise)
        .close();
}

}  // namespace

Path outline(Space space, BoardShape shape) {
    switch (space.track()) {
        case Track::Home: return circle_path({}, home_circle(shape).radius);
        case Track::Turnout: return curved_outline(space, shape);
        default: return straight_outline(footprint(space, shape));
    }
}

Path circle_path(Point middle, double radius) {
    const Point left = middle - Point{radius, 0};
    const Point right = middle + Point{radius, 0};
    return Path().move(left).arc(radius, right, true).arc(radius, left, true).close();
}

Path diamond(Point middle, double size) {
    const Point up{0, -1.2 * size};
    const Point right{size, 0};
    return polygon_path({middle + up, middle + right, middle - up, middle - right});
}

Path emblem(Seat seat, Point middle, double size) {
    const auto at = [=](double x, double y) { return middle + Point{x, y} * size; };
    switch (seat) {
        case Seat::Green:
            return polygon_path(
                {at(-0.82, -0.82), at(0.82, -0.82), at(0.82, 0.82), at(-0.82, 0.82)});
        case Seat::Red: return polygon_path({at(0, -1.1), at(1.0, 0.66), at(-1.0, 0.66)});
        case Seat::Yellow: return diamond(middle, size);
        default: return circle_path(middle, size * 0.92);
    }
}

Path chevron(Point middle, Point heading, double size) {
    const Point tip = middle + heading * size;
    const Point side = left_of(heading) * size;
    const Point back = heading * size;
    return Path().move(tip + side - back).line(tip).line(tip - side - back);
}

Path arrowhead(Point tip, Point heading, double size) {
    const Point back = tip - heading * size;
    const Point side = left_of(heading) * (size * 0.6);
    return polygon_path({tip, back + side, back - side});
}

Path arrow(Point middle, Point heading, double size) {
    const auto at = [=](double ahead, double left) {
        return middle + (heading * ahead + left_of(heading) * left) * size;
    };
    return polygon_path({at(1, 0), at(0.1, 0.75), at(0.1, 0.28), at(-1, 0.28), at(-1, -0.28),
                         at(0.1, -0.28), at(0.1, -0.75)});
}

}  // namespace parlor::pollyanna
