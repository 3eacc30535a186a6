// SPDX-License-Identifier: MIT
#include "computers/training/training_api.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <string>

#include "computers/training/net_games.h"
#include "games/zenda/players/net.h"
#include "games/zenda/players/net_inputs.h"

namespace {

using parlor::zenda::NetInputs;
using Sample = parlor::training::NetSample<parlor::zenda::NetInputs::most_kept>;

ParlorTraining by_carried_net(std::uint32_t threads) {
    const std::string_view net = parlor::zenda::zenda_net();
    return {net.data(), net.size(), 1, threads};
}

struct Played {
    std::int64_t count;
    std::vector<Sample> samples;
};

Played play(std::array<std::uint32_t, 2> games, std::uint32_t threads) {
    constexpr std::uint64_t short_game = 20;
    const ParlorTraining training{nullptr, 0, 11, threads};
    const ParlorRound round{1, 0, 0.01, 0, short_game, games.data()};
    Played played{0, std::vector<Sample>(2000)};
    played.count =
        parlor_training_play(&training, &round, played.samples.data(), played.samples.size());
    if (played.count >= 0) played.samples.resize(static_cast<std::size_t>(played.count));
    return played;
}

std::string bytes(const Played& played) {
    std::string all(played.samples.size() * sizeof(Sample), '\0');
    std::memcpy(all.data(), played.samples.data(), all.size());
    return all;
}

TEST(ZendaTrainingApi, TellsTheShapeOfANet) {
    EXPECT_EQ(parlor_training_number("inputs"), std::int64_t{parlor::zenda::NetInputs::count});
    EXPECT_EQ(parlor_training_number("kinds"), 2);
    EXPECT_EQ(parlor_training_number("courses"), 2);
    EXPECT_EQ(parlor_training_number("sides"), 4);
    EXPECT_EQ(parlor_training_number("sample.size"), std::int64_t{sizeof(Sample)});
    EXPECT_STREQ(parlor_training_courses()[1].name, "other boards");
}

TEST(ZendaTrainingApi, GivesTheSameSamplesOnAnyNumberOfThreads) {
    const Played one = play({1, 1}, 1);
    EXPECT_GT(one.count, 20);
    EXPECT_EQ(bytes(one), bytes(play({1, 1}, 2)));
}

// Nothing but the end of the game counts here: the same side won in all of its positions.
TEST(ZendaTrainingApi, TeachesHowAGameEndedToBothSidesAlike) {
    const Played one = play({1, 0}, 1);
    ASSERT_GT(one.count, 4);
    const Sample& last = one.samples.front();
    std::array<bool, 2> kinds{};
    for (const Sample& each : one.samples) {
        kinds[each.kind] = true;
        EXPECT_EQ(each.plays, 0b111);  // the side to play, the other, and a draw
        EXPECT_EQ(each.chances[each.kind], last.chances[last.kind]);  // Streslau's
        EXPECT_EQ(each.chances[1 - each.kind], last.chances[1 - last.kind]);
    }
    EXPECT_TRUE(kinds[0] && kinds[1]);
}

TEST(ZendaTrainingApi, RefusesADamagedNetAnUnknownPlayerAndAnUnknownCourse) {
    const std::string net = "parlor-net: 1\ninputs: pollyanna-1\n";
    const ParlorTraining damaged{net.data(), net.size(), 1, 1};
    EXPECT_EQ(parlor_training_match(&damaged, "simple", 0, 1), -1);
    const ParlorTraining sound = by_carried_net(1);
    EXPECT_EQ(parlor_training_match(&sound, "nobody", 0, 1), -1);
    EXPECT_EQ(parlor_training_match(&sound, "simple", 2, 1), -1);
}

TEST(ZendaTrainingApi, CountsTwoPointsForAGameThatWasWon) {
    const ParlorTraining net = by_carried_net(2);
    EXPECT_GE(parlor_training_match(&net, "random", 0, 2), 3);
}

}  // namespace
