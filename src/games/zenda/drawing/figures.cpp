// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "games/zenda/drawing/colours.h"

namespace parlor::drawing {
namespace {

using namespace ruritania;
using zenda::all_roles;
using zenda::Role;
using zenda::Spot;

// All figures are drawn for a spot of radius 1 with its middle at the origin.
constexpr double outline_width = 0.13;

Ink painted(Colour colour) {
    return {.fill = hex(colour), .stroke = hex(ink), .width = outline_width};
}

std::string figure_id(Role role) { return fmt::format("zenda-{}", letter(role)); }

void draw_foot(Canvas& canvas, double half, Colour colour) {
    canvas.ellipse({0.12, 0.72}, {half * 1.12, 0.36}, {.fill = "#000", .opacity = 0.28});
    canvas.path(Path()
                    .move({-half, 0.42})
                    .line({-half, 0.62})
                    .cubic({-half * 0.9, 1.0}, {half * 0.9, 1.0}, {half, 0.62})
                    .line({half, 0.42})
                    .cubic({half * 0.9, 0.75}, {-half * 0.9, 0.75}, {-half, 0.42})
                    .close(),
                painted(mix(colour, black, 0.25)));
}

// From the foot to the neck, `half` wide at the foot and `shoulder` above.
void draw_body(Canvas& canvas, Colour colour, double half, double shoulder, double top) {
    canvas.path(Path()
                    .move({-half, 0.5})
                    .cubic({-half * 0.7, -0.1}, {-shoulder * 0.9, top * 0.5}, {-shoulder, top})
                    .quadratic({0, top - 0.22}, {shoulder, top})
                    .cubic({shoulder * 0.9, top * 0.5}, {half * 0.7, -0.1}, {half, 0.5})
                    .cubic({half * 0.8, 0.8}, {-half * 0.8, 0.8}, {-half, 0.5})
                    .close(),
                painted(colour));
    canvas.path(Path()
                    .move({-half * 0.62, 0.42})
                    .cubic({-half * 0.45, -0.1}, {-shoulder * 0.5, top * 0.5},
                           {-shoulder * 0.55, top + 0.18}),
                {.fill = "none", .stroke = hex(mix(colour, white, 0.45)), .width = 0.14});
}

void draw_head(Canvas& canvas, Colour colour, double y, double radius) {
    canvas.circle({0, y}, radius, painted(colour));
    canvas.circle({-radius * 0.35, y - radius * 0.3}, radius * 0.22,
                  {.fill = "#fff", .opacity = 0.6});
}

void draw_king(Canvas& canvas) {
    draw_foot(canvas, 1.0, red_piece);
    draw_body(canvas, red_piece, 0.92, 0.62, -1.02);
    // The ermine down his robe.
    canvas.path(Path()
                    .move({-0.16, -0.95})
                    .line({0.16, -0.95})
                    .line({0.26, 0.66})
                    .line({-0.26, 0.66})
                    .close(),
                {.fill = hex(white), .stroke = hex(ink), .width = 0.07});
    for (const double y : {-0.55, -0.05, 0.4}) canvas.circle({0, y}, 0.075, filled(ink));
    draw_head(canvas, red_piece, -1.36, 0.46);
    canvas.path(Path()
                    .move({-0.58, -1.58})
                    .line({-0.76, -2.5})
                    .line({-0.36, -2.08})
                    .line({0, -2.72})
                    .line({0.36, -2.08})
                    .line({0.76, -2.5})
                    .line({0.58, -1.58})
                    .quadratic({0, -1.38}, {-0.58, -1.58})
                    .close(),
                painted(rgb(0xf6cf4e)));
    for (const Point tip : {Point{-0.76, -2.52}, Point{0, -2.76}, Point{0.76, -2.52}}) {
        canvas.circle(tip, 0.15, {.fill = hex(red_piece), .stroke = hex(ink), .width = 0.08});
    }
}

void draw_yellow(Canvas& canvas) {
    // The sword, held upright beside him.
    canvas.path(Path().move({1.02, 0.3}).line({1.02, -2.05}),
                {.fill = "none", .stroke = hex(ink), .width = 0.34});
    canvas.path(Path().move({1.02, 0.3}).line({1.02, -2.0}),
                {.fill = "none", .stroke = "#f2f4f5", .width = 0.15});
    canvas.path(Path().move({0.66, -0.42}).line({1.38, -0.42}),
                {.fill = "none", .stroke = hex(ink), .width = 0.26});
    draw_foot(canvas, 0.95, yellow_piece);
    draw_body(canvas, yellow_piece, 0.86, 0.58, -0.98);
    canvas.path(Path().move({-0.56, -0.78}).line({0.52, 0.42}),
                {.fill = "none", .stroke = hex(crimson), .width = 0.2});
    draw_head(canvas, yellow_piece, -1.3, 0.45);
    // A hat with a broad brim, and the plume that sweeps from it.
    canvas.path(Path()
                    .move({-0.92, -1.5})
                    .quadratic({0, -1.22}, {0.92, -1.5})
                    .quadratic({0.5, -1.72}, {0.44, -1.98})
                    .quadratic({0, -2.18}, {-0.44, -1.98})
                    .quadratic({-0.5, -1.72}, {-0.92, -1.5})
                    .close(),
                painted(mix(yellow_piece, black, 0.3)));
    canvas.path(Path()
                    .move({0.2, -1.72})
                    .cubic({-0.1, -2.9}, {-1.0, -2.75}, {-1.32, -2.0})
                    .cubic({-0.9, -2.3}, {-0.4, -2.15}, {0.2, -1.72})
                    .close(),
                {.fill = hex(white), .stroke = hex(ink), .width = 0.1});
}

void draw_michael(Canvas& canvas) {
    draw_foot(canvas, 1.02, green_piece);
    // A cloak that stands off like a bell, with its collar up.
    canvas.path(Path()
                    .move({-1.16, 0.5})
                    .cubic({-1.1, -0.4}, {-0.8, -0.8}, {-0.92, -1.5})
                    .quadratic({-0.5, -1.2}, {0, -1.0})
                    .quadratic({0.5, -1.2}, {0.92, -1.5})
                    .cubic({0.8, -0.8}, {1.1, -0.4}, {1.16, 0.5})
                    .cubic({0.9, 0.85}, {-0.9, 0.85}, {-1.16, 0.5})
                    .close(),
                painted(green_piece));
    canvas.path(Path().move({0, -0.95}).line({0.34, 0.7}).line({-0.34, 0.7}).close(),
                {.fill = hex(rgb(0x16241a)), .stroke = hex(ink), .width = 0.08});
    draw_head(canvas, green_piece, -1.36, 0.45);
    // The black helmet with its spike.
    canvas.path(Path()
                    .move({-0.66, -1.38})
                    .cubic({-0.62, -2.16}, {-0.2, -2.1}, {-0.1, -2.16})
                    .line({0, -2.86})
                    .line({0.1, -2.16})
                    .cubic({0.2, -2.1}, {0.62, -2.16}, {0.66, -1.38})
                    .quadratic({0, -1.66}, {-0.66, -1.38})
                    .close(),
                painted(rgb(0x1d2a22)));
    canvas.circle({0, -1.78}, 0.13, filled(gold));
}

void draw_soldier(Canvas& canvas) {
    draw_foot(canvas, 0.7, green_piece);
    draw_body(canvas, green_piece, 0.62, 0.3, -0.5);
    canvas.ellipse({0, -0.5}, {0.44, 0.15}, painted(mix(green_piece, white, 0.2)));
    draw_head(canvas, green_piece, -0.96, 0.46);
}

void draw_figure(Canvas& canvas, Role role) {
    switch (role) {
        case Role::King: return draw_king(canvas);
        case Role::Yellow: return draw_yellow(canvas);
        case Role::Michael: return draw_michael(canvas);
        case Role::Army: return draw_soldier(canvas);
    }
}

}  // namespace

Area figure_area(const ZendaMap& map, Spot spot, Role role) {
    const Point reach = role == Role::Army ? Point{0.7, 1.42} : Point{1.16, 2.9};
    return {map.at(spot) - reach * map.spot_radius,
            map.at(spot) + Point{reach.x, 1} * map.spot_radius};
}

void define_figures(Canvas& canvas, double spot_radius) {
    for (const Role role : all_roles) {
        canvas.open_group({}, fmt::format(R"(id="{}" stroke-linejoin="round")", figure_id(role)));
        canvas.open_group_at({}, spot_radius);
        draw_figure(canvas, role);
        canvas.close_group();
        canvas.close_group();
    }
}

std::string figure_svg(Role role, double spot_radius) {
    Canvas canvas;
    canvas.open_group({}, R"(stroke-linejoin="round")");
    canvas.open_group_at({}, spot_radius);
    draw_figure(canvas, role);
    canvas.close_group();
    canvas.close_group();
    return canvas.markup();
}

void draw_figures(Canvas& canvas, const ZendaMap& map, const zenda::Position& position,
                  const RoleNames& names) {
    std::vector<Spot> standing;
    for (const Spot spot : all_pieces(position)) standing.push_back(spot);
    // Those nearer to the lower edge stand before the others.
    std::ranges::sort(standing, {}, [&](Spot spot) { return std::pair(map.at(spot).y, spot); });
    for (const Spot spot : standing) {
        const Role role = *role_at(position, spot);
        canvas.open_group({}, fmt::format(R"(class="piece" data-role="{}" data-spot="{}")",
                                          letter(role), spot.number()));
        canvas.raw(fmt::format("<title>{}: {}</title>\n", names[index(role)], spot.number()));
        canvas.copy(figure_id(role), map.at(spot));
        canvas.close_group();
    }
}

}  // namespace parlor::drawing
