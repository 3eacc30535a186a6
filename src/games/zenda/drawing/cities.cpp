// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/cities.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/zenda_art.h"

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

// Scaled to the ground that is kept for it; `width` is what it was drawn for.
void draw_buildings(Canvas& canvas, const Area& ground, double width, std::string_view art) {
    canvas.open_group_at(ground.middle(), ground.size().x / width);
    canvas.raw(artwork(zenda_art(), art));
    canvas.close_group();
}

}  // namespace

void draw_cities(Canvas& canvas, const ZendaMap& map) {
    draw_moat(canvas, map.bounds[index(City::Zenda)]);
    draw_city_wall(canvas, map.bounds[index(City::Streslau)]);
    draw_buildings(canvas, map.buildings[index(City::Zenda)], zenda_size.x, "castle");
    draw_buildings(canvas, map.buildings[index(City::Streslau)], streslau_size.x, "capital");
}

}  // namespace parlor::drawing
