// SPDX-License-Identifier: MIT
// Draws a map by its traits: Zenda in the west, Streslau in the east, and the roads between them
// side by side. Each town's white spots lie round its buildings and its blue spots round those, so
// that every blue spot is joined to a white one, as the leaflet says of both (Z2, Z3).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "games/zenda/rules/board.h"

namespace parlor::zenda {

// What a map of Ruritania is like, apart from where it is drawn: roads that cross the country from
// Zenda to Streslau, lanes that branch off from roads, and cross-roads between neighbours. The
// search for an even board changes these traits (laboratory/balance.cpp).
struct MapTraits {
    struct Road {
        int length = 0;  // spots between its two ends
        int gate = 0;    // the blue spot of Streslau that it leads to, from the north
        // The blue spot of Zenda that it leaves from, from the north. For a lane: the spot, from
        // the west, of the road beside it, on the side of the middle of the map.
        int begins = 0;
        bool is_lane = false;
        friend bool operator==(const Road&, const Road&) = default;
    };
    // From a road to the next one to the south: which spot of each, from the west, and how many
    // spots lie between.
    struct CrossRoad {
        int road = 0;
        int north = 0;
        int south = 0;
        int length = 0;
        friend bool operator==(const CrossRoad&, const CrossRoad&) = default;
    };
    struct Town {
        int white = 0;
        int blue = 0;
        bool has_ring = false;  // neighbouring blue spots are joined
        friend bool operator==(const Town&, const Town&) = default;
    };

    std::vector<Road> roads;  // from north to south
    std::vector<CrossRoad> cross_roads;
    Town zenda{3, 6, false};
    Town streslau{6, 12, false};

    friend bool operator==(const MapTraits&, const MapTraits&) = default;
};

// Random roads without cross-roads, a random cross-road for them, and the same map with one or two
// traits changed. drawn() may refuse the results.
MapTraits random_roads(base::Random& random);
MapTraits::CrossRoad random_cross_road(const MapTraits& traits, base::Random& random);
MapTraits changed(MapTraits traits, base::Random& random);

// For tables: "16 13 16 + 12 12 | 1 2 2 3 | ring".
std::string summary(const MapTraits& traits);

// Returns nullopt if the map would be unreadable or unplayable: spots too close to each other,
// roads that meet where there is no spot, too many roads at a spot, or no long run without a fork.
std::optional<BoardPlan> drawn(const MapTraits& traits);

// A random map that can be drawn.
MapTraits random_map(base::Random& random);

}  // namespace parlor::zenda
