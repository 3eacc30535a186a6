// SPDX-License-Identifier: MIT
// The sheet and what lies on it: parchment, frame, title and compass; the castle and the capital.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/plain.h"
#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/parts.h"

namespace parlor::zenda {
namespace {

std::array<Point, 4> corners_of(const Area& area) {
    return {area.low, Point{area.high.x, area.low.y}, area.high, Point{area.low.x, area.high.y}};
}

// As large as wanted, or so that a line of capitals or of small letters fits.
double fitting(std::string_view text, double room, double wanted, double letter) {
    return std::min(wanted, room / (letter * static_cast<double>(base::characters(text) + 1)));
}

// Alternate bars along one side, from corner to corner: the scale of degrees.
void draw_bars(Canvas& canvas, Point from, Point to, Point across) {
    const int count = static_cast<int>(std::lround(length(to - from) / 1.25)) | 1;
    const Point bar = (to - from) * (1.0 / count);
    for (int i = 0; i < count; i += 2) {
        const Point start = from + bar * i;
        canvas.polygon(std::array{start, start + bar, start + bar + across, start + across});
    }
}

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
    canvas.path(around, {.fill = hex(mix(colours::parchment, colours::meadow, 0.45))});
    canvas.path(around, {.stroke = hex(colours::bank), .width = 0.62});
    canvas.path(around, {.stroke = hex(colours::water), .width = 0.5});
    canvas.raw(R"(<g stroke-dasharray="16 14 30 10" opacity="0.6">)");
    canvas.path(around, {.stroke = hex(colours::bank), .width = 0.025});
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
            canvas.circle(
                at, 0.27,
                {.fill = hex(colours::stone), .stroke = hex(colours::ink), .width = 0.05});
            canvas.circle(
                at, 0.14,
                {.fill = hex(colours::shade), .stroke = hex(colours::ink), .width = 0.03});
        }
        first += count * apart - whole;
    }
}

void draw_city_wall(Canvas& canvas, const std::vector<Point>& outline) {
    const Path around = rounded(outline);
    canvas.open_group({.fill = "none"}, R"(stroke-linejoin="round")");
    canvas.path(around, {.fill = hex(mix(colours::parchment, colours::tile, 0.13))});
    canvas.raw(R"(<g stroke-dasharray="8 6">)");  // the merlons, to both sides
    canvas.path(around, {.stroke = hex(colours::ink), .width = 0.52});
    canvas.raw("</g>\n");
    canvas.path(around, {.stroke = hex(colours::ink), .width = 0.38});
    canvas.path(around, {.stroke = hex(colours::stone), .width = 0.28});
    canvas.path(around, {.stroke = hex(colours::shade), .width = 0.06});
    canvas.close_group();
    draw_turrets(canvas, outline);
}

// Scaled to the ground that is kept for it; `width` is what it was drawn for.
void draw_buildings(Canvas& canvas, const Area& ground, double width, std::string_view art) {
    canvas.open_group_at(ground.middle(), ground.size().x / width);
    canvas.raw(artwork(art_files(), art));
    canvas.close_group();
}

}  // namespace

void define_ground(Canvas& canvas, const Map& map) {
    canvas.raw(
        fmt::format(R"(<radialGradient id="zenda-parchment" cx="50%" cy="48%" r="72%">)"
                    R"(<stop offset="0" stop-color="{0}"/><stop offset="0.62" stop-color="{1}"/>)"
                    R"(<stop offset="1" stop-color="{2}"/></radialGradient>)"
                    R"(<radialGradient id="zenda-stain">)"
                    R"(<stop offset="0" stop-color="{3}" stop-opacity="0.16"/>)"
                    R"(<stop offset="0.8" stop-color="{3}" stop-opacity="0.1"/>)"
                    R"(<stop offset="1" stop-color="{3}" stop-opacity="0"/></radialGradient>)"
                    "\n",
                    hex(mix(colours::parchment, white, 0.35)), hex(colours::parchment),
                    hex(colours::aged), hex(colours::sepia)));
    canvas.raw(R"(<clipPath id="zenda-inside">)");
    canvas.polygon(corners_of(map.inside()));
    canvas.raw("</clipPath>\n");
}

void draw_ground(Canvas& canvas, const Map& map) {
    canvas.polygon(corners_of({{0, 0}, map.size}), {.fill = "url(#zenda-parchment)"});
    canvas.open_group({.fill = "url(#zenda-stain)"});
    for (int i = 0; i < 9; ++i) {
        const Point at{chance(i, 1, 3) * map.size.x, chance(i, 2, 3) * map.size.y};
        const double size = 1.5 + 3.5 * chance(i, 3, 3);
        canvas.ellipse(at, {size, size * (0.6 + 0.4 * chance(i, 4, 3))});
    }
    canvas.close_group();
    const Area inside = map.inside();
    canvas.open_group(
        {.fill = "none", .stroke = hex(colours::sepia), .width = 0.02, .opacity = 0.28});
    Path graticule;
    constexpr int meridians = 8;
    constexpr int parallels = 5;
    for (int i = 1; i < meridians; ++i) {
        const double x = inside.low.x + inside.size().x * i / meridians;
        const double lean = (i - meridians / 2.0) * 0.12;
        graticule.move({x - lean, inside.low.y}).line({x + lean, inside.high.y});
    }
    for (int i = 1; i < parallels; ++i) {
        const double y = inside.low.y + inside.size().y * i / parallels;
        graticule.move({inside.low.x, y})
            .quadratic({inside.middle().x, y + 0.9}, {inside.high.x, y});
    }
    canvas.path(graticule);
    canvas.close_group();
}

void draw_map_frame(Canvas& canvas, const Map& map) {
    const Area sheet{{0, 0}, map.size};
    const auto rule = [&](double inset, double width) {
        canvas.polygon(corners_of(sheet.grown(-inset)), outlined(colours::ink, width));
    };
    rule(0.3, 0.12);
    rule(0.46, 0.035);
    const Area band = sheet.grown(-0.62);
    const double depth = 0.34;
    const Area within = band.grown(-depth);
    canvas.open_group({.fill = hex(colours::ink)});
    draw_bars(canvas, {within.low.x, band.low.y}, {within.high.x, band.low.y}, {0, depth});
    draw_bars(canvas, {within.low.x, band.high.y}, {within.high.x, band.high.y}, {0, -depth});
    draw_bars(canvas, {band.low.x, within.low.y}, {band.low.x, within.high.y}, {depth, 0});
    draw_bars(canvas, {band.high.x, within.low.y}, {band.high.x, within.high.y}, {-depth, 0});
    canvas.close_group();
    rule(0.62, 0.04);
    rule(0.62 + depth, 0.04);
    rule(map_frame - 0.12, 0.03);
    rule(map_frame, 0.07);
    for (const Point corner : corners_of(band.grown(-depth / 2))) {
        canvas.copy(corner_flower, corner);
    }
}

void draw_cartouche(Canvas& canvas, const Map& map, std::string_view title,
                    std::string_view subtitle) {
    const double scale = map.cartouche.size().x / cartouche_size.x;
    canvas.open_group_at(map.cartouche.middle(), scale);
    canvas.raw(artwork(art_files(), "cartouche"));
    const double room = cartouche_size.x - 2.2;
    const double large = fitting(title, room, 1.35, 0.72);
    canvas.open_group(filled(colours::ink), fmt::format(R"(letter-spacing="{}" font-weight="bold")",
                                                        scaled(large * 0.09)));
    canvas.letters({large * 0.045 - 0.1, -1.05}, title, large);
    canvas.close_group();
    canvas.open_group(filled(mix(colours::ink, colours::sepia, 0.3)), R"(font-style="italic")");
    canvas.letters({-0.1, 0.62}, subtitle, fitting(subtitle, room, 0.74, 0.5));
    canvas.close_group();
    canvas.close_group();
}

void draw_compass(Canvas& canvas, const Map& map) {
    canvas.open_group_at(map.compass.middle() + Point{0, 0.12},
                         map.compass.size().x / compass_size.x);
    canvas.raw(artwork(art_files(), "compass"));
    canvas.close_group();
}

void draw_cities(Canvas& canvas, const Map& map) {
    draw_moat(canvas, map.bounds[index(City::Zenda)]);
    draw_city_wall(canvas, map.bounds[index(City::Streslau)]);
    draw_buildings(canvas, map.buildings[index(City::Zenda)], zenda_size.x, "castle");
    draw_buildings(canvas, map.buildings[index(City::Streslau)], streslau_size.x, "capital");
}

}  // namespace parlor::zenda
