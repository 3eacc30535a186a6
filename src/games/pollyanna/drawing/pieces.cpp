// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/pieces.h"

#include <fmt/format.h>

#include <array>

#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/pollyanna_art.h"

namespace parlor::drawing {
namespace {

constexpr double drawn_radius = 12;  // of a piece in its file

using pollyanna::all_seats;
using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::Space;

// Drawings of different themes can stand on one page: their ids differ.
std::string piece_id(const Theme& theme, Seat seat) {
    return fmt::format("{}-{}", theme.edition, letter(seat));
}

// What a piece is drawn in: the theme's wood, the seat's colour, their shades and lights.
std::array<Colour, 6> colours_of(const Theme& theme, Seat seat) {
    const Colour main = theme.seat(seat);
    return {theme.wood, mix(theme.wood, black, 0.55), mix(theme.wood, white, 0.5),
            main,       mix(main, black, 0.5),        mix(main, white, 0.14)};
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
    const pollyanna::Plan plan = theme_of(position.variant.edition()).plan;
    if (is_waiting(space)) {
        return waiting_point(seat, number, count_on(position.of(seat), space), plan);
    }
    // Pieces are sorted: home is filled from the owner's left.
    if (is_home(space)) return home_point(seat, number, plan);
    return standing_point(space, standing_before(position, seat, nth), standing_on(position, space),
                          plan);
}

// The files are in the colours of the first theme, and of one size.
std::string piece_svg(const Theme& theme, Seat seat) {
    constexpr std::array<std::string_view, 4> colours{"blue", "green", "red", "yellow"};
    const std::string name =
        fmt::format("{}-{}", theme.piece, colours[static_cast<std::size_t>(index(seat))]);
    const std::string_view art = artwork(pollyanna_art(), name);
    const std::array<Colour, 6> drawn = colours_of(themes().front(), seat);
    const std::array<Colour, 6> seen = colours_of(theme, seat);
    std::array<Repaint, 6> repaint;
    for (std::size_t i = 0; i < repaint.size(); ++i) repaint[i] = {drawn[i], seen[i]};
    return fmt::format(R"svg(<g transform="scale({})">{}</g>)svg",
                       pollyanna::piece_radius * pixels / drawn_radius, repainted(art, repaint));
}

void define_pieces(Canvas& canvas, const Theme& theme) {
    for (const Seat seat : all_seats) {
        canvas.open_group({}, fmt::format(R"(id="{}")", piece_id(theme, seat)));
        canvas.raw(piece_svg(theme, seat));
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
