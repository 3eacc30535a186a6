// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/svg.h"

#include <fmt/format.h>

#include "games/zenda/drawing/parts.h"

namespace parlor::zenda {
namespace {

void draw_map(Canvas& canvas, const Map& map, const MapWords& words) {
    Clearance clearance = clearance_left(map);
    const River river = find_river(map, clearance);
    take_river(clearance, river);
    const Scenery scenery = find_scenery(map, std::move(clearance));
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

std::string sheet_svg(const Board& board, const MapWords& words) {
    const Map map = survey(board);
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
    draw_spot_numbers(canvas, map, board, starting_position());
    canvas.close_group();
    canvas.raw("</svg>\n");
    return canvas.markup();
}

std::string board_svg(const Board& board, const Position& position, const MapWords& words,
                      const SvgOptions& options) {
    const Map map = survey(board);
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

}  // namespace parlor::zenda
