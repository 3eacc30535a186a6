// SPDX-License-Identifier: MIT
// The river: it comes in at the upper edge, winds between the spots and goes out at the lower one,
// under a bridge wherever a road crosses it.
#pragma once

#include <vector>

#include "games/zenda/drawing/room.h"

namespace parlor::drawing {

struct River {
    struct Reach {
        Point middle;
        Point heading;
        double half = 0;  // of its width
    };
    std::vector<Reach> course;
};

River find_river(const ZendaMap& map, const Room& room);
void take_river(Room& room, const River& river);
void draw_river(Canvas& canvas, const River& river);
// After the roads.
void draw_bridges(Canvas& canvas, const ZendaMap& map, const River& river);

}  // namespace parlor::drawing
