// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/layout.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace parlor::pollyanna {
namespace {

constexpr double broadway_width = 1.42;
constexpr double turnout_width = 0.8;
constexpr double path_width = 0.86;
constexpr double path_length = 0.725;

// Broadway spaces from a fork to its rejoin. The printed boards cut the corner there; Broadway runs
// straight on either side of the Entrance, equally far on both.
constexpr int cut = board.rejoin - board.fork;
static_assert(board.side - board.rejoin == board.fork, "a side is its own mirror image");

constexpr double turnout_radius = cut / 2.0;
constexpr double turnout_angle = std::numbers::pi / (board.turnout + 1);  // between two spaces

// Where Blue's tracks lie in one of the two pictures, in units that `scale` turns into the board's.
struct Picture {
    double half;   // from the middle of the board to the middle of Blue's side
    Point along;   // from the fork to the rejoin
    Point bulge;   // to the side that the Turnout bends to
    Point middle;  // of the Turnout's circle
    Point inward;  // the way of the path
    double path_begins;
    double scale = 1;
};

constexpr Picture printed = [] {
    // A slanting step is as long as a straight one.
    constexpr double half = board.fork + cut / std::numbers::sqrt2;
    constexpr Point along{std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2};
    constexpr Point outward{std::numbers::sqrt2 / 2, std::numbers::sqrt2 / 2};
    return Picture{.half = half,
                   .along = along,
                   .bulge = outward,
                   .middle = Point{board.fork, half} + along * turnout_radius,
                   .inward = {0, -1},
                   .path_begins = half - broadway_width / 2};
}();

// A corner is as long as the ring is wide; the other squares of a side lie between two corners.
constexpr Picture squared = [] {
    constexpr double half = (board.side - 1 + broadway_width) / 2;
    constexpr double diagonal = std::numbers::sqrt2;
    constexpr double printed_reach = printed.middle.x + turnout_radius + turnout_width / 2;
    return Picture{.half = half,
                   .along = {1, 0},
                   .bulge = {0, -1},
                   .middle = {0, half},
                   .inward = Point{1, -1} * (1 / diagonal),
                   .path_begins = (half - broadway_width / 2) * diagonal,
                   .scale = printed_reach / (half + broadway_width / 2)};
}();

constexpr const Picture& picture(BoardShape shape) {
    return shape == BoardShape::Square ? squared : printed;
}

constexpr double home_radius = printed.path_begins - board.path * path_length;

// Precondition: 0 ≤ number < board.side.
Point on_blue_side(int number, BoardShape shape) {
    const double half = picture(shape).half;
    if (shape == BoardShape::Square) return {number == 0 ? -half : number - board.side / 2.0, half};
    if (number <= board.fork) return {static_cast<double>(number), half};
    if (number <= board.rejoin) {
        return Point{board.fork, half} + printed.along * (number - board.fork);
    }
    return {half, static_cast<double>(board.side - number)};
}

Point broadway_centre(int number, BoardShape shape) {
    const int around = (number + board.broadway()) % board.broadway();
    const Point of_blue = on_blue_side(around % board.side, shape);
    return turned(of_blue, seat_at(around / board.side)) * picture(shape).scale;
}

Footprint broadway_footprint(int number, BoardShape shape) {
    const double scale = picture(shape).scale;
    const Point here = broadway_centre(number, shape);
    const bool is_corner = shape == BoardShape::Square && number % board.side == 0;
    return {.centre = here,
            .arriving = unit(here - broadway_centre(number - 1, shape)),
            .leaving = unit(broadway_centre(number + 1, shape) - here),
            .length = (is_corner ? broadway_width : 1) * scale,
            .width = broadway_width * scale};
}

// Angles along a Turnout start at its fork.
Footprint turnout_footprint(Seat seat, int number, const Picture& in) {
    const double angle = number * turnout_angle;
    const auto heading = [&](double at) {
        return turned(in.along * std::sin(at) + in.bulge * std::cos(at), seat);
    };
    const Point from_middle = in.along * -std::cos(angle) + in.bulge * std::sin(angle);
    return {.centre = turned(in.middle + from_middle * turnout_radius, seat) * in.scale,
            .arriving = heading(angle - turnout_angle / 2),
            .leaving = heading(angle + turnout_angle / 2),
            .length = turnout_angle * turnout_radius * in.scale,
            .width = turnout_width * in.scale};
}

Footprint path_footprint(Seat seat, int number, const Picture& in) {
    const Point inward = turned(in.inward, seat);
    return {.centre = inward * -((in.path_begins - (number - 0.5) * path_length) * in.scale),
            .arriving = inward,
            .leaving = inward,
            .length = path_length * in.scale,
            .width = path_width * in.scale};
}

// Where the nth of some pieces stands, x ahead and y across: two abreast, `abreast` from the middle
// line each, in rows that are `deep` in all.
Point fanned(int nth, int count, double abreast, double deep) {
    const int rows = (count + 1) / 2;
    const int row = nth / 2;
    const double ahead = rows == 1 ? 0 : deep * (row / (rows - 1.0) - 0.5);
    const bool alone = nth + 1 == count && count % 2 == 1;
    if (alone) return {ahead, 0};
    return {ahead, nth % 2 == 0 ? -abreast : abreast};
}

Cell turned_cell(Cell of_blue, Seat seat) {
    for (int turn = 0; turn < index(seat); ++turn) of_blue = {of_blue.y, -of_blue.x};
    return of_blue;
}

}  // namespace

Point turned(Point of_blue, Seat seat) {
    for (int turn = 0; turn < index(seat); ++turn) of_blue = {of_blue.y, -of_blue.x};
    return of_blue;
}

std::optional<Seat> printed_colour(const Edition& edition, Space space) {
    if (space.track() == Track::GladPath) return space.seat();
    for (const Seat seat : all_seats) {
        if (is_own_colour(edition, space, seat)) return seat;
    }
    return std::nullopt;
}

Footprint footprint(Space space, BoardShape shape) {
    assert(!is_waiting(space) && !is_home(space));
    switch (space.track()) {
        case Track::Turnout: return turnout_footprint(space.seat(), space.number(), picture(shape));
        case Track::GladPath: return path_footprint(space.seat(), space.number(), picture(shape));
        default: return broadway_footprint(space.number(), shape);
    }
}

Point centre(Space space, BoardShape shape) {
    return is_home(space) ? Point{} : footprint(space, shape).centre;
}

Circle turnout_circle(Seat seat, BoardShape shape) {
    const Picture& in = picture(shape);
    return {.centre = turned(in.middle, seat) * in.scale, .radius = turnout_radius * in.scale};
}

Circle waiting_circle(Seat seat, BoardShape shape) {
    if (shape == BoardShape::Square) {
        constexpr double edge = squared.half * squared.scale - broadway_width / 2 * squared.scale;
        constexpr double away = edge - 0.14 - square::cell_height / 2;
        return {.centre = turned(Point{0, away}, seat), .radius = square::cell_width};
    }
    // It fills what Broadway and the Turnout leave free between them.
    constexpr double inner = broadway_width / 2;
    constexpr double outer = turnout_radius - turnout_width / 2;
    return {.centre = turned(printed.middle + printed.bulge * ((inner + outer) / 2), seat),
            .radius = (outer - inner) / 2};
}

double square::patio_reach() {
    const Footprint last = path_footprint(Seat::Blue, board.path, squared);
    return std::abs(last.centre.x) - last.length / 2 / std::numbers::sqrt2 - 0.1;
}

Circle home_circle(BoardShape shape) {
    const bool is_square = shape == BoardShape::Square;
    return {.centre = {}, .radius = is_square ? square::patio_reach() - 0.5 : home_radius};
}

Point waiting_point(Seat seat, int nth, int count, BoardShape shape) {
    assert(nth >= 0 && nth < count);
    const Point middle = waiting_circle(seat, shape).centre;
    if (shape == BoardShape::Square) {
        return middle + turned(Point{(nth - 1.5) * square::cell_width, 0}, seat);
    }
    const auto [down, right] = fanned(nth, count, 0.25, 0.44);
    return middle + Point{right, down};
}

Point home_point(Seat seat, int nth, BoardShape shape) {
    if (shape == BoardShape::Square) {
        // By the corner of the patio that the seat's path leads to.
        const double near = square::patio_reach() - 0.95;
        const int row = nth / 2;
        const Point apart = Point{static_cast<double>(nth % 2), -static_cast<double>(row)} * 0.8;
        return turned(Point{-near, near} + apart, seat);
    }
    constexpr double ring = home_radius - 0.62;
    constexpr double apart = 0.36;  // radians
    const double angle = (nth - 1.5) * apart;
    return turned(Point{std::sin(angle), std::cos(angle)} * ring, seat);
}

Point standing_point(Space space, int nth, int count, BoardShape shape) {
    assert(nth >= 0 && nth < count);
    const Footprint here = footprint(space, shape);
    const Point heading = unit(here.arriving + here.leaving);
    const auto [ahead, across] = fanned(nth, count, 0.35, count > 4 ? 0.54 : 0.44);
    return here.centre + heading * ahead + left_of(heading) * across;
}

double reach() { return printed.middle.x + turnout_radius + turnout_width / 2; }

Cell cell(Space space) {
    constexpr int edge = grid_reach;
    switch (space.track()) {
        case Track::Broadway: {
            const int number = space.number() % board.side;
            const Cell of_blue{std::min(number, edge), std::min(edge, board.side - number)};
            return turned_cell(of_blue, seat_at(space.number() / board.side));
        }
        case Track::Turnout: {
            // It follows the edge of the grid and cuts its corner as little as its length allows.
            constexpr int straight = board.turnout + 1 - cut;
            const int number = space.number();
            const Cell of_blue{board.fork + std::min(number, cut),
                               edge - std::max(0, number - straight)};
            return turned_cell(of_blue, space.seat());
        }
        case Track::GladPath: return turned_cell(Cell{0, edge - space.number()}, space.seat());
        default: return {};
    }
}

Cell waiting_cell(Seat seat) {
    constexpr int inmost = (board.fork + grid_reach) / 2 + 1;
    return turned_cell(Cell{inmost, inmost}, seat);
}

}  // namespace parlor::pollyanna
