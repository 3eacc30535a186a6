// SPDX-License-Identifier: MIT
// The roads, the spots on them with their numbers, and the pieces.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/parts.h"
#include "games/zenda/drawing/svg.h"

namespace parlor::zenda {
namespace {

// What a piece covers that stands there.
Area figure_area(const Map& map, Spot spot, Role role) {
    const Point reach = role == Role::Army ? Point{0.7, 1.42} : Point{1.16, 2.9};
    return {map.at(spot) - reach * map.spot_radius,
            map.at(spot) + Point{reach.x, 1} * map.spot_radius};
}

bool is_white(Kind kind) { return kind == Kind::ZendaWhite || kind == Kind::StreslauWhite; }
bool is_blue(Kind kind) { return kind == Kind::ZendaBlue || kind == Kind::StreslauBlue; }

void draw_spot(Canvas& canvas, Kind kind, Point at, double radius) {
    if (is_white(kind)) {
        canvas.circle(at, radius, {.fill = hex(white), .stroke = hex(colours::ink), .width = 0.07});
        canvas.circle(at, radius * 0.85, outlined(colours::ink, 0.025));
    } else if (is_blue(kind)) {
        canvas.circle(
            at, radius,
            {.fill = hex(colours::blue_spot), .stroke = hex(colours::ink), .width = 0.07});
        canvas.circle(at, radius * 0.84, outlined(mix(colours::blue_spot, white, 0.55), 0.03));
    } else {
        canvas.circle(at, radius,
                      {.fill = hex(colours::cream), .stroke = hex(colours::ink), .width = 0.07});
    }
}

// Three figures are set smaller than one or two.
double figure_size(Spot spot, double radius) {
    return radius * (spot.number() < 100 ? 1.12 : 0.86);
}

// Whether a piece that stands on a spot nearby hides what is written on this one.
bool is_hidden(const Map& map, const Position& position, Spot spot) {
    bool hidden = false;
    for (const Spot other : all_pieces(position) - SpotSet::of(spot)) {
        const Area figure = figure_area(map, other, *role_at(position, other));
        hidden = hidden || distance(map.at(spot), figure) < map.spot_radius * 0.5;
    }
    return hidden;
}

void draw_tag(Canvas& canvas, Point middle, Spot spot, double radius) {
    const double half = radius * (spot.number() < 10 ? 0.5 : spot.number() < 100 ? 0.72 : 0.95);
    const double round = radius * 0.46;
    canvas.path(Path()
                    .move(middle + Point{-half, -round})
                    .line(middle + Point{half, -round})
                    .arc(round, middle + Point{half, round}, true)
                    .line(middle + Point{-half, round})
                    .arc(round, middle + Point{-half, -round}, true)
                    .close(),
                {.fill = hex(colours::cream), .stroke = hex(colours::ink), .width = 0.04});
    canvas.letters(middle, fmt::to_string(spot.number()), radius * 0.98);
}

std::string figure_id(Role role) { return fmt::format("zenda-{}", letter(role)); }

// In art/zenda, for a spot of radius 1 with its middle at the origin.
std::string_view figure_art(Role role) {
    constexpr std::array<std::string_view, 4> names{"king", "rudolph", "michael", "soldier"};
    return artwork(art_files(), names[index(role)]);
}

}  // namespace

void draw_roads(Canvas& canvas, const Map& map) {
    Path all;
    for (const Curve& road : map.roads) all.move(road.from).cubic(road.first, road.second, road.to);
    canvas.open_group({.fill = "none"}, R"(stroke-linecap="round")");
    canvas.path(all, {.stroke = hex(colours::ink), .width = road_width});
    canvas.path(
        all, {.stroke = hex(mix(colours::aged, colours::cream, 0.55)), .width = road_width - 0.11});
    canvas.close_group();
}

void draw_spots(Canvas& canvas, const Map& map, const Board& board) {
    for (int number = 1; number <= board.size(); ++number) {
        const Spot spot = Spot::at(number);
        canvas.open_group({}, fmt::format(R"(class="spot" data-spot="{}")", number));
        draw_spot(canvas, board.place(spot).kind, map.at(spot), map.spot_radius);
        canvas.close_group();
    }
}

void draw_spot_numbers(Canvas& canvas, const Map& map, const Board& board,
                       const Position& position) {
    for (const bool blue : {false, true}) {
        canvas.open_group(filled(blue ? white : colours::ink),
                          R"(class="numbers" font-weight="bold")");
        for (int number = 1; number <= board.size(); ++number) {
            const Spot spot = Spot::at(number);
            if (is_blue(board.place(spot).kind) != blue) continue;
            if (role_at(position, spot) || is_hidden(map, position, spot)) continue;
            canvas.letters(map.at(spot), fmt::to_string(number),
                           figure_size(spot, map.spot_radius));
        }
        canvas.close_group();
    }
}

void draw_number_tags(Canvas& canvas, const Map& map, const Board& board,
                      const Position& position) {
    const double radius = map.spot_radius;
    canvas.open_group(filled(colours::ink), R"(class="numbers" font-weight="bold")");
    for (int number = 1; number <= board.size(); ++number) {
        const Spot spot = Spot::at(number);
        if (role_at(position, spot)) {
            draw_tag(canvas, map.at(spot) + Point{0, radius * 1.02}, spot, radius);
        } else if (is_hidden(map, position, spot)) {
            draw_tag(canvas, map.at(spot), spot, radius);
        }
    }
    canvas.close_group();
}

void draw_marked(Canvas& canvas, const Map& map, const std::vector<Spot>& marked) {
    const double radius = map.spot_radius + 0.14;
    canvas.open_group({.fill = "none"}, R"(class="marked")");
    for (const Spot spot : marked) {
        canvas.circle(map.at(spot), radius, {.stroke = hex(colours::ink), .width = 0.22});
        canvas.circle(map.at(spot), radius, {.stroke = hex(drawing::rgb(0xff9a1f)), .width = 0.14});
    }
    canvas.close_group();
}

void define_figures(Canvas& canvas, double spot_radius) {
    for (const Role role : all_roles) {
        canvas.define(figure_id(role), figure_svg(role, spot_radius));
    }
}

std::string figure_svg(Role role, double spot_radius) {
    Canvas canvas;
    canvas.open_group_at({}, spot_radius);
    canvas.raw(figure_art(role));
    canvas.close_group();
    return canvas.markup();
}

void draw_figures(Canvas& canvas, const Map& map, const Position& position,
                  const RoleNames& names) {
    std::vector<Spot> standing;
    for (const Spot spot : all_pieces(position)) standing.push_back(spot);
    // Those nearer to the lower edge stand before the others.
    std::ranges::sort(standing, {}, [&](Spot spot) { return std::pair(map.at(spot).y, spot); });
    for (const Spot spot : standing) {
        const Role role = *role_at(position, spot);
        canvas.open_group({}, fmt::format(R"(class="piece" data-role="{}" data-spot="{}")",
                                          letter(role), spot.number()));
        canvas.raw(
            fmt::format("<title>{}: {}</title>\n", escaped(names[index(role)]), spot.number()));
        canvas.copy(figure_id(role), map.at(spot));
        canvas.close_group();
    }
}

}  // namespace parlor::zenda
