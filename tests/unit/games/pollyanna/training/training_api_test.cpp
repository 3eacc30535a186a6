// SPDX-License-Identifier: MIT
#include "computers/training/training_api.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "games/pollyanna/players/carried_net.h"

namespace {

constexpr std::size_t sample_bytes = 148;  // as training/engine.py has it

struct Played {
    std::int64_t count;
    std::string samples;
};

Played play(std::string_view net, std::uint32_t threads, std::size_t room = 2000) {
    const std::array<std::uint32_t, 4> games{3, 1, 1, 1};
    const ParlorTraining training{net.empty() ? nullptr : net.data(), net.size(), 11, threads};
    const ParlorRound round{0.98, 0.1, 0.01, 0.02, 0, games.data()};
    std::string samples(room * sample_bytes, '\0');
    const auto count = parlor_training_play(&training, &round, samples.data(), room);
    return {count, samples};
}

TEST(TrainingApi, TellsTheShapeOfANet) {
    const ParlorNetShape shape = parlor_training_shape();
    EXPECT_STREQ(shape.name, "pollyanna-1");
    EXPECT_EQ(shape.inputs, 2808U);
    EXPECT_EQ(shape.kinds, 4U);
    EXPECT_EQ(shape.courses, 4U);
    EXPECT_EQ(shape.most_inputs, 64U);
}

TEST(TrainingApi, GivesTheSameSamplesOnAnyNumberOfThreads) {
    for (const std::string_view net : {std::string_view(), parlor::players::pollyanna_net()}) {
        const Played one = play(net, 1);
        EXPECT_GT(one.count, 300);
        EXPECT_EQ(one.samples, play(net, 3).samples);
    }
}

TEST(TrainingApi, LeavesOutWhatDoesNotFit) {
    const Played whole = play({}, 2);
    const Played part = play({}, 2, 50);
    EXPECT_EQ(part.count, 50);
    EXPECT_EQ(part.samples, whole.samples.substr(0, part.samples.size()));
}

TEST(TrainingApi, RefusesADamagedNetAndAnUnknownPlayer) {
    const std::string net(parlor::players::pollyanna_net().substr(0, 5000));
    EXPECT_EQ(play(net, 1).count, -1);
    const ParlorTraining damaged{net.data(), net.size(), 1, 1};
    EXPECT_EQ(parlor_training_match(&damaged, "simple", 0, 1), -1);
    const ParlorTraining linear{nullptr, 0, 1, 1};
    EXPECT_EQ(parlor_training_match(&linear, "nobody", 0, 1), -1);
    EXPECT_EQ(parlor_training_match(&linear, "simple", 4, 1), -1);
}

TEST(TrainingApi, CountsTwoPointsForAGameThatWasWon) {
    const ParlorTraining linear{nullptr, 0, 1, 2};
    const auto points = parlor_training_match(&linear, "random", 0, 20);
    EXPECT_GE(points, 34);
    EXPECT_LE(points, 40);
    EXPECT_EQ(points % 2, 0);  // nobody draws
}

}  // namespace
