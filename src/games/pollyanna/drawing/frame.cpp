// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/parts.h"

#include <fmt/format.h>

#include <array>

namespace parlor::pollyanna {
namespace {

constexpr double drawn_size = 2.5;  // of the files

std::string_view motif_art(Ornament ornament) {
    constexpr std::array<std::string_view, 5> names{"rosette", "starburst", "magnolia", "star",
                                                    "star"};
    return artwork(art_files(), names[static_cast<std::size_t>(ornament)]);
}

// All lines of a motif are as thick, however large it is.
double line_width(Ornament ornament) { return ornament == Ornament::Tiles ? 0.03 : 0.02; }

// Four lengths of moulding, mitred at the corners and lit from above.
void draw_moulding(Canvas& canvas, const Theme& theme) {
    constexpr std::array<double, 4> shade{0.22, 0.12, 0.0, 0.06};
    const double inner = field_reach();
    const double outer = frame_reach();
    for (const Seat seat : all_seats) {
        const std::array<Point, 4> corners{
            turned({-outer, outer}, seat), turned({outer, outer}, seat),
            turned({inner, inner}, seat), turned({-inner, inner}, seat)};
        const Colour colour = mix(theme.frame, black, shade[static_cast<std::size_t>(index(seat))]);
        canvas.polygon(corners, {.fill = hex(colour), .stroke = hex(colour), .width = 0.01});
    }
}

// Things set along the middle of the frame, `count` a side.
template <typename Draw>
void along_frame(int count, Draw draw) {
    const double middle = (field_reach() + frame_reach()) / 2;
    const double step = 2 * middle / count;
    for (const Seat seat : all_seats) {
        for (int each = 0; each < count; ++each) draw(seat, Point{each * step - middle, middle});
    }
}

// A rope nailed to the frame: strands that cross it aslant, light over dark.
void draw_rope(Canvas& canvas, const Theme& theme) {
    const double middle = (field_reach() + frame_reach()) / 2;
    canvas.square(middle, 0.1, outlined(mix(theme.inlay, black, 0.55), 0.24));
    canvas.open_group(outlined(theme.inlay, 0.085), R"(stroke-linecap="round")");
    along_frame(110, [&](Seat seat, Point at) {
        canvas.line(turned(at + Point{-0.09, 0.07}, seat), turned(at + Point{0.09, -0.07}, seat));
    });
    canvas.close_group();
}

void draw_border(Canvas& canvas, const Theme& theme) {
    const double depth = frame_reach() - field_reach();
    const double middle = field_reach() + depth / 2;
    switch (theme.ornament) {
        case Ornament::Scrolls:
            canvas.square(middle, 0.1, outlined(theme.inlay, 0.05));
            canvas.square(middle - 0.1, 0.05, outlined(theme.inlay, 0.02));
            break;
        case Ornament::Starburst:
            canvas.square(middle + 0.06, 0, outlined(theme.inlay, 0.07));
            canvas.square(middle - 0.08, 0, outlined(theme.road, 0.04));
            break;
        case Ornament::Magnolia:
            along_frame(60, [&](Seat seat, Point at) {
                canvas.circle(turned(at, seat), 0.06, filled(theme.inlay));
            });
            break;
        case Ornament::Tiles:
            along_frame(40, [&](Seat seat, Point at) {
                canvas.path(diamond(turned(at, seat), 0.17), filled(theme.inlay));
            });
            break;
        case Ornament::Rope: draw_rope(canvas, theme); break;
    }
}

// A block where two lengths meet, and a small figure in the corner of the field.
void draw_corners(Canvas& canvas, const Theme& theme) {
    const double depth = frame_reach() - field_reach();
    const double middle = field_reach() + depth / 2;
    for (const Seat seat : all_seats) {
        const Point block = turned({middle, middle}, seat);
        const double half = depth / 2;
        const std::array<Point, 4> corners{block + Point{-half, -half}, block + Point{half, -half},
                                           block + Point{half, half}, block + Point{-half, half}};
        canvas.polygon(
            corners,
            {.fill = hex(mix(theme.frame, black, 0.3)), .stroke = hex(theme.inlay), .width = 0.03});
        canvas.path(diamond(block, 0.13), filled(theme.inlay));
        if (theme.shape == BoardShape::Square) continue;  // the ring comes close to the corner
        const double near = field_reach() - 0.68;
        draw_motif(canvas, theme, turned({near, near}, seat), 0.42);
    }
}

}  // namespace

void define_motif(Canvas& canvas, const Theme& theme) {
    canvas.define(fmt::format("{}-motif", theme.edition), motif_art(theme.ornament));
}

void draw_motif(Canvas& canvas, const Theme& theme, Point middle, double size) {
    const double scale = size / drawn_size;
    canvas.open_group_at(middle, scale, {.width = line_width(theme.ornament) / scale});
    canvas.copy(fmt::format("{}-motif", theme.edition), {});
    canvas.close_group();
}

double field_reach() { return reach() + 0.65; }

double frame_reach() { return field_reach() + 0.55; }

void draw_frame(Canvas& canvas, const Theme& theme) {
    draw_moulding(canvas, theme);
    draw_border(canvas, theme);
    canvas.square(field_reach(), 0,
                  {.fill = hex(theme.field), .stroke = hex(theme.ink), .width = 0.05});
    canvas.square(field_reach() - 0.1, 0, outlined(theme.inlay, 0.03));
    draw_corners(canvas, theme);
}

void draw_sides(Canvas& canvas, const Theme& theme, std::optional<Seat> to_throw) {
    const double by_the_track =
        (footprint(entrance(Seat::Blue)).centre.y + field_reach()) / 2 + 0.24;
    const bool square = theme.shape == BoardShape::Square;
    const double outside = square ? field_reach() - 0.3 : by_the_track;
    for (const Seat seat : all_seats) {
        const bool lit = seat == to_throw;
        const Colour colour = theme.seat(seat);
        canvas.open_group({.fill = hex(colour), .stroke = hex(colour), .width = lit ? 0.22 : 0.05},
                          R"(stroke-linecap="round")");
        for (const double hand : {-1.0, 1.0}) {
            const auto at = [&](double x) { return turned({hand * x, outside}, seat); };
            canvas.line(at(0.8), at(3.4));
            canvas.path(emblem(seat, at(3.9), 0.13), {.stroke = "none"});
        }
        canvas.close_group();
    }
}

}  // namespace parlor::pollyanna
