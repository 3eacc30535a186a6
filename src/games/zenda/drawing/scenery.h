// SPDX-License-Identifier: MIT
// Woods, hachured hills, villages and mills, strewn where neither roads nor anything else needs the
// ground; the same board always has the same country around it.
#pragma once

#include <string_view>
#include <vector>

#include "games/zenda/drawing/room.h"

namespace parlor::drawing {

struct Scenery {
    struct Growth {
        Point foot;
        std::string_view id;  // of landmarks.h
    };
    std::vector<Growth> growths;  // from the upper edge to the lower
    std::vector<Point> meadows;
};

Scenery find_scenery(const ZendaMap& map, Room room);
// The wash under the woods, then all that stands on it.
void draw_meadows(Canvas& canvas, const Scenery& scenery);
void draw_scenery(Canvas& canvas, const Scenery& scenery);

}  // namespace parlor::drawing
