// SPDX-License-Identifier: MIT
// The laboratory finds the third game, which has no folder for it, and what is usual serves it.
#include <gtest/gtest.h>

#include "games/games.h"
#include "laboratory/simulation.h"
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

const std::unique_ptr<laboratory::LabGame> found = find_lab_game({"countdown 7 b ?", ""});

TEST(ThirdGameLaboratory, IsFoundByName) {
    ASSERT_TRUE(found);
    EXPECT_EQ(found->game().name(), "countdown");
    EXPECT_EQ(all_lab_games().size(), 3U);
    EXPECT_EQ(find_lab_game({"countdown", "lane.json"}), nullptr);
}

TEST(ThirdGameLaboratory, CountsItsPlays) {
    const auto count = [&](std::string_view position, int depth) {
        std::uint64_t throws = 0;
        std::uint64_t all = 0;
        found->perft(**games::open(position), depth, [&](std::string_view, std::uint64_t each) {
            ++throws;
            all += each;
        });
        EXPECT_EQ(throws, 56U);
        return all;
    };
    // Of the 56 throws 10 have no head; every other can be played in two ways.
    EXPECT_EQ(count("countdown 10 b ?", 1), 102U);
    EXPECT_EQ(count("countdown 10 b ?", 2), 102U * 102U);
    // One head ends it or not; two or three end it in one way, and then no player throws.
    EXPECT_EQ(count("countdown 1 b ?", 1), 10U + 2 * 18 + 18 + 10);
    EXPECT_EQ(count("countdown 1 b ?", 2), (10U + 18) * 74);
}

TEST(ThirdGameLaboratory, SaysThatThereAreNoSeriesOfIt) {
    laboratory::ArenaOptions options;
    options.game = "countdown";
    testing::internal::CaptureStderr();
    EXPECT_EQ(found->contest(options), nullptr);
    EXPECT_EQ(found->simulation({}), nullptr);
    const std::string told = testing::internal::GetCapturedStderr();
    EXPECT_NE(told.find("no_series"), std::string::npos);
    EXPECT_NE(told.rfind("no_series"), told.find("no_series"));
}

}  // namespace
}  // namespace parlor::lab
