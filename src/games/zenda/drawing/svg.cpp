// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/svg.h"

#include <fmt/format.h>

#include "games/zenda/drawing/cities.h"
#include "games/zenda/drawing/ground.h"
#include "games/zenda/drawing/landmarks.h"
#include "games/zenda/drawing/river.h"
#include "games/zenda/drawing/roads.h"
#include "games/zenda/drawing/scenery.h"

namespace parlor::drawing {
namespace {

using zenda::Board;
using zenda::Position;

void draw_map(Canvas& canvas, const ZendaMap& map, const ZendaWords& words) {
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
    draw_cartouche(canvas, map, escaped(words.title), escaped(words.subtitle));
    draw_compass(canvas, map);
    draw_roads(canvas, map);
    draw_bridges(canvas, map, river);
}

}  // namespace

std::string zenda_sheet_svg(const Board& board, const ZendaWords& words) {
    const ZendaMap map = survey(board);
    Canvas canvas;
    canvas.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" "
                    "font-family=\"serif\">\n<defs>\n",
                    scaled(map.size.x), scaled(map.size.y)));
    define_ground(canvas, map);
    define_landmarks(canvas);
    canvas.raw("</defs>\n");
    draw_map(canvas, map, words);
    draw_spots(canvas, map, board);
    canvas.open_group({}, R"(class="numbers")");
    draw_spot_numbers(canvas, map, board, zenda::starting_position());
    canvas.close_group();
    canvas.raw("</svg>\n");
    return canvas.markup();
}

std::string zenda_svg(const Board& board, const Position& position, const ZendaWords& words,
                      const ZendaSvgOptions& options) {
    const ZendaMap map = survey(board);
    Canvas canvas;
    canvas.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
                    "viewBox=\"0 0 {} {}\" font-family=\"serif\">\n",
                    scaled(map.size.x), scaled(map.size.y)));
    canvas.words({words.title + ". " + words.subtitle, words.description});
    canvas.raw("<defs>\n");
    define_ground(canvas, map);
    define_landmarks(canvas);
    define_figures(canvas, map.spot_radius);
    canvas.raw("</defs>\n");
    draw_map(canvas, map, words);
    draw_spots(canvas, map, board);
    if (options.numbers) draw_spot_numbers(canvas, map, board, position);
    if (!options.marked.empty()) draw_marked(canvas, map, options.marked);
    draw_figures(canvas, map, position, words.names);
    if (options.numbers) draw_number_tags(canvas, map, board, position);
    canvas.raw("</svg>\n");
    return canvas.markup();
}

}  // namespace parlor::drawing
