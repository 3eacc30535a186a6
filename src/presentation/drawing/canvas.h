// SPDX-License-Identifier: MIT
// Writes SVG in board units, always with the same number of decimals, so that equal drawings are
// equal bytes.
//
//   Canvas canvas;
//   canvas.circle({0, 0}, 2.5, {.fill = "#fff"});
//   canvas.path(Path().move(a).line(b).close(), {.stroke = "#000", .width = 0.05});
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "presentation/drawing/colour.h"
#include "presentation/drawing/point.h"

namespace parlor::drawing {

// What SVG writes for one board unit: large enough for fonts, and for one decimal to be plenty.
inline constexpr double pixels = 40;

// What is empty or negative is inherited from the group around it.
struct Ink {
    std::string fill = {};
    std::string stroke = {};
    double width = -1;
    double opacity = -1;
};

Ink filled(Colour colour);
Ink outlined(Colour colour, double width);

class Path {
public:
    Path& move(Point to);
    Path& line(Point to);
    Path& quadratic(Point control, Point to);
    Path& cubic(Point first, Point second, Point to);
    Path& arc(double radius, Point to, bool clockwise);
    Path& close();

    [[nodiscard]] const std::string& data() const { return data_; }

private:
    Path& add(char command, std::span<const Point> points);

    std::string data_;
};

// What a picture says to those who do not see it.
struct PictureWords {
    std::string title;
    std::string description;
};

class Canvas {
public:
    // Markup that no other member writes. Precondition: well-formed.
    void raw(std::string_view markup);
    void words(const PictureWords& words);
    void circle(Point centre, double radius, const Ink& ink = {});
    void ellipse(Point centre, Point radii, const Ink& ink = {});
    void line(Point from, Point to, const Ink& ink = {});
    void polygon(std::span<const Point> corners, const Ink& ink = {});
    void path(const Path& path, const Ink& ink = {});
    // A square about the middle of the board.
    void square(double half, double rounding, const Ink& ink);
    // Centred on a point, turned clockwise by degrees.
    void letters(Point middle, std::string_view text, double size, double turn = 0);
    // Markup under an id, to be copied; goes into the drawing's <defs>.
    void define(std::string_view id, std::string_view markup);
    void copy(std::string_view id, Point at);

    void open_group(const Ink& ink, std::string_view attributes = {});
    // Moves and scales all until the group is closed.
    void open_group_at(Point origin, double scale, const Ink& ink = {});
    void close_group();

    [[nodiscard]] const std::string& markup() const { return markup_; }

private:
    void finish(const Ink& ink);

    std::string markup_;
};

// Text as it stands in an element or an attribute.
std::string escaped(std::string_view text);

// A number as it stands in an attribute, and a length of board units.
std::string decimal(double value);
std::string scaled(double units);

}  // namespace parlor::drawing
