// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/cities.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/mason.h"

namespace parlor::drawing {
namespace {

using namespace ruritania;
using zenda::City;

// The outline with its corners rounded off.
Path rounded(const std::vector<Point>& outline) {
    Path path;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point before = outline[(i + outline.size() - 1) % outline.size()];
        const Point corner = outline[i];
        const Point after = outline[(i + 1) % outline.size()];
        const double cut = std::min({0.8, length(corner - before) / 2, length(after - corner) / 2});
        const Point start = corner + direction(corner, before) * cut;
        i == 0 ? path.move(start) : path.line(start);
        path.quadratic(corner, corner + direction(corner, after) * cut);
    }
    return path.close();
}

void draw_moat(Canvas& canvas, const std::vector<Point>& outline) {
    const Path around = rounded(outline);
    canvas.open_group({.fill = "none"}, R"(stroke-linejoin="round")");
    canvas.path(around, {.fill = hex(mix(parchment, meadow, 0.45))});
    canvas.path(around, {.stroke = hex(bank), .width = 0.62});
    canvas.path(around, {.stroke = hex(water), .width = 0.5});
    canvas.raw(R"(<g stroke-dasharray="16 14 30 10" opacity="0.6">)");
    canvas.path(around, {.stroke = hex(bank), .width = 0.025});
    canvas.raw("</g>\n");
    canvas.close_group();
}

// Turrets at even distances along the wall.
void draw_turrets(Canvas& canvas, const std::vector<Point>& outline) {
    constexpr double apart = 2.3;
    double first = apart * 0.4;  // of this stretch, from its beginning
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point from = outline[i];
        const Point to = outline[(i + 1) % outline.size()];
        const double whole = length(to - from);
        const int count = std::max(0, static_cast<int>(std::ceil((whole - first) / apart)));
        for (int turret = 0; turret < count; ++turret) {
            const Point at = from + direction(from, to) * (first + turret * apart);
            canvas.circle(at, 0.27, {.fill = hex(stone), .stroke = hex(ink), .width = 0.05});
            canvas.circle(at, 0.14, {.fill = hex(shade), .stroke = hex(ink), .width = 0.03});
        }
        first += count * apart - whole;
    }
}

void draw_city_wall(Canvas& canvas, const std::vector<Point>& outline) {
    const Path around = rounded(outline);
    canvas.open_group({.fill = "none"}, R"(stroke-linejoin="round")");
    canvas.path(around, {.fill = hex(mix(parchment, tile, 0.13))});
    canvas.raw(R"(<g stroke-dasharray="8 6">)");  // the merlons, to both sides
    canvas.path(around, {.stroke = hex(ink), .width = 0.52});
    canvas.raw("</g>\n");
    canvas.path(around, {.stroke = hex(ink), .width = 0.38});
    canvas.path(around, {.stroke = hex(stone), .width = 0.28});
    canvas.path(around, {.stroke = hex(shade), .width = 0.06});
    canvas.close_group();
    draw_turrets(canvas, outline);
}

void draw_rock(Canvas& canvas) {
    canvas.path(Path()
                    .move({-2.0, 2.3})
                    .cubic({-1.9, 1.7}, {-1.75, 1.3}, {-1.5, 0.95})
                    .line({1.5, 0.95})
                    .cubic({1.75, 1.3}, {1.9, 1.7}, {2.0, 2.3})
                    .quadratic({0, 2.6}, {-2.0, 2.3})
                    .close(),
                {.fill = hex(rock), .stroke = hex(ink), .width = 0.05});
    Path strokes;
    for (int i = 0; i < 17; ++i) {
        const double x = -1.52 + i * 0.19;
        const double lean = x * 0.2;
        const double start = 1.12 + (i % 3) * 0.07;
        strokes.move({x, start}).line({x + lean * 0.5, start + 0.34 + (i % 2) * 0.16});
        strokes.move({x + lean * 0.7, start + 0.66}).line({x + lean, start + 0.9 + (i % 3) * 0.08});
    }
    canvas.path(strokes, outlined(sepia, 0.04));
}

void draw_castle(Canvas& canvas) {
    Mason mason(canvas);
    draw_rock(canvas);
    // Behind: the keep with the King's prison at its top, and a slim stair tower.
    mason.tower({0.98, 0.9}, {0.46, 2.5});
    mason.cone({0.98, -1.56}, {0.66, 1.0}, slate);
    mason.wall({0.05, 0.9}, {1.3, 2.7});
    mason.battlements({0.05, -1.8}, 1.46);
    mason.saddle({0.05, -1.9}, {1.1, 0.42}, slate);
    mason.windows({-0.28, -1.1}, 3, 0.33, 0.15);
    mason.windows({-0.12, -0.35}, 2, 0.34, 0.15);
    mason.flag({-0.2, -2.25}, 0.62, red_piece);
    // Before it the curtain wall, the gate and the round corner towers.
    mason.wall({0, 1.25}, {2.7, 1.1});
    mason.battlements({0, 0.15}, 2.7);
    for (const double x : {-1.45, 1.45}) {
        mason.tower({x, 1.45}, {0.78, 1.75});
        mason.battlements({x, -0.3}, 0.9);
        mason.cone({x, -0.42}, {0.84, 1.15}, tile);
        mason.window({x - 0.1, 0.35}, 0.16);
        mason.window({x - 0.1, 0.95}, 0.14);
    }
    for (const double x : {-0.48, 0.48}) {
        mason.tower({x, 1.4}, {0.42, 1.35});
        mason.cone({x, 0.08}, {0.54, 0.6}, tile);
    }
    mason.gate({0, 1.4}, {0.5, 0.85});
    // The drawbridge.
    canvas.polygon(
        std::array{Point{-0.26, 1.4}, Point{0.26, 1.4}, Point{0.4, 2.1}, Point{-0.4, 2.1}},
        {.fill = hex(mix(sepia, cream, 0.35)), .stroke = hex(ink), .width = 0.04});
    canvas.path(Path()
                    .move({-0.3, 1.58})
                    .line({0.3, 1.58})
                    .move({-0.33, 1.76})
                    .line({0.33, 1.76})
                    .move({-0.36, 1.94})
                    .line({0.36, 1.94}),
                outlined(ink, 0.025));
    mason.label({0, 2.38}, 3.1, "ZENDA");
}

void draw_cathedral(Mason& mason) {
    for (const double x : {-1.78, -1.06}) {
        mason.tower({x, 1.2}, {0.5, 2.5});
        mason.windows({x - 0.08, -0.6}, 1, 0, 0.18);
        mason.windows({x - 0.08, 0.1}, 1, 0, 0.18);
        mason.cone({x, -1.28}, {0.6, 1.2}, slate);
        mason.cross({x, -2.44}, 0.34);
    }
    mason.wall({-1.42, 1.2}, {0.5, 1.7});
    mason.gable({-1.42, -0.5}, {0.5, 0.5}, slate);
    mason.window({-1.42, 0.1}, 0.22);
}

void draw_palace(Canvas& canvas, Mason& mason) {
    mason.wall({0.62, 1.2}, {2.9, 1.5});
    mason.saddle({0.62, -0.3}, {3.0, 0.34}, slate);
    mason.windows({-0.5, 0.3}, 8, 0.32, 0.14);
    mason.windows({-0.5, 0.85}, 8, 0.32, 0.14);
    for (const double x : {-0.55, 1.8}) {
        mason.tower({x, 1.2}, {0.5, 1.85});
        mason.dome({x, -0.65}, {0.6, 0.62}, copper);
        mason.cross({x, -1.24}, 0.28);
        mason.windows({x - 0.06, -0.15}, 1, 0, 0.16);
    }
    // The throne room under the great dome.
    mason.wall({0.62, 1.2}, {1.2, 1.9});
    mason.gable({0.62, -0.4}, {1.3, 0.4}, stone);
    mason.tower({0.62, -0.62}, {1.0, 0.5});
    mason.windows({0.3, -0.76}, 3, 0.28, 0.14);
    mason.dome({0.62, -1.1}, {1.2, 1.05}, copper);
    mason.tower({0.62, -2.1}, {0.22, 0.2});
    mason.flag({0.62, -2.28}, 0.6, green_piece);
    mason.windows({0.3, 0.25}, 3, 0.32, 0.16);
    mason.gate({0.62, 1.2}, {0.42, 0.6});
    Path steps;
    for (int i = 0; i < 3; ++i) {
        const double y = 1.2 + i * 0.09;
        steps.move({0.2 - i * 0.1, y}).line({1.04 + i * 0.1, y});
    }
    canvas.path(steps, outlined(ink, 0.035));
}

void draw_capital(Canvas& canvas) {
    Mason mason(canvas);
    draw_cathedral(mason);
    draw_palace(canvas, mason);
    // The roofs of the citizens.
    constexpr std::array<Point, 6> houses{
        {{-1.86, 1.62}, {-1.18, 1.7}, {-0.5, 1.62}, {1.92, 1.6}, {0.2, 1.86}, {1.26, 1.84}}};
    for (std::size_t i = 0; i < houses.size(); ++i) {
        const Point foot = houses[i];
        mason.wall(foot, {0.56, 0.34});
        mason.saddle(foot - Point{0, 0.32}, {0.68, 0.34},
                     i % 3 == 1 ? mix(tile, gold, 0.35) : tile);
        mason.windows(foot + Point{-0.14, -0.08}, 2, 0.28, 0.1);
    }
    mason.label({0, 2.38}, 3.8, "STRESLAU");
}

}  // namespace

void draw_cities(Canvas& canvas, const ZendaMap& map) {
    draw_moat(canvas, map.bounds[index(City::Zenda)]);
    draw_city_wall(canvas, map.bounds[index(City::Streslau)]);
    const Area& castle = map.buildings[index(City::Zenda)];
    canvas.raw(R"(<g stroke-linejoin="round">)");
    canvas.open_group_at(castle.middle(), castle.size().x / zenda_size.x);
    draw_castle(canvas);
    canvas.close_group();
    const Area& capital = map.buildings[index(City::Streslau)];
    canvas.open_group_at(capital.middle(), capital.size().x / streslau_size.x);
    draw_capital(canvas);
    canvas.close_group();
    canvas.close_group();
}

}  // namespace parlor::drawing
