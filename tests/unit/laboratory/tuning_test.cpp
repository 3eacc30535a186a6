// SPDX-License-Identifier: MIT
#include "games/zenda/laboratory/laboratory.h"

#include <gtest/gtest.h>

#include "computers/parallel/threads.h"
#include "computers/players/weights_files.h"

namespace parlor::training {
namespace {

using players::Weights;
using zenda::Features;

Weights start() {
    return *parse_weights(players::weights_file("zenda-start"),
                          players::shape_of<zenda::Features>());
}

const TuningPlan short_plan{.seed = 3, .games = 2, .generations = 1};

TuningResult tuned(const TuningPlan& plan, unsigned threads,
                   const parallel::Workers::Progress& progress = {}) {
    const zenda::Board& board = zenda::standard_board();
    parallel::Threads workers(threads);
    return zenda::tune({{&board, zenda::Features(board)}}, start(), plan, workers, progress);
}

// Bits, not digits.
TEST(Tuning, GivesTheSameWeightsOnAnyNumberOfThreads) {
    const TuningResult alone = tuned(short_plan, 1);
    EXPECT_EQ(alone.weights, tuned(short_plan, 3).weights);
    EXPECT_NE(alone.weights, start());
}

TEST(Tuning, LeavesNothingAsNothing) {
    const TuningResult result = tuned(short_plan, 2);
    const Weights before = start();
    for (std::size_t row = 0; row < zenda::Features::rows.size(); ++row) {
        for (std::size_t i = 1; i < zenda::Features::names.size(); ++i) {
            EXPECT_EQ(result.weights.row(row)[i] == 0, before.row(row)[i] == 0)
                << zenda::Features::names[i];
        }
    }
}

TEST(Tuning, TellsWhatWasWonAndChecksWhatIsSaid) {
    const TuningResult result = tuned(short_plan, 2);
    ASSERT_EQ(result.generations.size(), 1U);
    EXPECT_GE(result.generations[0].share, 0);
    EXPECT_LE(result.generations[0].share, 1);
    ASSERT_EQ(result.checked.size(), zenda::Features::rows.size());
    for (const Calibration& each : result.checked) {
        double said = 0;
        double happened = 0;
        for (const Calibration::Bin& bin : each.by_chance) {
            said += bin.said;
            happened += bin.happened;
        }
        EXPECT_GT(each.samples, 0);
        EXPECT_NEAR(said, each.samples, 1e-6);
        EXPECT_NEAR(happened, each.samples, 1e-6);
    }
}

TEST(Tuning, TellsHowFarItIs) {
    EXPECT_EQ(games_in(short_plan), 2U * 3);
    std::uint64_t last = 0;
    tuned(short_plan, 2, [&last](std::uint64_t done) { last = std::max(last, done); });
    EXPECT_LE(last, games_in(short_plan));
}

}  // namespace
}  // namespace parlor::training
