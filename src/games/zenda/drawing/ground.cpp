// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/ground.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/room.h"

namespace parlor::drawing {
namespace {

using namespace ruritania;

std::array<Point, 4> corners_of(const Area& area) {
    return {area.low, Point{area.high.x, area.low.y}, area.high, Point{area.low.x, area.high.y}};
}

Point turned_by(double degrees, double length) {
    const double angle = degrees * std::numbers::pi / 180;
    return Point{std::sin(angle), -std::cos(angle)} * length;
}

std::size_t letters_in(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; }));
}

// As large as wanted, or so that a line of capitals or of small letters fits.
double fitting(std::string_view text, double room, double wanted, double letter) {
    return std::min(wanted, room / (letter * static_cast<double>(letters_in(text) + 1)));
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

void draw_corner_flower(Canvas& canvas, Point middle) {
    canvas.circle(middle, 0.42, filled(cream));
    canvas.open_group({.fill = hex(crimson)});
    Path petals;
    for (int i = 0; i < 8; ++i) {
        petals.move(middle)
            .quadratic(middle + turned_by(i * 45 - 24, 0.3), middle + turned_by(i * 45, 0.4))
            .quadratic(middle + turned_by(i * 45 + 24, 0.3), middle);
    }
    canvas.path(petals);
    canvas.close_group();
    canvas.circle(middle, 0.1, filled(gold));
    canvas.circle(middle, 0.46, outlined(ink, 0.05));
}

Path ribbon(const Area& area, double notch) {
    const Point size = area.size();
    const Point low = area.low;
    const double bend = notch * 0.5;
    return Path()
        .move(low + Point{notch, 0})
        .line(low + Point{size.x - notch, 0})
        .quadratic(low + Point{size.x - notch, notch}, low + Point{size.x, notch})
        .quadratic(low + Point{size.x - bend, size.y / 2}, low + Point{size.x, size.y - notch})
        .quadratic(low + Point{size.x - notch, size.y - notch}, low + Point{size.x - notch, size.y})
        .line(low + Point{notch, size.y})
        .quadratic(low + Point{notch, size.y - notch}, low + Point{0, size.y - notch})
        .quadratic(low + Point{bend, size.y / 2}, low + Point{0, notch})
        .quadratic(low + Point{notch, notch}, low + Point{notch, 0})
        .close();
}

// A flourish of the pen to both sides of a lozenge.
void draw_flourish(Canvas& canvas, Point middle, double reach) {
    canvas.polygon(std::array{middle - Point{0.16, 0}, middle - Point{0, 0.11},
                              middle + Point{0.16, 0}, middle + Point{0, 0.11}},
                   filled(crimson));
    Path path;
    for (const double side : {-1.0, 1.0}) {
        const auto at = [&](double x, double y) { return middle + Point{side * x, y}; };
        path.move(at(0.3, 0))
            .cubic(at(reach * 0.4, -0.34), at(reach * 0.55, 0.34), at(reach * 0.9, 0.02))
            .cubic(at(reach, -0.12), at(reach * 0.93, -0.24), at(reach * 0.86, -0.14));
    }
    canvas.path(path, outlined(sepia, 0.055));
}

void draw_scale(Canvas& canvas, Point middle, double width) {
    const double part = width / 6;
    const Point low = middle - Point{width / 2, 0.07};
    canvas.path(Path()
                    .move(low)
                    .line(low + Point{width, 0})
                    .line(low + Point{width, 0.14})
                    .line(low + Point{0, 0.14})
                    .close(),
                {.fill = hex(cream), .stroke = hex(ink), .width = 0.035});
    for (int i = 0; i < 6; i += 2) {
        const Point from = low + Point{i * part, 0};
        canvas.polygon(std::array{from, from + Point{part, 0}, from + Point{part, 0.14},
                                  from + Point{0, 0.14}},
                       filled(ink));
    }
}

// Points of the compass, each half light and half dark.
struct Winds {
    double first = 0;  // in degrees from the north
    int count = 4;
    double reach = 1;
    double waist = 0.3;
    Colour dark;
};
void draw_winds(Canvas& canvas, const Winds& winds) {
    for (int i = 0; i < winds.count; ++i) {
        const double at = winds.first + i * 360.0 / winds.count;
        const Point tip = turned_by(at, winds.reach);
        canvas.polygon(std::array{Point{}, turned_by(at - 45, winds.waist), tip}, filled(cream));
        canvas.polygon(std::array{Point{}, turned_by(at + 45, winds.waist), tip},
                       filled(winds.dark));
    }
}

}  // namespace

void define_ground(Canvas& canvas, const ZendaMap& map) {
    canvas.raw(
        fmt::format(R"(<radialGradient id="zenda-parchment" cx="50%" cy="48%" r="72%">)"
                    R"(<stop offset="0" stop-color="{0}"/><stop offset="0.62" stop-color="{1}"/>)"
                    R"(<stop offset="1" stop-color="{2}"/></radialGradient>)"
                    R"(<radialGradient id="zenda-stain">)"
                    R"(<stop offset="0" stop-color="{3}" stop-opacity="0.16"/>)"
                    R"(<stop offset="0.8" stop-color="{3}" stop-opacity="0.1"/>)"
                    R"(<stop offset="1" stop-color="{3}" stop-opacity="0"/></radialGradient>)"
                    "\n",
                    hex(mix(parchment, white, 0.35)), hex(parchment), hex(aged), hex(sepia)));
    canvas.raw(R"(<clipPath id="zenda-inside">)");
    canvas.polygon(corners_of(map.inside()));
    canvas.raw("</clipPath>\n");
}

void draw_ground(Canvas& canvas, const ZendaMap& map) {
    canvas.polygon(corners_of({{0, 0}, map.size}), {.fill = "url(#zenda-parchment)"});
    canvas.open_group({.fill = "url(#zenda-stain)"});
    for (int i = 0; i < 9; ++i) {
        const Point at{chance(i, 1, 3) * map.size.x, chance(i, 2, 3) * map.size.y};
        const double size = 1.5 + 3.5 * chance(i, 3, 3);
        canvas.ellipse(at, {size, size * (0.6 + 0.4 * chance(i, 4, 3))});
    }
    canvas.close_group();
    const Area inside = map.inside();
    canvas.open_group({.fill = "none", .stroke = hex(sepia), .width = 0.02, .opacity = 0.28});
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

void draw_map_frame(Canvas& canvas, const ZendaMap& map) {
    const Area sheet{{0, 0}, map.size};
    const auto rule = [&](double inset, double width) {
        canvas.polygon(corners_of(sheet.grown(-inset)), outlined(ink, width));
    };
    rule(0.3, 0.12);
    rule(0.46, 0.035);
    const Area band = sheet.grown(-0.62);
    const double depth = 0.34;
    const Area within = band.grown(-depth);
    canvas.open_group({.fill = hex(ink)});
    draw_bars(canvas, {within.low.x, band.low.y}, {within.high.x, band.low.y}, {0, depth});
    draw_bars(canvas, {within.low.x, band.high.y}, {within.high.x, band.high.y}, {0, -depth});
    draw_bars(canvas, {band.low.x, within.low.y}, {band.low.x, within.high.y}, {depth, 0});
    draw_bars(canvas, {band.high.x, within.low.y}, {band.high.x, within.high.y}, {-depth, 0});
    canvas.close_group();
    rule(0.62, 0.04);
    rule(0.62 + depth, 0.04);
    rule(map_frame - 0.12, 0.03);
    rule(map_frame, 0.07);
    for (const Point corner : corners_of(band.grown(-depth / 2)))
        draw_corner_flower(canvas, corner);
}

void draw_cartouche(Canvas& canvas, const ZendaMap& map, std::string_view title,
                    std::string_view subtitle) {
    const double scale = map.cartouche.size().x / cartouche_size.x;
    canvas.open_group_at(map.cartouche.middle(), scale,
                         {.fill = hex(ink), .stroke = "none", .width = 0});
    const Area box = Area::about({}, cartouche_size);
    canvas.path(ribbon(box.grown(-0.12), 0.62),
                {.fill = hex(mix(sepia, black, 0.2)), .opacity = 0.22});
    canvas.open_group({}, R"-(transform="translate(-4 -4)")-");
    canvas.path(ribbon(box.grown(-0.12), 0.62),
                {.fill = hex(cream), .stroke = hex(ink), .width = 0.09});
    canvas.path(ribbon(box.grown(-0.3), 0.56), outlined(gold, 0.08));
    canvas.path(ribbon(box.grown(-0.4), 0.53), outlined(ink, 0.025));
    const double room = cartouche_size.x - 2.2;
    const double large = fitting(title, room, 1.35, 0.72);
    canvas.open_group(
        {}, fmt::format(R"(letter-spacing="{}" font-weight="bold")", scaled(large * 0.09)));
    canvas.letters({large * 0.045, -0.95}, title, large);
    canvas.close_group();
    draw_flourish(canvas, {0, 0.02}, 3.6);
    canvas.open_group({.fill = hex(mix(ink, sepia, 0.3))}, R"(font-style="italic")");
    canvas.letters({0, 0.72}, subtitle, fitting(subtitle, room, 0.74, 0.5));
    canvas.close_group();
    draw_scale(canvas, {0, 1.42}, 3.6);
    canvas.close_group();
    canvas.close_group();
}

void draw_compass(Canvas& canvas, const ZendaMap& map) {
    canvas.open_group_at(map.compass.middle() + Point{0, 0.12},
                         map.compass.size().x / compass_size.x,
                         {.fill = hex(ink), .stroke = hex(ink), .width = 0.035});
    canvas.circle({}, 1.35, {.fill = hex(cream), .opacity = 0.55});
    canvas.circle({}, 1.35, outlined(ink, 0.05));
    canvas.circle({}, 1.22, outlined(ink, 0.02));
    Path ticks;
    for (int i = 0; i < 72; ++i) ticks.move(turned_by(i * 5, 1.22)).line(turned_by(i * 5, 1.35));
    canvas.path(ticks, outlined(ink, 0.022));
    canvas.circle({}, 0.72, outlined(sepia, 0.03));
    draw_winds(canvas, {.first = 22.5, .count = 8, .reach = 0.95, .waist = 0.16, .dark = ink});
    draw_winds(canvas, {.first = 45, .count = 4, .reach = 1.25, .waist = 0.24, .dark = crimson});
    draw_winds(canvas, {.first = 0, .count = 4, .reach = 1.72, .waist = 0.3, .dark = ink});
    canvas.circle({}, 0.15, {.fill = hex(gold), .stroke = hex(ink), .width = 0.04});
    canvas.open_group({.stroke = "none"}, R"(font-weight="bold")");
    canvas.letters({0, -1.98}, "N", 0.52);
    canvas.close_group();
    canvas.close_group();
}

}  // namespace parlor::drawing
