// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/panels.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/motif.h"
#include "games/pollyanna/drawing/pollyanna_art.h"

namespace parlor::drawing {
namespace {

using pollyanna::board;
using pollyanna::Footprint;
using pollyanna::Seat;
using pollyanna::Space;

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
    const double round = pollyanna::home_circle().radius + 0.25 + inset;
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
    const double nearest = pollyanna::home_circle().radius;
    const double farthest = length(pollyanna::turnout_circle(Seat::Blue).centre) - 0.8;
    const double middle = (nearest + farthest) / 2 / std::numbers::sqrt2;
    canvas.open_group({},
                      fmt::format("transform=\"translate({0} {0}) rotate(-45)\"", scaled(middle)));
    if (theme.ornament == Ornament::Scrolls) {
        canvas.raw(artwork(pollyanna_art(), "scrolls"));
        draw_motif(canvas, theme, {}, 1.15);
    } else {
        draw_motif(canvas, theme, {}, 1.75);
        for (const double side : {-1.0, 1.0}) draw_motif(canvas, theme, {side * 2.9, 0}, 0.8);
    }
    canvas.close_group();
}

}  // namespace

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

}  // namespace parlor::drawing
