// SPDX-License-Identifier: MIT
// Where there is still room on the map: for each point of a fine grid, how far it is from what is
// drawn already. And a grain of hills and hollows, always the same, by which scenery is strewn.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/zenda/drawing/map.h"

namespace parlor::drawing {

class Room {
public:
    // Of an area; what lies outside is taken.
    explicit Room(const Area& area);

    void take(Point middle, double radius);
    void take(const Area& area);
    void take_within(std::span<const Point> outline, double margin);

    // How far it is to what is taken, as far as that matters; negative within.
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

// The room that spots, roads, cities, cartouche and compass leave.
Room room_left(const ZendaMap& map);

// 0 … 1, chance-like but always the same: of a pair of whole numbers; of a point, without jumps,
// in waves of about that length.
double chance(int x, int y, std::uint32_t kind);
double grain(Point point, double wave, std::uint32_t kind);

}  // namespace parlor::drawing
