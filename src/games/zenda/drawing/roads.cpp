// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/roads.h"

#include <fmt/format.h>

#include "games/zenda/drawing/colours.h"
#include "games/zenda/drawing/figures.h"

namespace parlor::drawing {
namespace {

using namespace ruritania;
using zenda::Board;
using zenda::Kind;
using zenda::Position;
using zenda::Spot;

bool is_white(Kind kind) { return kind == Kind::ZendaWhite || kind == Kind::StreslauWhite; }
bool is_blue(Kind kind) { return kind == Kind::ZendaBlue || kind == Kind::StreslauBlue; }

void draw_spot(Canvas& canvas, Kind kind, Point at, double radius) {
    if (is_white(kind)) {
        canvas.circle(at, radius, {.fill = hex(white), .stroke = hex(ink), .width = 0.07});
        canvas.circle(at, radius * 0.85, outlined(ink, 0.025));
    } else if (is_blue(kind)) {
        canvas.circle(at, radius, {.fill = hex(blue_spot), .stroke = hex(ink), .width = 0.07});
        canvas.circle(at, radius * 0.84, outlined(mix(blue_spot, white, 0.55), 0.03));
    } else {
        canvas.circle(at, radius, {.fill = hex(cream), .stroke = hex(ink), .width = 0.07});
    }
}

// Three figures are set smaller than one or two.
double figure_size(Spot spot, double radius) {
    return radius * (spot.number() < 100 ? 1.12 : 0.86);
}

// Whether a piece that stands on a spot nearby hides what is written on this one.
bool is_hidden(const ZendaMap& map, const Position& position, Spot spot) {
    bool hidden = false;
    for (const Spot other : all_pieces(position) - zenda::SpotSet::of(spot)) {
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
                {.fill = hex(cream), .stroke = hex(ink), .width = 0.04});
    canvas.letters(middle, fmt::to_string(spot.number()), radius * 0.98);
}

}  // namespace

void draw_roads(Canvas& canvas, const ZendaMap& map) {
    Path all;
    for (const Curve& road : map.roads) all.move(road.from).cubic(road.first, road.second, road.to);
    canvas.open_group({.fill = "none"}, R"(stroke-linecap="round")");
    canvas.path(all, {.stroke = hex(ink), .width = road_width});
    canvas.path(all, {.stroke = hex(mix(aged, cream, 0.55)), .width = road_width - 0.11});
    canvas.close_group();
}

void draw_spots(Canvas& canvas, const ZendaMap& map, const Board& board) {
    for (int number = 1; number <= board.size(); ++number) {
        const Spot spot = Spot::at(number);
        canvas.open_group({}, fmt::format(R"(class="spot" data-spot="{}")", number));
        draw_spot(canvas, board.place(spot).kind, map.at(spot), map.spot_radius);
        canvas.close_group();
    }
}

void draw_spot_numbers(Canvas& canvas, const ZendaMap& map, const Board& board,
                       const Position& position) {
    for (const bool blue : {false, true}) {
        canvas.open_group(filled(blue ? white : ink), R"(class="numbers" font-weight="bold")");
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

void draw_number_tags(Canvas& canvas, const ZendaMap& map, const Board& board,
                      const Position& position) {
    const double radius = map.spot_radius;
    canvas.open_group(filled(ink), R"(class="numbers" font-weight="bold")");
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

void draw_marked(Canvas& canvas, const ZendaMap& map, const std::vector<Spot>& marked) {
    const double radius = map.spot_radius + 0.14;
    canvas.open_group({.fill = "none"}, R"(class="marked")");
    for (const Spot spot : marked) {
        canvas.circle(map.at(spot), radius, {.stroke = hex(ink), .width = 0.22});
        canvas.circle(map.at(spot), radius, {.stroke = hex(rgb(0xff9a1f)), .width = 0.14});
    }
    canvas.close_group();
}

}  // namespace parlor::drawing
