// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/road.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/pollyanna/rules/rules.h"

namespace parlor::pollyanna::road {
namespace {

// The key of a result is the sum of four weights: no two different results may share it.
TEST(Road, NoTwoGroupsOfFourPlacesHaveTheSameWeight) {
    std::vector<std::uint32_t> weights;
    for (std::size_t place = 0; place < 128; ++place) {
        if (places[place].weight != 0) weights.push_back(places[place].weight);
    }
    ASSERT_EQ(weights.size(), 85U);
    std::vector<std::uint32_t> sums;
    for (std::size_t a = 0; a < weights.size(); ++a) {
        for (std::size_t b = a; b < weights.size(); ++b) {
            for (std::size_t c = b; c < weights.size(); ++c) {
                for (std::size_t d = c; d < weights.size(); ++d) {
                    sums.push_back(weights[a] + weights[b] + weights[c] + weights[d]);
                }
            }
        }
    }
    std::ranges::sort(sums);
    EXPECT_EQ(std::ranges::adjacent_find(sums), sums.end());
    EXPECT_LT(sums.back(), 1U << 28);
}

TEST(Road, PlacesAndSpacesAreTheSameBoard) {
    for (const Seat seat : all_seats) {
        for (int code = 0; code < Space::count(); ++code) {
            const Space space = Space::from_code(code);
            const Place place = place_of(seat, space);
            EXPECT_EQ(place == nowhere, !may_stand(space, seat));
            if (place == nowhere) continue;
            EXPECT_EQ(spaces[static_cast<std::size_t>(index(seat))][place], space);
        }
    }
}

// cites P46 P47 P53 P86
TEST(Road, AShiftInALaneIsARouteOfTheRules) {
    for (int code = 1; code < Space::home().code(); ++code) {
        const Space from = Space::from_code(code);
        if (!may_stand(from, Seat::Blue)) continue;
        const PlaceRow& row = places[place_of(Seat::Blue, from)];
        for (const int count : {1, 2, 3, 4, 5, 6, board.reward}) {
            std::vector<Space> by_lanes;
            if (row.road_at + count <= home_place) {
                by_lanes.push_back(spaces[0][static_cast<std::size_t>(row.road_at + count)]);
            }
            if (row.to_turnout <= count) {
                by_lanes.push_back(
                    spaces[0][slow_places[static_cast<std::size_t>(row.slow_at + count)]]);
            }
            std::vector<Space> by_rules;
            for (const Route& route : routes(Seat::Blue, from, count)) {
                by_rules.push_back(route.back());
            }
            EXPECT_EQ(by_lanes, by_rules) << "space code " << code << " by " << count;
        }
    }
}

}  // namespace
}  // namespace parlor::pollyanna::road
