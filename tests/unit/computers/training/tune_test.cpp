// SPDX-License-Identifier: MIT
#include "computers/training/tune.h"

#include <gtest/gtest.h>

#include <numeric>

#include "computers/parallel/threads.h"
#include "games/pollyanna/players/features.h"

namespace parlor::training {
namespace {

using players::PollyannaFeatures;

Tuned tuned(const Plan& plan, unsigned threads) {
    parallel::Threads workers(threads);
    return tune(PollyannaFeatures(), pollyanna::board, plan, workers);
}

std::string as_text(const Tuned& result) {
    return text(result.weights, players::shape_of<PollyannaFeatures>(), {});
}

// Bits, not digits.
TEST(Tune, GivesTheSameHoweverManyHandsThereAre) {
    const Plan plan{.seed = 3, .games = 5, .generations = 2};
    const Tuned alone = tuned(plan, 1);
    const Tuned together = tuned(plan, 3);
    EXPECT_EQ(alone.weights, together.weights);
    EXPECT_EQ(as_text(alone), as_text(together));
    EXPECT_NE(as_text(alone), as_text(tuned({.seed = 4, .games = 5, .generations = 2}, 2)));
}

TEST(Tune, LearnsFromWhatItPlays) {
    const Plan plan{.seed = 1, .games = 16, .generations = 2};
    const Tuned result = tuned(plan, 2);
    ASSERT_EQ(result.generations.size(), 2U);
    for (const auto& rows : result.generations) {
        ASSERT_EQ(rows.size(), PollyannaFeatures::rows.size());
        for (const Progress& each : rows) {
            EXPECT_GT(each.samples, 0);
            EXPECT_LE(each.unexplained_after, each.unexplained_before);
        }
    }
    EXPECT_EQ(result.generations[0][0].forks, 0);
    EXPECT_GT(result.generations[1][0].forks, 0);
    EXPECT_LT(result.generations[0][0].loss_after, result.generations[0][0].loss_before);
}

TEST(Tune, ChecksWhatWasSaidAgainstWhatHappened) {
    const Tuned result = tuned({.seed = 1, .games = 8, .generations = 1}, 2);
    ASSERT_EQ(result.checked.size(), PollyannaFeatures::rows.size());
    for (std::size_t row = 0; row < result.checked.size(); ++row) {
        const Calibration& checked = result.checked[row];
        double count = 0;
        double said = 0;
        double happened = 0;
        for (const Calibration::Bin& bin : checked.by_chance) {
            count += bin.count;
            said += bin.said;
            happened += bin.happened;
        }
        constexpr std::array<double, 4> sides{2, 3, 4, 2};
        EXPECT_EQ(count, checked.samples * sides[row]);
        EXPECT_NEAR(said, checked.samples, 1e-6);
        EXPECT_NEAR(happened, checked.samples, 1e-6);
    }
}

TEST(Tune, TellsHowFarItIs) {
    const Plan plan{.seed = 1, .games = 8, .generations = 1};
    parallel::Threads workers(2);
    std::uint64_t last = 0;
    tune(PollyannaFeatures(), pollyanna::board, plan, workers,
         [&last](std::uint64_t done) { last = std::max(last, done); });
    EXPECT_EQ(games_in<PollyannaFeatures>(plan), 8U * 4 * 2);
    EXPECT_LE(last, games_in<PollyannaFeatures>(plan));
}

}  // namespace
}  // namespace parlor::training
