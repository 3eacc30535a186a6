// SPDX-License-Identifier: MIT
// The printed boards: four panels between the tracks, Broadway with cut corners, home in the
// middle.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/pollyanna/drawing/parts.h"

namespace parlor::pollyanna {
namespace {

constexpr double margin = 0.5;  // between a track and the panel: space numbers stand there

// What the tracks leave free at Blue's right: bounded by Blue's path, Broadway, Green's path, home.
Path panel(double inset) {
    const Footprint gate = footprint(entrance(Seat::Blue));
    const Footprint slant = footprint(Space::broadway(board.fork + 1));
    const double away = gate.width / 2 + margin + inset;
    const double edge = gate.centre.y - away;
    // The slanting line is x + y = sum.
    const Point on_slant = slant.centre + left_of(slant.leaving) * away;
    const double sum = on_slant.x + on_slant.y;
    const double aside = footprint(Space::glad_path(Seat::Blue, 1)).width / 2 + margin + inset;
    const double round = home_circle().radius + 0.25 + inset;
    const double deep = std::sqrt(round * round - aside * aside);
    return Path()
        .move({aside, edge})
        .line({sum - edge, edge})
        .line({edge, sum - edge})
        .line({edge, aside})
        .line({deep, aside})
        .arc(round, {aside, deep}, true)
        .close();
}

// Circles that overlap, as on a glazed floor.
void draw_glaze(Canvas& canvas, const Theme& theme) {
    const std::string id = fmt::format("{}-glaze", theme.edition);
    canvas.raw(
        fmt::format("<pattern id=\"{0}\" width=\"{1}\" height=\"{1}\" "
                    "patternUnits=\"userSpaceOnUse\">\n",
                    id, scaled(1)));
    const Ink line = outlined(mix(theme.field, theme.frame, 0.16), 0.03);
    for (const Point at : {Point{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0.5, 0.5}}) {
        canvas.circle(at, 0.5, line);
    }
    canvas.raw("</pattern>\n");
    canvas.path(panel(0.12), {.fill = fmt::format("url(#{})", id)});
}

void draw_panel_figures(Canvas& canvas, const Theme& theme) {
    const double nearest = home_circle().radius;
    const double farthest = length(turnout_circle(Seat::Blue).centre) - 0.8;
    const double middle = (nearest + farthest) / 2 / std::numbers::sqrt2;
    canvas.open_group({},
                      fmt::format("transform=\"translate({0} {0}) rotate(-45)\"", scaled(middle)));
    if (theme.ornament == Ornament::Scrolls) {
        canvas.raw(artwork(art_files(), "scrolls"));
        draw_motif(canvas, theme, {}, 1.15);
    } else {
        draw_motif(canvas, theme, {}, 1.75);
        for (const double side : {-1.0, 1.0}) draw_motif(canvas, theme, {side * 2.9, 0}, 0.8);
    }
    canvas.close_group();
}

constexpr double track_line = 0.035;

// The single track, and the half-moon that it encloses with the waiting circle in it.
void draw_corner(Canvas& canvas, const Theme& theme, Seat seat) {
    const Colour main = theme.seat(seat);
    const auto [middle, radius] = turnout_circle(seat);
    const Point fork = centre(past_entrance(seat, board.fork));
    const Point rejoin = centre(past_entrance(seat, board.rejoin));
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
    const Footprint fork = footprint(past_entrance(seat, board.fork));
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

// The height of a capital as a share of the font size, with a margin, for any common font.
double advance(char capital) {
    switch (capital) {
        case ' ': return 0.42;
        case 'I': return 0.5;
        case 'E':
        case 'J':
        case 'L':
        case 'P':
        case 'S':
        case 'T': return 0.76;
        case 'M': return 1.0;
        default: return 0.86;
    }
}

double width(std::string_view text) {
    double sum = 0;
    for (const char each : text) sum += advance(each);
    return sum;
}

// The size in which a text takes less than half of the circle.
double fitting(std::string_view text, double largest) {
    return std::min(largest, 4.4 / width(text));
}

enum class Arch { Over, Under };

// Letters on a circle about the middle of the board, read from left to right either way.
struct Lettering {
    double radius = 1;
    double size = 0.5;
    Arch arch = Arch::Over;
};

void draw_arched(Canvas& canvas, std::string_view text, const Lettering& how) {
    const double up = how.arch == Arch::Over ? -1 : 1;
    const double angle_each = how.size / how.radius;
    double angle = -width(text) / 2 * angle_each;
    for (const char each : text) {
        const double half = advance(each) / 2 * angle_each;
        angle += half;
        const Point at = Point{std::sin(angle), up * std::cos(angle)} * how.radius;
        const double degrees = -up * angle * 180 / std::numbers::pi;
        if (each != ' ') canvas.letters(at, std::string_view(&each, 1), how.size, degrees);
        angle += half;
    }
}

// Where the pieces of a seat gather: a quarter of the ring, before its path.
void draw_quarter(Canvas& canvas, const Theme& theme, Seat seat) {
    const double radius = home_circle().radius - 0.16;
    const double side = radius / std::numbers::sqrt2;
    canvas.path(Path()
                    .move({})
                    .line(turned({-side, side}, seat))
                    .arc(radius, turned({side, side}, seat), false)
                    .close(),
                {.fill = hex(mix(theme.road, theme.seat(seat), 0.3)),
                 .stroke = hex(theme.inlay),
                 .width = 0.04});
}

void draw_panels(Canvas& canvas, const Theme& theme) {
    canvas.raw(fmt::format("<defs><g id=\"{}-panel\">\n", theme.edition));
    canvas.path(panel(0), filled(mix(theme.field, theme.road, 0.5)));
    if (theme.ornament == Ornament::Tiles) draw_glaze(canvas, theme);
    canvas.path(panel(0), outlined(theme.inlay, 0.05));
    canvas.path(panel(0.12), outlined(theme.inlay, 0.02));
    draw_panel_figures(canvas, theme);
    canvas.raw("</g></defs>\n");
    for (int quarter = 0; quarter < 4; ++quarter) {
        canvas.raw(fmt::format("<use href=\"#{}-panel\" transform=\"rotate({})\"/>\n",
                               theme.edition, -90 * quarter));
    }
}

void draw_tracks(Canvas& canvas, const Theme& theme) {
    for (const Seat seat : all_seats) draw_corner(canvas, theme, seat);
    for (const Seat seat : all_seats) draw_path(canvas, theme, seat);
    draw_broadway(canvas, theme);
    draw_middle_line(canvas, theme);
    for (const Seat seat : all_seats) draw_marks(canvas, theme, seat);
    for (const Seat seat : all_seats) draw_fork(canvas, theme, seat);
}

void draw_home(Canvas& canvas, const Theme& theme) {
    const double radius = home_circle().radius;
    constexpr double inner = 1.98;
    canvas.circle({}, radius, {.fill = hex(theme.frame), .stroke = hex(theme.ink), .width = 0.04});
    canvas.circle({}, radius - 0.12, filled(theme.inlay));
    for (const Seat seat : all_seats) draw_quarter(canvas, theme, seat);
    canvas.circle({}, inner, {.fill = hex(theme.road), .stroke = hex(theme.inlay), .width = 0.04});
    canvas.circle({}, inner - 0.08, outlined(theme.inlay, 0.02));
    draw_motif(canvas, theme, {}, 0.98);
    canvas.open_group(
        filled(theme.ink),
        fmt::format(R"(class="title" font-family="{}" font-weight="bold")", theme.font));
    draw_arched(canvas, theme.lettering, {.radius = 1.46, .size = fitting(theme.lettering, 0.7)});
    draw_arched(canvas, theme.motto,
                {.radius = 1.55, .size = fitting(theme.motto, 0.28), .arch = Arch::Under});
    canvas.close_group();
}

}  // namespace

void draw_printed_board(Canvas& canvas, const Theme& theme) {
    draw_panels(canvas, theme);
    draw_tracks(canvas, theme);
    draw_home(canvas, theme);
}

}  // namespace parlor::pollyanna
