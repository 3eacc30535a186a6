// SPDX-License-Identifier: MIT
#include "presentation/drawing/canvas.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <iterator>

namespace parlor::drawing {
namespace {

std::string pair(Point point) { return scaled(point.x) + ' ' + scaled(point.y); }

std::string attributes_of(const Ink& ink) {
    std::string all;
    if (!ink.fill.empty()) all += fmt::format(" fill=\"{}\"", ink.fill);
    if (!ink.stroke.empty()) all += fmt::format(" stroke=\"{}\"", ink.stroke);
    if (ink.width >= 0) all += fmt::format(" stroke-width=\"{}\"", scaled(ink.width));
    if (ink.opacity >= 0) all += fmt::format(" opacity=\"{:.2f}\"", ink.opacity);
    return all;
}

}  // namespace

std::string decimal(double value) {
    const double rounded = std::round(value * 10) / 10;
    return fmt::format("{:.1f}", rounded == 0 ? 0.0 : rounded);  // never −0.0
}

std::string scaled(double units) { return decimal(units * pixels); }

Ink filled(Colour colour) { return {.fill = hex(colour)}; }

Ink outlined(Colour colour, double width) {
    return {.fill = "none", .stroke = hex(colour), .width = width};
}

Path& Path::add(char command, std::span<const Point> points) {
    data_ += command;
    for (const Point point : points) {
        if (data_.back() != command) data_ += ' ';
        data_ += pair(point);
    }
    return *this;
}

Path& Path::move(Point to) { return add('M', std::array{to}); }

Path& Path::line(Point to) { return add('L', std::array{to}); }

Path& Path::quadratic(Point control, Point to) { return add('Q', std::array{control, to}); }

Path& Path::cubic(Point first, Point second, Point to) {
    return add('C', std::array{first, second, to});
}

Path& Path::arc(double radius, Point to, bool clockwise) {
    fmt::format_to(std::back_inserter(data_), "A{0} {0} 0 0 {1} {2}", scaled(radius),
                   clockwise ? 1 : 0, pair(to));
    return *this;
}

Path& Path::close() {
    data_ += 'Z';
    return *this;
}

void Canvas::raw(std::string_view markup) { markup_ += markup; }

void Canvas::words(const PictureWords& words) {
    markup_ += fmt::format("<title>{}</title>\n<desc>{}</desc>\n", escaped(words.title),
                           escaped(words.description));
}

void Canvas::circle(Point centre, double radius, const Ink& ink) {
    markup_ += fmt::format(R"(<circle cx="{}" cy="{}" r="{}")", scaled(centre.x), scaled(centre.y),
                           scaled(radius));
    finish(ink);
}

void Canvas::ellipse(Point centre, Point radii, const Ink& ink) {
    markup_ += fmt::format(R"(<ellipse cx="{}" cy="{}" rx="{}" ry="{}")", scaled(centre.x),
                           scaled(centre.y), scaled(radii.x), scaled(radii.y));
    finish(ink);
}

void Canvas::line(Point from, Point to, const Ink& ink) { path(Path().move(from).line(to), ink); }

void Canvas::polygon(std::span<const Point> corners, const Ink& ink) {
    Path around;
    around.move(corners.front());
    for (const Point corner : corners.subspan(1)) around.line(corner);
    path(around.close(), ink);
}

void Canvas::path(const Path& path, const Ink& ink) {
    markup_ += fmt::format(R"(<path d="{}")", path.data());
    finish(ink);
}

void Canvas::square(double half, double rounding, const Ink& ink) {
    markup_ += fmt::format(R"(<rect x="{0}" y="{0}" width="{1}" height="{1}" rx="{2}")",
                           scaled(-half), scaled(2 * half), scaled(rounding));
    finish(ink);
}

void Canvas::letters(Point middle, std::string_view text, double size, double turn) {
    // A capital is about 0.7 of the size high: its middle is raised by half of that.
    const std::string turning = turn == 0 ? "" : fmt::format(" rotate({})", decimal(turn));
    markup_ += fmt::format(
        R"(<text transform="translate({}){}" y="{}" font-size="{}" text-anchor="middle">{}</text>)",
        pair(middle), turning, scaled(size * 0.355), scaled(size), text);
    markup_ += '\n';
}

void Canvas::define(std::string_view id, std::string_view markup) {
    open_group({}, fmt::format(R"(id="{}")", id));
    raw(markup);
    close_group();
}

void Canvas::copy(std::string_view id, Point at) {
    markup_ +=
        fmt::format("<use href=\"#{}\" x=\"{}\" y=\"{}\"/>\n", id, scaled(at.x), scaled(at.y));
}

void Canvas::open_group(const Ink& ink, std::string_view attributes) {
    markup_ += "<g" + attributes_of(ink);
    if (!attributes.empty()) {
        markup_ += ' ';
        markup_ += attributes;
    }
    markup_ += ">\n";
}

void Canvas::open_group_at(Point origin, double scale, const Ink& ink) {
    open_group(ink,
               fmt::format(R"-(transform="translate({}) scale({:.3f})")-", pair(origin), scale));
}

void Canvas::close_group() { markup_ += "</g>\n"; }

void Canvas::finish(const Ink& ink) { markup_ += attributes_of(ink) + "/>\n"; }

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += letter;
        }
    }
    return safe;
}

}  // namespace parlor::drawing
