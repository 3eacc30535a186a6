// SPDX-License-Identifier: MIT
// Where everything lies on the map of Ruritania: the board's spots fitted to a sheet, its roads
// bent so that they run on smoothly, and the ground kept for the cities, the title and the
// compass. All of it is worked out from the board; lengths are those of the sheet.
#pragma once

#include <array>
#include <vector>

#include "games/zenda/rules/board.h"
#include "presentation/drawing/canvas.h"

namespace parlor::zenda {

using drawing::Point;

struct Area {
    Point low;
    Point high;

    static Area about(Point middle, Point size);
    [[nodiscard]] Point middle() const { return (low + high) * 0.5; }
    [[nodiscard]] Point size() const { return high - low; }
    [[nodiscard]] Area grown(double by) const {
        return {low - Point{by, by}, high + Point{by, by}};
    }
};
// From a point to the nearest of an area; 0 within.
double distance(Point point, const Area& area);

// From the first point to the second; to the right, if they are the same.
Point direction(Point from, Point to);

// A road, as a cubic curve.
struct Curve {
    Point from;
    Point first;
    Point second;
    Point to;

    [[nodiscard]] Point at(double share) const;
    [[nodiscard]] Point heading(double share) const;
};

struct Map {
    Point size;                // of the sheet, with its frame
    double spot_radius = 0;    // of every spot
    std::vector<Point> spots;  // spot 1 first
    std::vector<Curve> roads;  // as in the board's plan
    // By index of a city: where its buildings stand, and the line around them and the white spots.
    std::array<Area, 2> buildings;
    std::array<std::vector<Point>, 2> bounds;
    Area cartouche;
    Area compass;

    [[nodiscard]] Point at(Spot spot) const {
        return spots[static_cast<std::size_t>(spot.number()) - 1];
    }
    [[nodiscard]] Area inside() const;  // of the frame
};

inline constexpr double map_frame = 1.25;
inline constexpr double road_width = 0.3;
// How large buildings, cartouche and compass are where there is room enough.
inline constexpr Point zenda_size{4.1, 5.7};
inline constexpr Point streslau_size{4.5, 5.7};
inline constexpr Point cartouche_size{11.4, 4.3};
inline constexpr Point compass_size{4.4, 4.4};

Map survey(const Board& board);

}  // namespace parlor::zenda
