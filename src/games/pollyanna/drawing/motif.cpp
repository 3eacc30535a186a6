// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/motif.h"

#include <array>
#include <cmath>
#include <complex>
#include <numbers>
#include <ranges>
#include <vector>

namespace parlor::drawing {
namespace {

using std::numbers::pi;

Point polar(double angle, double radius) {
    return Point{std::cos(angle), std::sin(angle)} * radius;
}

// Leaves around a middle: each from `inner` to `outer`, `width` to either side.
struct Leaves {
    int count = 8;
    double phase = 0;  // in steps from the right
    double inner = 0;
    double outer = 1;
    double width = 0.2;
    double fullest = 0.5;  // where the leaf is widest, as a share of its length
};

void draw_leaves(Canvas& canvas, Point middle, const Leaves& leaves, const Ink& ink) {
    const double belly = leaves.inner + (leaves.outer - leaves.inner) * leaves.fullest;
    Path path;
    for (int each = 0; each < leaves.count; ++each) {
        const double angle = (each + leaves.phase) * 2 * pi / leaves.count;
        const Point side = polar(angle + pi / 2, leaves.width * 2);
        const Point base = middle + polar(angle, leaves.inner);
        const Point tip = middle + polar(angle, leaves.outer);
        const Point control = middle + polar(angle, belly);
        path.move(base).quadratic(control + side, tip).quadratic(control - side, base).close();
    }
    canvas.path(path, ink);
}

void draw_rosette(Canvas& canvas, const Theme& theme, Point middle, double size) {
    const Colour light = mix(theme.field, theme.inlay, 0.55);
    const std::string line = hex(mix(theme.inlay, theme.ink, 0.45));
    draw_leaves(canvas, middle,
                {.count = 16, .inner = 0.2 * size, .outer = size, .width = 0.1 * size},
                {.fill = hex(mix(theme.field, theme.inlay, 0.25)), .stroke = line, .width = 0.02});
    draw_leaves(canvas, middle,
                {.count = 8, .outer = 0.78 * size, .width = 0.14 * size, .fullest = 0.6},
                {.fill = hex(light), .stroke = line, .width = 0.02});
    canvas.circle(middle, 0.2 * size, {.fill = hex(theme.field), .stroke = line, .width = 0.02});
    canvas.circle(middle, 0.1 * size, {.fill = line});
}

void draw_starburst(Canvas& canvas, const Theme& theme, Point middle, double size) {
    const Leaves rays{.count = 8, .outer = size, .width = 0.045 * size, .fullest = 0.25};
    draw_leaves(canvas, middle, rays, filled(theme.ink));
    Leaves between = rays;
    between.phase = 0.5;
    between.outer = 0.66 * size;
    draw_leaves(canvas, middle, between, filled(theme.inlay));
    for (int each = 0; each < 16; ++each) {
        const double angle = (each + 0.5) * pi / 8;
        canvas.circle(middle + polar(angle, 0.62 * size), 0.035 * size, filled(theme.road));
    }
    canvas.circle(middle, 0.15 * size, filled(theme.road));
    canvas.circle(middle, 0.09 * size, filled(theme.inlay));
}

void draw_magnolia(Canvas& canvas, const Theme& theme, Point middle, double size) {
    const std::string line = hex(mix(theme.inlay, theme.ink, 0.35));
    const Ink petal{.fill = hex(theme.road), .stroke = line, .width = 0.02};
    draw_leaves(canvas, middle,
                {.count = 8, .phase = 0.5, .outer = size, .width = 0.13 * size, .fullest = 0.6},
                {.fill = hex(mix(theme.frame, theme.field, 0.25)),
                 .stroke = hex(theme.frame),
                 .width = 0.02});
    draw_leaves(canvas, middle,
                {.count = 8, .outer = 0.84 * size, .width = 0.24 * size, .fullest = 0.72}, petal);
    draw_leaves(
        canvas, middle,
        {.count = 6, .phase = 0.25, .outer = 0.54 * size, .width = 0.2 * size, .fullest = 0.75},
        petal);
    canvas.circle(middle, 0.14 * size,
                  {.fill = hex(mix(theme.inlay, theme.wood, 0.5)), .stroke = line, .width = 0.02});
    canvas.circle(middle, 0.06 * size, {.fill = line});
}

// Two squares, one across the other.
void draw_tile(Canvas& canvas, const Theme& theme, Point middle, double size) {
    const auto square = [&](double phase, double radius) {
        std::array<Point, 4> corners;
        for (std::size_t each = 0; each < corners.size(); ++each) {
            corners[each] = middle + polar((static_cast<double>(each) + phase) * pi / 2, radius);
        }
        return corners;
    };
    const Ink star{.fill = hex(theme.frame), .stroke = hex(theme.road), .width = 0.03};
    draw_leaves(canvas, middle, {.count = 8, .phase = 0.5, .outer = size, .width = 0.1 * size},
                filled(theme.seat(pollyanna::Seat::Red)));
    canvas.polygon(square(0, 0.9 * size), star);
    canvas.polygon(square(0.5, 0.9 * size), star);
    canvas.polygon(square(0, 0.62 * size), outlined(theme.inlay, 0.03));
    canvas.polygon(square(0.5, 0.62 * size), outlined(theme.inlay, 0.03));
    draw_leaves(canvas, middle, {.count = 8, .outer = 0.46 * size, .width = 0.09 * size},
                filled(theme.road));
    canvas.circle(middle, 0.1 * size, filled(theme.inlay));
}

// One point of a pen stroke: where, which way, and how far along, 0 … 1.
struct Stroke {
    std::complex<double> at;
    std::complex<double> heading;
    double along = 0;
};

// Cornu's spiral: it bends in proportion to the way gone from its middle, so both ends wind up.
std::vector<Stroke> cornu(bool mirrored) {
    constexpr int steps = 96;
    constexpr double reach = 2.1;  // winds each end up once
    std::vector<Stroke> line;
    std::complex<double> at = 0;
    for (int step = 0; step <= steps; ++step) {
        const double along = static_cast<double>(step) / steps;
        const double gone = reach * (2 * along - 1);
        const auto heading = std::polar(1.0, (mirrored ? -pi : pi) / 2 * gone * gone);
        line.push_back({at, heading, along});
        at += heading * (2 * reach / steps);
    }
    return line;
}

}  // namespace

void draw_motif(Canvas& canvas, const Theme& theme, Point middle, double size) {
    switch (theme.ornament) {
        case Ornament::Scrolls: return draw_rosette(canvas, theme, middle, size);
        case Ornament::Starburst: return draw_starburst(canvas, theme, middle, size);
        case Ornament::Magnolia: return draw_magnolia(canvas, theme, middle, size);
        case Ornament::Tiles: return draw_tile(canvas, theme, middle, size);
    }
}

void draw_scroll(Canvas& canvas, const Scroll& scroll) {
    using Complex = std::complex<double>;
    const std::vector<Stroke> line = cornu(scroll.mirrored);
    const Complex from(scroll.from.x, scroll.from.y);
    const Complex scale = (Complex(scroll.to.x, scroll.to.y) - from) / line.back().at;
    const auto edge = [&](const Stroke& stroke, double side) {
        const double thick = scroll.weight * (1.2 - std::abs(2 * stroke.along - 1));
        const Complex across = stroke.heading * scale / std::abs(scale) * Complex(0, side * thick);
        const Complex at = from + stroke.at * scale + across;
        return Point{at.real(), at.imag()};
    };
    std::vector<Point> around;
    for (const Stroke& stroke : line) around.push_back(edge(stroke, 0.5));
    for (const Stroke& stroke : line | std::views::reverse) around.push_back(edge(stroke, -0.5));
    canvas.polygon(around);
    for (const Point eye : {scroll.from, scroll.to}) canvas.circle(eye, scroll.weight * 0.6);
}

}  // namespace parlor::drawing
