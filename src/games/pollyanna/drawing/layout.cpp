// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/layout.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

#include "games/pollyanna/drawing/square_layout.h"

namespace parlor::pollyanna {
namespace {

// Between fork and rejoin Broadway cuts the corner; it runs straight to either hand of the
// Entrance, as far on one side as on the other.
constexpr int cut = board.rejoin - board.fork;
static_assert(board.side - board.rejoin == board.fork, "a side is its own mirror image");

// From the middle of the board to an Entrance. A slanting step is then as long as a straight one.
constexpr double half = board.fork + cut / std::numbers::sqrt2;
constexpr double turnout_radius = cut / 2.0;
constexpr double turnout_angle = std::numbers::pi / (board.turnout + 1);  // between two spaces

constexpr double broadway_width = 1.42;
constexpr double turnout_width = 0.8;
constexpr double path_width = 0.86;
constexpr double path_length = 0.725;
constexpr double path_begins = half - broadway_width / 2;
constexpr double home_radius = path_begins - board.path * path_length;

// Along Blue's corner, from fork to rejoin, and out of the board.
constexpr Point along{std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2};
constexpr Point outward{std::numbers::sqrt2 / 2, std::numbers::sqrt2 / 2};
constexpr Point fork_point{board.fork, half};
constexpr Point corner = fork_point + along * turnout_radius;

template <typename Pair>
Pair turned_by(Pair pair, Seat seat) {
    for (int turn = 0; turn < index(seat); ++turn) pair = {pair.y, -pair.x};
    return pair;
}

// Precondition: 0 ≤ number < board.side.
Point on_blue_side(int number) {
    if (number <= board.fork) return {static_cast<double>(number), half};
    if (number <= board.rejoin) return fork_point + along * (number - board.fork);
    return {half, static_cast<double>(board.side - number)};
}

Point broadway_centre(int number) {
    const int around = (number + board.broadway()) % board.broadway();
    return turned(on_blue_side(around % board.side), seat_at(around / board.side));
}

Footprint broadway_footprint(int number) {
    const Point here = broadway_centre(number);
    return {.centre = here,
            .arriving = unit(here - broadway_centre(number - 1)),
            .leaving = unit(broadway_centre(number + 1) - here),
            .length = 1,
            .width = broadway_width};
}

// Angles of a Turnout are counted from its fork.
Point turnout_heading(double angle) { return along * std::sin(angle) + outward * std::cos(angle); }

Footprint turnout_footprint(Seat seat, int number) {
    const double angle = number * turnout_angle;
    const Point from_corner = along * -std::cos(angle) + outward * std::sin(angle);
    return {.centre = turned(corner + from_corner * turnout_radius, seat),
            .arriving = turned(turnout_heading(angle - turnout_angle / 2), seat),
            .leaving = turned(turnout_heading(angle + turnout_angle / 2), seat),
            .length = turnout_angle * turnout_radius,
            .width = turnout_width};
}

Footprint path_footprint(Seat seat, int number) {
    const Point inward = turned({0, -1}, seat);
    return {.centre = inward * -(path_begins - (number - 0.5) * path_length),
            .arriving = inward,
            .leaving = inward,
            .length = path_length,
            .width = path_width};
}

// Where the nth of some pieces stands, x ahead and y across: by twos, so far to either hand of the
// middle, rows `deep` in all.
Point fanned(int nth, int count, double abreast, double deep) {
    const int rows = (count + 1) / 2;
    const int row = nth / 2;
    const double ahead = rows == 1 ? 0 : deep * (row / (rows - 1.0) - 0.5);
    const bool alone = nth + 1 == count && count % 2 == 1;
    if (alone) return {ahead, 0};
    return {ahead, nth % 2 == 0 ? -abreast : abreast};
}

}  // namespace

Point turned(Point of_blue, Seat seat) { return turned_by(of_blue, seat); }

std::optional<Seat> printed_colour(const Edition& edition, Space space) {
    if (space.track() == Track::GladPath) return space.seat();
    for (const Seat seat : all_seats) {
        if (is_own_colour(edition, space, seat)) return seat;
    }
    return std::nullopt;
}

Footprint footprint(Space space, Plan plan) {
    assert(!is_waiting(space) && !is_home(space));
    if (plan == Plan::Square) return square::footprint(space);
    switch (space.track()) {
        case Track::Turnout: return turnout_footprint(space.seat(), space.number());
        case Track::GladPath: return path_footprint(space.seat(), space.number());
        default: return broadway_footprint(space.number());
    }
}

Point centre(Space space, Plan plan) {
    return is_home(space) ? Point{} : footprint(space, plan).centre;
}

Circle turnout_circle(Seat seat, Plan plan) {
    if (plan == Plan::Square) return square::turnout_circle(seat);
    return {.centre = turned(corner, seat), .radius = turnout_radius};
}

// It fills what Broadway and the Turnout leave free between them.
Circle waiting_circle(Seat seat, Plan plan) {
    if (plan == Plan::Square) return square::waiting_circle(seat);
    constexpr double inner = broadway_width / 2;
    constexpr double outer = turnout_radius - turnout_width / 2;
    return {.centre = turned(corner + outward * ((inner + outer) / 2), seat),
            .radius = (outer - inner) / 2};
}

Circle home_circle(Plan plan) {
    if (plan == Plan::Square) return square::home_circle();
    return {.centre = {}, .radius = home_radius};
}

Point waiting_point(Seat seat, int nth, int count, Plan plan) {
    assert(nth >= 0 && nth < count);
    if (plan == Plan::Square) return square::waiting_point(seat, nth);
    const auto [down, right] = fanned(nth, count, 0.25, 0.44);
    return waiting_circle(seat).centre + Point{right, down};
}

Point home_point(Seat seat, int nth, Plan plan) {
    if (plan == Plan::Square) return square::home_point(seat, nth);
    constexpr double ring = home_radius - 0.62;
    constexpr double apart = 0.36;  // radians
    const double angle = (nth - 1.5) * apart;
    return turned(Point{std::sin(angle), std::cos(angle)} * ring, seat);
}

Point standing_point(Space space, int nth, int count, Plan plan) {
    assert(nth >= 0 && nth < count);
    const Footprint here = footprint(space, plan);
    const Point heading = unit(here.arriving + here.leaving);
    const auto [ahead, across] = fanned(nth, count, 0.35, count > 4 ? 0.54 : 0.44);
    return here.centre + heading * ahead + left_of(heading) * across;
}

double reach() { return corner.x + turnout_radius + turnout_width / 2; }

Cell cell(Space space) {
    constexpr int edge = grid_reach;
    switch (space.track()) {
        case Track::Broadway: {
            const int number = space.number() % board.side;
            const Cell of_blue{std::min(number, edge), std::min(edge, board.side - number)};
            return turned_by(of_blue, seat_at(space.number() / board.side));
        }
        case Track::Turnout: {
            // It hugs the edge of the grid and cuts its corner as little as its length asks.
            constexpr int straight = board.turnout + 1 - cut;
            const int number = space.number();
            const Cell of_blue{board.fork + std::min(number, cut),
                               edge - std::max(0, number - straight)};
            return turned_by(of_blue, space.seat());
        }
        case Track::GladPath: return turned_by(Cell{0, edge - space.number()}, space.seat());
        default: return {};
    }
}

Cell waiting_cell(Seat seat) {
    constexpr int inmost = (board.fork + grid_reach) / 2 + 1;
    return turned_by(Cell{inmost, inmost}, seat);
}

}  // namespace parlor::pollyanna
