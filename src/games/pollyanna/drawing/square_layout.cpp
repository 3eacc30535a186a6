// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/square_layout.h"

#include <cmath>
#include <numbers>

namespace parlor::pollyanna::square {
namespace {

// In units of a square of the ring, before all is made as large as the other picture. A corner is a
// square as wide as the ring, the other squares of a side lie between two corners.
constexpr double ring_width = 1.42;
constexpr double half = (board.side - 1 + ring_width) / 2;
constexpr double turnout_radius = (board.rejoin - board.fork) / 2.0;
constexpr double turnout_angle = std::numbers::pi / (board.turnout + 1);  // between two spaces
constexpr double turnout_width = 0.8;
constexpr double path_width = 0.86;
constexpr double path_length = 0.725;

double scale() { return reach() / (half + ring_width / 2); }

// Precondition: 0 ≤ number < board.side.
Point on_blue_side(int number) { return {number == 0 ? -half : number - board.side / 2.0, half}; }

Point ring_centre(int number) {
    const int around = (number + board.broadway()) % board.broadway();
    return turned(on_blue_side(around % board.side), seat_at(around / board.side)) * scale();
}

Footprint ring_footprint(int number) {
    const Point here = ring_centre(number);
    const bool is_corner = number % board.side == 0;
    return {.centre = here,
            .arriving = unit(here - ring_centre(number - 1)),
            .leaving = unit(ring_centre(number + 1) - here),
            .length = (is_corner ? ring_width : 1) * scale(),
            .width = ring_width * scale()};
}

// Angles of a Turnout are counted from its fork.
Point turnout_heading(double angle) { return {std::sin(angle), -std::cos(angle)}; }

Footprint turnout_footprint(Seat seat, int number) {
    const double angle = number * turnout_angle;
    const Point from_middle = Point{-std::cos(angle), -std::sin(angle)} * turnout_radius;
    return {.centre = turned(Point{0, half} + from_middle, seat) * scale(),
            .arriving = turned(turnout_heading(angle - turnout_angle / 2), seat),
            .leaving = turned(turnout_heading(angle + turnout_angle / 2), seat),
            .length = turnout_angle * turnout_radius * scale(),
            .width = turnout_width * scale()};
}

Footprint path_footprint(Seat seat, int number) {
    constexpr double diagonal = std::numbers::sqrt2;
    constexpr double begins = (half - ring_width / 2) * diagonal;
    const Point inward = turned(Point{1, -1} * (1 / diagonal), seat);
    return {.centre = inward * -((begins - (number - 0.5) * path_length) * scale()),
            .arriving = inward,
            .leaving = inward,
            .length = path_length * scale(),
            .width = path_width * scale()};
}

}  // namespace

Footprint footprint(Space space) {
    switch (space.track()) {
        case Track::Turnout: return turnout_footprint(space.seat(), space.number());
        case Track::GladPath: return path_footprint(space.seat(), space.number());
        default: return ring_footprint(space.number());
    }
}

Circle turnout_circle(Seat seat) {
    return {.centre = turned({0, half}, seat) * scale(), .radius = turnout_radius * scale()};
}

Circle waiting_circle(Seat seat) {
    const double away = half * scale() - ring_width / 2 * scale() - 0.14 - cell_height / 2;
    return {.centre = turned({0, away}, seat), .radius = cell_width};
}

Circle home_circle() { return {.centre = {}, .radius = patio_reach() - 0.5}; }

Point waiting_point(Seat seat, int nth) {
    return square::waiting_circle(seat).centre + turned(Point{(nth - 1.5) * cell_width, 0}, seat);
}

// By the corner of the patio that its path leads to.
Point home_point(Seat seat, int nth) {
    const double near = patio_reach() - 0.95;
    const int row = nth / 2;
    const Point apart = Point{static_cast<double>(nth % 2), -static_cast<double>(row)} * 0.8;
    return turned(Point{-near, near} + apart, seat);
}

double patio_reach() {
    const Footprint last = path_footprint(Seat::Blue, board.path);
    return std::abs(last.centre.x) - last.length / 2 / std::numbers::sqrt2 - 0.1;
}

}  // namespace parlor::pollyanna::square
