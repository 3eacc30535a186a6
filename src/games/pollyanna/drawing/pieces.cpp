// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/pieces.h"

#include <fmt/format.h>

#include "games/pollyanna/drawing/shapes.h"

namespace parlor::drawing {
namespace {

using pollyanna::all_seats;
using pollyanna::piece_radius;
using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::Space;

// Drawings of different themes can stand on one page: their ids differ.
std::string piece_id(const Theme& theme, Seat seat) {
    return fmt::format("{}-{}", theme.edition, letter(seat));
}

void draw_piece(Canvas& canvas, const Theme& theme, Seat seat) {
    const Colour main = theme.seat(seat);
    const Colour rim = mix(theme.wood, black, 0.55);
    canvas.circle({0.035, 0.05}, piece_radius + 0.01, {.fill = "#000", .opacity = 0.25});
    canvas.circle({}, piece_radius, {.fill = hex(theme.wood), .stroke = hex(rim), .width = 0.03});
    canvas.circle({}, piece_radius * 0.86, outlined(mix(theme.wood, white, 0.5), 0.02));
    canvas.path(emblem(seat, {}, 0.235),
                {.fill = hex(main), .stroke = hex(mix(main, black, 0.5)), .width = 0.025});
    canvas.path(emblem(seat, {}, 0.15), filled(mix(main, white, 0.14)));
}

int standing_on(const Position& position, Space space) {
    int count = 0;
    for (const Seat seat : all_seats) {
        if (position.seated.has(seat)) count += count_on(position.of(seat), space);
    }
    return count;
}

// How many of the pieces drawn before this one stand on its space.
int standing_before(const Position& position, Seat seat, std::size_t nth) {
    const Space space = position.of(seat)[nth];
    int count = 0;
    for (const Seat other : all_seats) {
        if (other < seat && position.seated.has(other))
            count += count_on(position.of(other), space);
    }
    for (std::size_t each = 0; each < nth; ++each) {
        if (position.of(seat)[each] == space) ++count;
    }
    return count;
}

}  // namespace

Point piece_point(const Position& position, Seat seat, std::size_t nth) {
    const Space space = position.of(seat)[nth];
    const int number = static_cast<int>(nth);
    if (is_waiting(space)) {
        return waiting_point(seat, number, count_on(position.of(seat), space));
    }
    // Pieces are sorted: home is filled from the owner's left.
    if (is_home(space)) return home_point(seat, number);
    return standing_point(space, standing_before(position, seat, nth),
                          standing_on(position, space));
}

std::string piece_svg(const Theme& theme, Seat seat) {
    Canvas canvas;
    draw_piece(canvas, theme, seat);
    return canvas.markup();
}

void define_pieces(Canvas& canvas, const Theme& theme) {
    for (const Seat seat : all_seats) {
        canvas.open_group({}, fmt::format(R"(id="{}")", piece_id(theme, seat)));
        draw_piece(canvas, theme, seat);
        canvas.close_group();
    }
}

void draw_pieces(Canvas& canvas, const Theme& theme, const Position& position) {
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        for (std::size_t nth = 0; nth < position.of(seat).size(); ++nth) {
            canvas.copy(piece_id(theme, seat), piece_point(position, seat, nth));
        }
    }
}

}  // namespace parlor::drawing
