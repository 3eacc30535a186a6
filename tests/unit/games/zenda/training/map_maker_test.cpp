// SPDX-License-Identifier: MIT
#include "games/zenda/training/map_maker.h"

#include <gtest/gtest.h>

#include "games/zenda/rules/board_defects.h"

namespace parlor::zenda {
namespace {

std::vector<MapTraits> some_maps() {
    base::Random random(7);
    std::vector<MapTraits> found;
    for (int i = 0; i < 8; ++i) found.push_back(random_map(random));
    return found;
}

// cites Z2 Z3
TEST(MapMaker, DrawsBoardsThatObeyTheLeaflet) {
    for (const MapTraits& traits : some_maps()) {
        const auto plan = drawn(traits);
        ASSERT_TRUE(plan);
        EXPECT_TRUE(plan->strict);
        EXPECT_TRUE(Board::make(*plan)) << summary(traits);
    }
}

TEST(MapMaker, DrawsWhatTheTraitsSay) {
    for (const MapTraits& traits : some_maps()) {
        std::size_t spots = 0;
        for (const auto& road : traits.roads) spots += static_cast<std::size_t>(road.length);
        for (const auto& each : traits.cross_roads) spots += static_cast<std::size_t>(each.length);
        for (const auto& town : {traits.zenda, traits.streslau}) {
            spots += static_cast<std::size_t>(town.white + town.blue);
        }
        EXPECT_EQ(drawn(traits)->spots.size(), spots);
    }
}

TEST(MapMaker, DrawsTheSameTwice) {
    for (const MapTraits& traits : some_maps()) EXPECT_EQ(drawn(traits), drawn(traits));
}

TEST(MapMaker, RefusesWhatNobodyCouldRead) {
    MapTraits traits = some_maps().front();
    traits.roads.front().length = 60;
    EXPECT_FALSE(drawn(traits)) << "spots too near to each other";
    traits = some_maps().front();
    traits.cross_roads.push_back({0, 0, 99, 1});
    EXPECT_FALSE(drawn(traits)) << "a cross-road to nowhere";
}

TEST(MapTraits, ChangeALittleAtATime) {
    base::Random random(3);
    const MapTraits traits = some_maps().front();
    bool any = false;
    for (int i = 0; i < 20; ++i) any = changed(traits, random) != traits || any;
    EXPECT_TRUE(any);
}

TEST(MapTraits, AreToldInALine) {
    MapTraits traits;
    traits.roads = {{.length = 16}, {.length = 12, .is_lane = true}, {.length = 13}};
    traits.cross_roads = {{.length = 3}, {.length = 1}};
    traits.streslau.has_ring = true;
    EXPECT_EQ(summary(traits), "16 13 + 12 | 1 3 | ring at Streslau");
}

}  // namespace
}  // namespace parlor::zenda
