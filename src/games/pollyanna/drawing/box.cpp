// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/parts.h"

#include <fmt/format.h>

#include <array>

namespace parlor::pollyanna {
namespace {

constexpr double groove = 0.05;

Colour carved(const Theme& theme) { return mix(theme.field, theme.ink, 0.72); }

// Paint on that ground, light or dark.
Colour paint_on(const Theme& theme, Colour ground) {
    return lightness(ground) > 62 ? theme.ink : mix(theme.road, white, 0.35);
}

std::string font_of(const Theme& theme) {
    return fmt::format(R"(font-family="{}" font-weight="bold")", theme.font);
}

// Long lines that waver, as of a plank.
void draw_grain(Canvas& canvas, const Theme& theme) {
    constexpr int lines = 38;
    const double edge = field_reach() - 0.12;
    canvas.open_group(outlined(mix(theme.field, theme.ink, 0.16), 0.025));
    for (int i = 1; i < lines; ++i) {
        const double y = -edge + 2 * edge * i / lines;
        const double bend = 0.22 * ((i * 7) % 5 - 2);
        canvas.path(Path()
                        .move({-edge, y})
                        .cubic({-edge / 3, y + bend}, {edge / 3, y - bend}, {edge, y + bend / 3}));
    }
    canvas.close_group();
}

// What the bridge encloses, its squares, and the cells with their bars.
void draw_jail(Canvas& canvas, const Theme& theme, Seat seat) {
    const Colour main = theme.seat(seat);
    const auto [middle, radius] = turnout_circle(seat, BoardShape::Square);
    const Point aside = turned({radius, 0}, seat);
    canvas.path(Path().move(middle - aside).arc(radius, middle + aside, true).close(),
                filled(mix(theme.field, main, 0.55)));
    canvas.open_group({.fill = hex(theme.siding), .stroke = hex(carved(theme)), .width = groove});
    for (int number = 1; number <= board.turnout; ++number) {
        canvas.path(outline(Space::turnout(seat, number), BoardShape::Square));
    }
    canvas.close_group();
    using square::cell_height;
    using square::cell_width;
    for (int cell = 0; cell < 4; ++cell) {
        const Point at = waiting_point(seat, cell, 4, BoardShape::Square);
        const auto corner = [&](double x, double y) {
            return at + turned(Point{x * cell_width, y * cell_height}, seat);
        };
        const std::array<Point, 4> walls{corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5),
                                         corner(-0.5, 0.5)};
        canvas.polygon(walls, {.fill = hex(mix(theme.frame, black, 0.35)),
                               .stroke = hex(theme.inlay),
                               .width = 0.04});
        canvas.open_group(outlined(mix(theme.inlay, theme.frame, 0.35), 0.05));
        for (const double x : {-0.25, 0.0, 0.25}) canvas.line(corner(x, -0.46), corner(x, 0.46));
        canvas.close_group();
    }
    canvas.path(emblem(seat, middle + turned({0, -radius * 0.71}, seat), 0.2),
                {.fill = hex(main), .stroke = hex(theme.road), .width = 0.05});
}

void draw_house(Canvas& canvas, const Theme& theme, Seat seat) {
    canvas.open_group({.fill = hex(mix(theme.road, theme.seat(seat), 0.62)),
                       .stroke = hex(carved(theme)),
                       .width = groove});
    for (int number = 1; number <= board.path; ++number) {
        canvas.path(outline(Space::glad_path(seat, number), BoardShape::Square));
    }
    canvas.close_group();
}

// A square of the ring: a shadow along its far edges makes it look cut in.
void draw_ring(Canvas& canvas, const Theme& theme) {
    const Edition& edition = edition_of(theme);
    canvas.open_group({.fill = hex(theme.road), .stroke = hex(carved(theme)), .width = groove});
    for (int number = 0; number < board.broadway(); ++number) {
        const Space space = Space::broadway(number);
        const auto seat = printed_colour(edition, space);
        canvas.path(outline(space, BoardShape::Square), seat ? filled(theme.seat(*seat)) : Ink{});
    }
    canvas.close_group();
}

// 0 to 14 from each start, towards the outer edge, to be read from the nearest side.
void draw_painted_numbers(Canvas& canvas, const Theme& theme) {
    const Edition& edition = edition_of(theme);
    for (const Colour paint : {theme.ink, mix(theme.road, white, 0.35)}) {
        canvas.open_group(filled(paint), font_of(theme));
        for (int number = 0; number < board.broadway(); ++number) {
            const Space space = Space::broadway(number);
            const auto seat = printed_colour(edition, space);
            const Colour ground = seat ? theme.seat(*seat) : theme.road;
            if (paint_on(theme, ground) != paint) continue;
            const Footprint here = footprint(space, BoardShape::Square);
            const int side = number / board.side;
            const Point outwards = left_of(here.leaving) * -(here.width / 2 - 0.3);
            const int painted = painted_number(space);
            const bool is_zero = painted == 0;
            canvas.letters(here.centre + outwards, fmt::to_string(painted), is_zero ? 0.5 : 0.4,
                           -90.0 * side);
        }
        canvas.close_group();
    }
}

// The way out of the start, the way into the house, and the two ways at a bridge.
void draw_signs(Canvas& canvas, const Theme& theme, Seat seat) {
    const Colour pale = paint_on(theme, theme.seat(seat));
    const Footprint begin = footprint(start(seat), BoardShape::Square);
    const Point inside = left_of(begin.leaving);
    canvas.path(arrow(begin.centre + inside * 0.2, begin.leaving, 0.24), filled(pale));
    const Footprint gate = footprint(entrance(seat), BoardShape::Square);
    const Point inward = unit(gate.centre * -1);
    canvas.path(emblem(seat, gate.centre - inward * 0.1, 0.24), outlined(pale, 0.06));
    canvas.path(chevron(gate.centre + inward * 0.62, inward, 0.16), outlined(pale, 0.07));
    const Footprint fork = footprint(past_entrance(seat, board.fork), BoardShape::Square);
    const Point aside = unit(centre(Space::turnout(seat, 1), BoardShape::Square) - fork.centre);
    canvas.path(arrowhead(fork.centre + aside * 0.5, aside, 0.22),
                filled(mix(theme.road, theme.ink, 0.6)));
}

// Walls lit from above, a floor of planks: the dice fall here.
void draw_patio(Canvas& canvas, const Theme& theme) {
    const double outer = square::patio_reach();
    const double inner = outer - 0.42;
    constexpr std::array<double, 4> shade{0.0, 0.3, 0.62, 0.42};  // the far wall is darkest
    for (const Seat seat : all_seats) {
        const std::array<Point, 4> wall{turned({-outer, outer}, seat), turned({outer, outer}, seat),
                                        turned({inner, inner}, seat),
                                        turned({-inner, inner}, seat)};
        const Colour colour = mix(mix(theme.field, theme.road, 0.3), black,
                                  shade[static_cast<std::size_t>(index(seat))]);
        canvas.polygon(wall, {.fill = hex(colour), .stroke = hex(colour), .width = 0.01});
    }
    const Colour floor = mix(theme.field, theme.frame, 0.62);
    canvas.square(inner, 0, {.fill = hex(floor), .stroke = hex(theme.ink), .width = 0.04});
    canvas.open_group(outlined(mix(floor, black, 0.35), 0.03));
    constexpr int planks = 6;
    for (int i = 1; i < planks; ++i) {
        const double y = -inner + 2 * inner * i / planks;
        canvas.line({-inner, y}, {inner, y});
    }
    canvas.close_group();
    canvas.square(outer, 0, outlined(theme.inlay, 0.06));
    canvas.open_group(
        filled(mix(floor, theme.inlay, 0.45)),
        fmt::format(R"(class="title" {} letter-spacing="{}")", font_of(theme), scaled(0.12)));
    canvas.letters({0, 0}, theme.lettering, 0.86);
    canvas.close_group();
}

}  // namespace

void draw_box(Canvas& canvas, const Theme& theme) {
    draw_grain(canvas, theme);
    for (const Seat seat : all_seats) draw_jail(canvas, theme, seat);
    for (const Seat seat : all_seats) draw_house(canvas, theme, seat);
    draw_ring(canvas, theme);
    draw_painted_numbers(canvas, theme);
    for (const Seat seat : all_seats) draw_signs(canvas, theme, seat);
    draw_patio(canvas, theme);
}

}  // namespace parlor::pollyanna
