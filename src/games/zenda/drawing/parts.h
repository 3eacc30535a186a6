// SPDX-License-Identifier: MIT
// The parts of the picture, for the sources that draw it (svg.h puts them together).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/zenda/drawing/art_files.h"
#include "games/zenda/drawing/map.h"
#include "games/zenda/rules/position.h"
#include "presentation/drawing/canvas.h"

namespace parlor::zenda {

using drawing::artwork;
using drawing::Canvas;
using drawing::escaped;
using drawing::Path;
using drawing::scaled;
using drawing::white;

// How far every point of the map is from what is drawn already, on a fine grid.
class Clearance {
public:
    // Of an area; everything outside counts as taken.
    explicit Clearance(const Area& area);

    void take(Point middle, double radius);
    void take(const Area& area);
    void take_within(std::span<const Point> outline, double margin);

    // The distance to what is taken, up to a limit; negative within it.
    [[nodiscard]] double around(Point point) const;

private:
    [[nodiscard]] std::size_t index(int column, int row) const;
    template <class Distance>
    void take_where(const Area& near, Distance distance);

    Area area_;
    int columns_;
    int rows_;
    std::vector<double> around_;
};

// What spots, roads, cities, cartouche and compass leave.
Clearance clearance_left(const Map& map);

// Repeatable noise from 0 to 1: of a pair of whole numbers; of a point, without jumps, in waves of
// about that length. Scenery is strewn by it.
double chance(int x, int y, std::uint32_t kind);
double grain(Point point, double wave, std::uint32_t kind);

// ground.cpp. Definitions, here and below, go into the drawing's <defs>. Precondition: titles may
// stand in markup as they are.
void define_ground(Canvas& canvas, const Map& map);
void draw_ground(Canvas& canvas, const Map& map);
void draw_map_frame(Canvas& canvas, const Map& map);
void draw_cartouche(Canvas& canvas, const Map& map, std::string_view title,
                    std::string_view subtitle);
void draw_compass(Canvas& canvas, const Map& map);
// Zenda, a castle on its rock within a moat; Streslau, a capital of domes and spires within walls.
void draw_cities(Canvas& canvas, const Map& map);

// river.cpp: the river enters at the upper edge, winds between the spots and leaves at the lower
// edge. Bridges carry the roads over it and are drawn after them.
struct River {
    struct Reach {
        Point middle;
        Point heading;
        double half = 0;  // of its width
    };
    std::vector<Reach> course;
};
River find_river(const Map& map, const Clearance& clearance);
void take_river(Clearance& clearance, const River& river);
void draw_river(Canvas& canvas, const River& river);
void draw_bridges(Canvas& canvas, const Map& map, const River& river);

// scenery.cpp: woods, hachured hills, villages and mills where there is room for them. Equal boards
// have equal scenery.
struct Scenery {
    struct Growth {
        Point foot;
        std::string_view id;
    };
    std::vector<Growth> growths;  // from the upper edge to the lower
    std::vector<Point> meadows;
};
inline constexpr std::string_view corner_flower = "zenda-flower";  // of the frame
void define_landmarks(Canvas& canvas);
Scenery find_scenery(const Map& map, Clearance clearance);
// The wash under the woods, then all that stands on it.
void draw_meadows(Canvas& canvas, const Scenery& scenery);
void draw_scenery(Canvas& canvas, const Scenery& scenery);

// spots.cpp.
void draw_roads(Canvas& canvas, const Map& map);
void draw_spots(Canvas& canvas, const Map& map, const Board& board);
// Inside the spots that no piece hides.
void draw_spot_numbers(Canvas& canvas, const Map& map, const Board& board,
                       const Position& position);
// Tags above everything else: at the feet of the pieces, and on spots that a piece hides.
void draw_number_tags(Canvas& canvas, const Map& map, const Board& board, const Position& position);
void draw_marked(Canvas& canvas, const Map& map, const std::vector<Spot>& marked);
// One piece of each kind, to be copied.
void define_figures(Canvas& canvas, double spot_radius);
void draw_figures(Canvas& canvas, const Map& map, const Position& position,
                  const std::array<std::string, 4>& names);

}  // namespace parlor::zenda
