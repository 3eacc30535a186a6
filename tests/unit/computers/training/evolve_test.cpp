// SPDX-License-Identifier: MIT
#include "computers/training/evolve.h"

#include <gtest/gtest.h>

#include "computers/parallel/threads.h"
#include "computers/players/weights_files.h"
#include "games/zenda/players/features.h"

namespace parlor::training {
namespace {

using players::Weights;
using players::ZendaFeatures;

Weights start() {
    return *parse_weights(players::weights_file("zenda-start"), players::shape_of<ZendaFeatures>());
}

const Plan short_plan{.seed = 3, .games = 2, .generations = 1};

Evolved evolved(const Plan& plan, unsigned threads) {
    const zenda::Board& board = zenda::standard_board();
    parallel::Threads workers(threads);
    return evolve<ZendaFeatures>({{&board, ZendaFeatures(board)}}, start(), plan, workers);
}

// Bits, not digits.
TEST(Evolve, GivesTheSameHoweverManyHandsThereAre) {
    const Evolved alone = evolved(short_plan, 1);
    EXPECT_EQ(alone.weights, evolved(short_plan, 3).weights);
    EXPECT_NE(alone.weights, start());
}

TEST(Evolve, LeavesNothingAsNothing) {
    const Evolved result = evolved(short_plan, 2);
    const Weights before = start();
    for (std::size_t row = 0; row < ZendaFeatures::rows.size(); ++row) {
        for (std::size_t i = 1; i < ZendaFeatures::names.size(); ++i) {
            EXPECT_EQ(result.weights.row(row)[i] == 0, before.row(row)[i] == 0)
                << ZendaFeatures::names[i];
        }
    }
}

TEST(Evolve, TellsWhatWasWonAndChecksWhatIsSaid) {
    const Evolved result = evolved(short_plan, 2);
    ASSERT_EQ(result.generations.size(), 1U);
    EXPECT_GE(result.generations[0].share, 0);
    EXPECT_LE(result.generations[0].share, 1);
    ASSERT_EQ(result.checked.size(), ZendaFeatures::rows.size());
    for (const Calibration& each : result.checked) {
        double said = 0;
        for (const Calibration::Bin& bin : each.by_chance) said += bin.said;
        EXPECT_GT(each.samples, 0);
        EXPECT_NEAR(said, each.samples, 1e-6);
    }
    EXPECT_EQ(games_to_evolve(short_plan), 2U * 3);
}

}  // namespace
}  // namespace parlor::training
