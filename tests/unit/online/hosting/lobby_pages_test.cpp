// SPDX-License-Identifier: MIT
#include "online/hosting/lobby.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace parlor::hosting {
namespace {

using Positions = std::vector<std::size_t>;

// The positions that a page shows, in order.
Positions shown(std::size_t count, std::size_t page, std::size_t turn = 0) {
    const LobbyPage chosen = lobby_page(count, page, turn);
    Positions all;
    for (const store::Range& range : {chosen.one, chosen.other}) {
        for (std::size_t i = 0; i < range.count && range.first + i < count; ++i) {
            all.push_back(range.first + i);
        }
    }
    return all;
}

TEST(LobbyPages, TheFirstShowsAllWhereTheyFit) {
    for (const std::size_t count : {0U, 1U, 50U}) {
        EXPECT_EQ(shown(count, 0).size(), count);
        EXPECT_FALSE(lobby_page(count, 0, 3).has_more);
    }
}

TEST(LobbyPages, TheFirstKeepsTheOldestAndShowsEveryOtherTableWithinARotation) {
    for (const std::size_t count : {51U, 55U, 75U, 76U, 1000U}) {
        const std::size_t turns =
            (count - first_come_places + rotating_places - 1) / rotating_places;
        std::set<std::size_t> seen;
        for (std::size_t turn = 7; turn < 7 + turns; ++turn) {
            const Positions positions = shown(count, 0, turn);
            ASSERT_EQ(positions.size(), tables_a_page) << count;
            for (std::size_t i = 0; i < first_come_places; ++i) ASSERT_EQ(positions[i], i);
            seen.insert(positions.begin(), positions.end());
            EXPECT_EQ(std::set(positions.begin(), positions.end()).size(), tables_a_page);
        }
        EXPECT_EQ(seen.size(), count);
    }
}

TEST(LobbyPages, FurtherOnesShowEveryTableOnce) {
    for (const std::size_t count : {51U, 75U, 76U, 1000U}) {
        Positions all = shown(count, 0);
        all.resize(first_come_places);
        std::size_t page = 0;
        while (lobby_page(count, page, 0).has_more) {
            const Positions positions = shown(count, ++page);
            EXPECT_FALSE(positions.empty());
            all.insert(all.end(), positions.begin(), positions.end());
        }
        ASSERT_EQ(all.size(), count);
        for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(all[i], i);
    }
    EXPECT_TRUE(shown(60, 2).empty());
}

}  // namespace
}  // namespace parlor::hosting
