// SPDX-License-Identifier: MIT
// The standard board: what the leaflet forces (docs/rules/zenda.md), read off the data, whatever
// its numbers are.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/zenda/rules/board.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

const Board& board() { return standard_board(); }

SpotSet spots_where(auto holds) {
    SpotSet all;
    for (int number = 1; number <= board().size(); ++number) {
        if (holds(Spot::at(number))) all.add(Spot::at(number));
    }
    return all;
}

SpotSet road_spots() {
    return spots_where([](Spot spot) { return board().place(spot).kind == Kind::Road; });
}

SpotSet neighbours(const SpotSet& spots) {
    SpotSet all;
    for (const Spot spot : spots) all = all | board().next_to(spot);
    return all;
}

TEST(StandardBoard, IsTheOneOfItsFile) {
    EXPECT_EQ(board(), tests::standard_test_board().board);
    EXPECT_EQ(fingerprint(board()), fingerprint(tests::standard_test_board().board));
}

TEST(StandardBoard, HasAFewScoreSpots) {
    EXPECT_GE(board().size(), 70);
    EXPECT_LE(board().size(), 130);
}

// cites Z2 Z3
TEST(StandardBoard, HasRoomToSetUp) {
    EXPECT_GE(board().blue(City::Streslau).size(), 12);
    EXPECT_GE(board().blue(City::Zenda).size(), 6);
    for (const City city : all_cities) EXPECT_GE(board().white(city).size(), 2);
}

// Adjacent, around, in the immediate neighbourhood: one road away.
// cites Z2 Z3 Z20
TEST(StandardBoard, HasEachBlueSpotNextToAWhiteOne) {
    EXPECT_TRUE(board().plan().strict);
    for (const City city : all_cities) {
        EXPECT_TRUE(neighbours(board().white(city)).contains(board().blue(city)));
    }
}

TEST(StandardBoard, RoadsLeadOutFromTheBlueSpots) {
    for (const City city : all_cities) {
        EXPECT_FALSE(neighbours(board().white(city)).meets(road_spots()));
        EXPECT_TRUE(board().around(city).contains(neighbours(board().white(city))));
    }
}

// Ten out and two back, as a throw of 6-4-2 is played, wants a run of ten spots.
// cites Z15
TEST(StandardBoard, HasALongRunOfRoad) {
    SpotSet unvisited = spots_where([](Spot spot) { return board().next_to(spot).size() == 2; });
    int longest = 0;
    while (!unvisited.empty()) {
        SpotSet run = SpotSet::of(unvisited.first());
        const SpotSet all = unvisited;
        for (SpotSet more = run; !more.empty();) {
            more = (neighbours(more) & all) - run;
            run = run | more;
        }
        longest = std::max(longest, run.size());
        unvisited = unvisited - run;
    }
    EXPECT_GE(longest, 10);
}

TEST(StandardBoard, IsALongWayFromZendaToStreslau) {
    SpotSet reached = board().blue(City::Zenda);
    int roads = 0;
    for (; !reached.meets(board().white(City::Streslau)); ++roads) {
        reached = reached | neighbours(reached);
    }
    EXPECT_GE(roads, 13) << "more than two dice can throw";
}

// Pairs at a few critical points can stop them all: nine pieces make four, and one to spare.
TEST(StandardBoard, HasFewWaysIntoStreslau) {
    const int gates = (board().blue(City::Streslau) & neighbours(road_spots())).size();
    EXPECT_GE(gates, 3);
    EXPECT_LE(gates, 5);
}

// A pair on the two spots before each of the ways can stop them all.
// cites Z19 Z20
TEST(StandardBoard, HasRoomForAPairBeforeEachWayIntoStreslau) {
    for (const Spot gate : road_spots() & neighbours(board().blue(City::Streslau))) {
        EXPECT_TRUE(board().next_to(gate).meets(road_spots())) << gate.number();
    }
}

TEST(StandardBoard, HasLoopsAndCrossRoads) {
    EXPECT_GE(board().plan().roads.size(), static_cast<std::size_t>(board().size()) + 3);
    EXPECT_GE(spots_where([](Spot spot) { return board().next_to(spot).size() > 2; }).size(), 6);
}

}  // namespace
}  // namespace parlor::zenda
