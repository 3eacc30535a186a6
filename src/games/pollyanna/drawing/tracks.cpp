// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/tracks.h"

#include <fmt/format.h>

#include "games/pollyanna/drawing/shapes.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::drawing {
namespace {

using pollyanna::all_seats;
using pollyanna::board;
using pollyanna::Footprint;
using pollyanna::Seat;
using pollyanna::Space;

constexpr double track_line = 0.035;

// A Broadway space, counted from a seat's Entrance.
Space from_entrance(Seat seat, int number) {
    return Space::broadway(index(seat) * board.side + number);
}

// The single track, and the half-moon that it encloses with the waiting circle in it.
void draw_corner(Canvas& canvas, const Theme& theme, Seat seat) {
    const Colour main = theme.seat(seat);
    const auto [middle, radius] = turnout_circle(seat);
    const Point fork = centre(from_entrance(seat, board.fork));
    const Point rejoin = centre(from_entrance(seat, board.rejoin));
    canvas.path(Path().move(fork).arc(radius, rejoin, false).close(),
                filled(mix(theme.road, main, 0.45)));
    canvas.open_group({.fill = hex(theme.siding), .stroke = hex(theme.ink), .width = track_line});
    for (int number = 1; number <= board.turnout; ++number) {
        canvas.path(outline(Space::turnout(seat, number)));
    }
    canvas.close_group();
    const auto [waiting, room] = waiting_circle(seat);
    canvas.circle(waiting, room - 0.03,
                  {.fill = hex(theme.road), .stroke = hex(main), .width = 0.07});
    canvas.path(emblem(seat, waiting, 0.3), filled(mix(theme.road, main, 0.3)));
}

void draw_path(Canvas& canvas, const Theme& theme, Seat seat) {
    canvas.open_group({.fill = hex(mix(theme.road, theme.seat(seat), 0.38)),
                       .stroke = hex(theme.ink),
                       .width = track_line});
    for (int number = 1; number <= board.path; ++number) {
        canvas.path(outline(Space::glad_path(seat, number)));
    }
    canvas.close_group();
}

void draw_broadway(Canvas& canvas, const Theme& theme) {
    canvas.open_group({.fill = hex(theme.road), .stroke = hex(theme.ink), .width = track_line});
    for (int number = 0; number < board.broadway(); ++number) {
        const Space space = Space::broadway(number);
        const auto seat = printed_colour(edition_of(theme), space);
        canvas.path(outline(space), seat ? filled(theme.seat(*seat)) : Ink{});
    }
    canvas.close_group();
}

// The line between the two tracks of Broadway, that a Blockade stands across.
void draw_middle_line(Canvas& canvas, const Theme& theme) {
    canvas.open_group(outlined(mix(theme.road, theme.ink, 0.3), 0.025));
    for (int number = 0; number < board.broadway(); ++number) {
        const Space space = Space::broadway(number);
        if (number % board.side == board.fork || printed_colour(edition_of(theme), space)) continue;
        const Footprint here = footprint(space);
        canvas.path(Path()
                        .move(here.centre - here.arriving * 0.16)
                        .line(here.centre)
                        .line(here.centre + here.leaving * 0.16));
    }
    canvas.close_group();
}

// At a start the way out, at an Entrance the way in.
void draw_marks(Canvas& canvas, const Theme& theme, Seat seat) {
    const Colour main = theme.seat(seat);
    const Colour pale = lightness(main) > 70 ? mix(main, theme.ink, 0.75) : theme.road;
    const Footprint begin = footprint(start(seat));
    canvas.path(arrow(begin.centre, begin.leaving, 0.3), filled(pale));
    const Footprint gate = footprint(entrance(seat));
    const Point inward = left_of(gate.leaving);
    canvas.path(emblem(seat, gate.centre - inward * 0.12, 0.22), outlined(pale, 0.06));
    canvas.path(chevron(gate.centre + inward * 0.3, inward, 0.15), outlined(pale, 0.06));
}

// Two ways from one: along Broadway, and out on the Turnout.
void draw_fork(Canvas& canvas, const Theme& theme, Seat seat) {
    const Footprint fork = footprint(from_entrance(seat, board.fork));
    const Point aside = unit(centre(Space::turnout(seat, 1)) - fork.centre);
    const Colour faint = mix(theme.road, theme.ink, 0.65);
    const Point back = fork.centre - fork.arriving * 0.38;
    for (const Point way : {fork.leaving, aside}) {
        const Point tip = fork.centre + way * 0.42;
        canvas.path(Path().move(back).quadratic(fork.centre, tip - way * 0.1),
                    outlined(faint, 0.045));
        canvas.path(arrowhead(tip, way, 0.18), filled(faint));
    }
}

// Outside of a Turnout; inside of Broadway, but for the Entrance, where the path begins; clear of
// the space, and farther off where its edge bends towards the number.
Point number_point(const Theme& theme, Space space) {
    const Footprint here = footprint(space, theme.plan);
    if (theme.plan == pollyanna::Plan::Square) {
        // In the square's inner edge: its outer one bears the painted number.
        const double inside = on_broadway(space) ? here.width / 2 - 0.17 : 0;
        return here.centre + left_of(here.leaving) * inside;
    }
    const bool bends = length(here.leaving - here.arriving) > 0.1;
    const bool inside = on_broadway(space) && space.number() % board.side != 0;
    const double away = here.width / 2 + (bends ? 0.29 : 0.22);
    return here.centre + left_of(unit(here.arriving + here.leaving)) * (inside ? away : -away);
}

}  // namespace

void draw_tracks(Canvas& canvas, const Theme& theme) {
    for (const Seat seat : all_seats) draw_corner(canvas, theme, seat);
    for (const Seat seat : all_seats) draw_path(canvas, theme, seat);
    draw_broadway(canvas, theme);
    draw_middle_line(canvas, theme);
    for (const Seat seat : all_seats) draw_marks(canvas, theme, seat);
    for (const Seat seat : all_seats) draw_fork(canvas, theme, seat);
}

void draw_numbers(Canvas& canvas, const Theme& theme) {
    canvas.open_group(filled(mix(theme.field, theme.ink, 0.85)),
                      fmt::format(R"(font-family="{}")", theme.font));
    for (int code = 0; code < Space::count(); ++code) {
        const Space space = Space::from_code(code);
        if (is_waiting(space) || is_home(space)) continue;
        canvas.letters(number_point(theme, space), text(space), 0.27);
    }
    canvas.close_group();
}

}  // namespace parlor::drawing
