// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/mason.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "games/zenda/drawing/colours.h"

namespace parlor::drawing {
namespace {

using namespace ruritania;

constexpr double line_width = 0.05;

Ink painted(Colour colour) {
    return {.fill = hex(colour), .stroke = hex(ink), .width = line_width};
}

std::array<Point, 4> box(Point foot, Point size) {
    const double half = size.x / 2;
    return {foot + Point{-half, 0}, foot + Point{half, 0}, foot + Point{half, -size.y},
            foot + Point{-half, -size.y}};
}

}  // namespace

void Mason::wall(Point foot, Point size) {
    canvas_.polygon(box(foot, size), painted(stone));
    Path courses;
    const int rows = static_cast<int>((size.y - 0.1) / 0.24);
    const int stones = static_cast<int>((size.x - 0.34) / 0.62) + 1;
    for (int row = 0; row < rows; ++row) {
        const double y = (row + 1) * 0.24;
        for (int each = 0; each < stones; ++each) {
            const double x = 0.14 + (row % 2) * 0.2 + each * 0.62;
            if (x > size.x - 0.2) break;
            courses.move(foot + Point{x - size.x / 2, -y})
                .line(foot + Point{std::min(x + 0.2, size.x - 0.06) - size.x / 2, -y});
        }
    }
    if (rows > 0) canvas_.path(courses, outlined(shade, 0.035));
}

void Mason::tower(Point foot, Point size) {
    canvas_.polygon(box(foot, size), painted(stone));
    canvas_.polygon(box(foot + Point{size.x * 0.31, -0.03}, {size.x * 0.34, size.y - 0.06}),
                    filled(shade));
}

void Mason::battlements(Point foot, double width) {
    const int count = std::max(2, static_cast<int>(std::lround(width / 0.36)));
    const double tooth = width / (2 * count - 1);
    const double left = foot.x - width / 2;
    Path path;
    path.move({left, foot.y});
    for (int i = 0; i < count; ++i) {
        const double x = left + 2 * i * tooth;
        path.line({x, foot.y})
            .line({x, foot.y - 0.2})
            .line({x + tooth, foot.y - 0.2})
            .line({x + tooth, foot.y});
    }
    canvas_.path(path.line({left + width, foot.y + 0.1}).line({left, foot.y + 0.1}).close(),
                 painted(stone));
}

void Mason::gate(Point foot, Point size) {
    const double half = size.x / 2;
    const double spring = foot.y - size.y + half;
    canvas_.path(Path()
                     .move(foot + Point{-half, 0})
                     .line({foot.x - half, spring})
                     .arc(half, {foot.x + half, spring}, true)
                     .line(foot + Point{half, 0})
                     .close(),
                 painted(mix(ink, sepia, 0.25)));
    Path bars;
    for (const double share : {-0.5, 0.0, 0.5}) {
        bars.move(foot + Point{half * share, 0}).line({foot.x + half * share, spring - half * 0.6});
    }
    canvas_.path(bars, outlined(shade, 0.03));
}

void Mason::window(Point foot, double size) { windows(foot, 1, 0, size); }

void Mason::windows(Point first, int count, double apart, double size) {
    Path all;
    for (int i = 0; i < count; ++i) {
        const Point foot = first + Point{i * apart, 0};
        all.move(foot + Point{-size / 2, 0})
            .line(foot + Point{-size / 2, -size})
            .arc(size / 2, foot + Point{size / 2, -size}, true)
            .line(foot + Point{size / 2, 0})
            .close();
    }
    canvas_.path(all, filled(ink));
}

void Mason::cone(Point foot, Point size, Colour colour) {
    const double half = size.x / 2;
    const Point tip = foot - Point{0, size.y};
    canvas_.path(Path()
                     .move(foot + Point{-half, 0})
                     .quadratic(foot + Point{0, 0.16}, foot + Point{half, 0})
                     .line(tip)
                     .close(),
                 painted(colour));
    canvas_.path(Path()
                     .move(foot + Point{half * 0.25, 0.04})
                     .line(foot + Point{half * 0.85, 0})
                     .line(tip + Point{0, 0.08})
                     .close(),
                 filled(mix(colour, black, 0.28)));
}

void Mason::gable(Point foot, Point size, Colour colour) {
    canvas_.polygon(std::array{foot + Point{-size.x / 2, 0}, foot + Point{size.x / 2, 0},
                               foot - Point{0, size.y}},
                    painted(colour));
}

void Mason::saddle(Point foot, Point size, Colour colour) {
    const double half = size.x / 2;
    const double ridge = half - std::min(half * 0.4, size.y * 0.5);
    canvas_.polygon(std::array{foot + Point{-half, 0}, foot + Point{half, 0},
                               foot + Point{ridge, -size.y}, foot + Point{-ridge, -size.y}},
                    painted(colour));
    Path rows;
    const int count = static_cast<int>((2 * ridge - 0.16) / 0.22) + 1;
    for (int i = 0; i < count; ++i) {
        const double x = -ridge + 0.16 + i * 0.22;
        rows.move(foot + Point{x, -size.y + 0.05}).line(foot + Point{x * half / ridge, -0.05});
    }
    if (ridge > 0.16) canvas_.path(rows, outlined(mix(colour, black, 0.25), 0.025));
}

void Mason::dome(Point foot, Point size, Colour colour) {
    const double half = size.x / 2;
    const auto at = [&](double x, double y) { return foot + Point{half * x, -size.y * y}; };
    canvas_.path(Path()
                     .move(at(-1, 0))
                     .cubic(at(-1.1, 0.62), at(-0.5, 0.8), at(0, 1))
                     .cubic(at(0.5, 0.8), at(1.1, 0.62), at(1, 0))
                     .quadratic(at(0, -0.12), at(-1, 0))
                     .close(),
                 painted(colour));
    canvas_.path(Path()
                     .move(at(0.3, -0.03))
                     .cubic(at(0.5, 0.5), at(0.3, 0.8), at(0.06, 0.94))
                     .cubic(at(0.5, 0.76), at(1.02, 0.6), at(0.93, 0.02))
                     .close(),
                 filled(mix(colour, black, 0.25)));
    canvas_.path(Path().move(at(-0.45, 0)).quadratic(at(-0.5, 0.6), at(-0.05, 0.94)),
                 outlined(mix(colour, white, 0.45), 0.04));
}

void Mason::flag(Point foot, double height, Colour colour) {
    const Point top = foot - Point{0, height};
    canvas_.line(foot, top, outlined(ink, 0.05));
    canvas_.path(Path()
                     .move(top)
                     .cubic(top + Point{0.2, -0.14}, top + Point{0.4, 0.14}, top + Point{0.68, 0})
                     .line(top + Point{0.52, 0.2})
                     .line(top + Point{0.68, 0.38})
                     .cubic(top + Point{0.4, 0.5}, top + Point{0.2, 0.26}, top + Point{0, 0.38})
                     .close(),
                 {.fill = hex(colour), .stroke = hex(ink), .width = 0.035});
}

void Mason::cross(Point foot, double height) {
    canvas_.path(Path()
                     .move(foot)
                     .line(foot - Point{0, height})
                     .move(foot + Point{-height * 0.25, -height * 0.68})
                     .line(foot + Point{height * 0.25, -height * 0.68}),
                 outlined(ink, 0.045));
}

void Mason::label(Point middle, double width, std::string_view name) {
    const double half = width / 2;
    const double rise = 0.34;
    const auto at = [&](double x, double y) { return middle + Point{x, y}; };
    for (const double side : {-1.0, 1.0}) {  // the folded ends
        canvas_.polygon(
            std::array{at(side * (half - 0.28), -rise + 0.2), at(side * (half + 0.3), -rise + 0.2),
                       at(side * (half + 0.1), 0.18), at(side * (half + 0.3), rise + 0.2),
                       at(side * (half - 0.28), rise + 0.2)},
            painted(mix(aged, cream, 0.3)));
    }
    canvas_.polygon(std::array{at(-half, -rise), at(half, -rise), at(half, rise), at(-half, rise)},
                    painted(cream));
    const double size = std::min(0.58, (width - 0.3) / (0.86 * static_cast<double>(name.size())));
    canvas_.open_group(
        {.fill = hex(ink), .stroke = "none"},
        fmt::format(R"(font-weight="bold" letter-spacing="{}")", scaled(size * 0.12)));
    canvas_.letters(middle + Point{size * 0.06, 0}, name, size);
    canvas_.close_group();
}

}  // namespace parlor::drawing
