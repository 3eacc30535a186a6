// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/svg.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/zenda/drawing/cities.h"
#include "games/zenda/drawing/ground.h"
#include "games/zenda/drawing/landmarks.h"
#include "games/zenda/drawing/river.h"
#include "games/zenda/drawing/roads.h"
#include "games/zenda/drawing/scenery.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {
namespace {

using zenda::all_roles;
using zenda::Board;
using zenda::City;
using zenda::Phase;
using zenda::Position;
using zenda::Role;
using zenda::Spot;

std::string state_in_words(const Position& position) {
    const std::string_view city = position.city == City::Zenda ? "Zenda" : "Streslau";
    switch (position.phase) {
        case Phase::Setting: return fmt::format("{} is setting up.", city);
        case Phase::Throwing: return fmt::format("{} is to throw.", city);
        case Phase::Won: break;
    }
    return fmt::format("{} has won.", city);
}

// "King: 4. Rudolph and Colonel Sapt: 3, 5. …", for those who hear the picture.
std::string description(const Position& position) {
    constexpr RoleNames names{"King", "Rudolph and Colonel Sapt", "Black Michael", "Army"};
    std::string all;
    for (const Role role : all_roles) {
        std::string spots;
        for (const Spot spot : pieces_of(position, role)) {
            if (!spots.empty()) spots += ", ";
            spots += fmt::to_string(spot.number());
        }
        if (spots.empty()) spots = "off the board";
        all += fmt::format("{}: {}. ", names[index(role)], spots);
    }
    return all + state_in_words(position);
}

void draw_map(Canvas& canvas, const ZendaMap& map, const ZendaSvgOptions& options) {
    Room room = room_left(map);
    const River river = find_river(map, room);
    take_river(room, river);
    const Scenery scenery = find_scenery(map, std::move(room));
    draw_ground(canvas, map);
    draw_meadows(canvas, scenery);
    draw_river(canvas, river);
    draw_scenery(canvas, scenery);
    draw_cities(canvas, map);
    draw_map_frame(canvas, map);
    draw_cartouche(canvas, map, escaped(options.title), escaped(options.subtitle));
    draw_compass(canvas, map);
    draw_roads(canvas, map);
    draw_bridges(canvas, map, river);
}

}  // namespace

std::string zenda_sheet_svg(const Board& board, const ZendaSvgOptions& options) {
    const ZendaMap map = survey(board);
    Canvas canvas;
    canvas.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" "
                    "font-family=\"serif\">\n<defs>\n",
                    scaled(map.size.x), scaled(map.size.y)));
    define_ground(canvas, map);
    define_landmarks(canvas);
    canvas.raw("</defs>\n");
    draw_map(canvas, map, options);
    draw_spots(canvas, map, board);
    canvas.open_group({}, R"(class="numbers")");
    draw_spot_numbers(canvas, map, board, zenda::starting_position());
    canvas.close_group();
    canvas.raw("</svg>\n");
    return canvas.markup();
}

std::string zenda_svg(const Board& board, const Position& position,
                      const ZendaSvgOptions& options) {
    const ZendaMap map = survey(board);
    Canvas canvas;
    canvas.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
                    "viewBox=\"0 0 {} {}\" font-family=\"serif\">\n",
                    scaled(map.size.x), scaled(map.size.y)));
    canvas.raw(fmt::format(
        "<title>{}. {}</title>\n<desc>{}</desc>\n<defs>\n", escaped(options.title),
        escaped(options.subtitle),
        options.description.empty() ? description(position) : escaped(options.description)));
    define_ground(canvas, map);
    define_landmarks(canvas);
    define_figures(canvas, map.spot_radius);
    canvas.raw("</defs>\n");
    draw_map(canvas, map, options);
    draw_spots(canvas, map, board);
    if (options.numbers) draw_spot_numbers(canvas, map, board, position);
    if (!options.marked.empty()) draw_marked(canvas, map, options.marked);
    std::array<std::string, 4> names;
    std::ranges::transform(options.names, names.begin(), escaped);
    draw_figures(canvas, map, position, {names[0], names[1], names[2], names[3]});
    if (options.numbers) draw_number_tags(canvas, map, board, position);
    canvas.raw("</svg>\n");
    return canvas.markup();
}

}  // namespace parlor::drawing
