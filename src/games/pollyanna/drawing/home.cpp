// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/home.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/motif.h"

namespace parlor::drawing {
namespace {

using pollyanna::Seat;

// How far a capital reaches, of its size, and some air. Fonts differ; none differs much.
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
    const double radius = pollyanna::home_circle().radius - 0.16;
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

}  // namespace

void draw_home(Canvas& canvas, const Theme& theme) {
    const double radius = pollyanna::home_circle().radius;
    constexpr double inner = 1.98;
    canvas.circle({}, radius, {.fill = hex(theme.frame), .stroke = hex(theme.ink), .width = 0.04});
    canvas.circle({}, radius - 0.12, filled(theme.inlay));
    for (const Seat seat : pollyanna::all_seats) draw_quarter(canvas, theme, seat);
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

}  // namespace parlor::drawing
