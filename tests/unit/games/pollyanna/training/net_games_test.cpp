// SPDX-License-Identifier: MIT
#include "computers/training/net_games.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

#include "games/pollyanna/players/net_inputs.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/training/start_positions.h"

namespace parlor::training {
namespace {

using pollyanna::Pollyanna;
using Games =
    NetGames<pollyanna::NetInputs, pollyanna::StartPositions<pollyanna::RuleBook::Leaflets>>;
using Sample = Games::Sample;

std::vector<Sample> play(const NetGamesOptions& options, std::size_t kind, std::uint64_t game) {
    Games games(pollyanna::board, {}, players::standard_evaluator<Pollyanna>(pollyanna::board),
                options);
    return games.play(kind, 5, game);
}

bool same(const std::vector<Sample>& one, const std::vector<Sample>& other) {
    return one.size() == other.size() &&
           std::memcmp(one.data(), other.data(), one.size() * sizeof(Sample)) == 0;
}

TEST(NetGames, AreTheSameForTheSameSeedAndNumber) {
    const NetGamesOptions options{.pairs = 0.05};
    EXPECT_TRUE(same(play(options, 0, 3), play(options, 0, 3)));
    EXPECT_FALSE(same(play(options, 0, 3), play(options, 0, 4)));
}

TEST(NetGames, GiveEveryPositionChancesThatAddUp) {
    for (std::size_t kind = 0; kind < pollyanna::NetInputs::kinds; ++kind) {
        const auto samples = play({.pairs = 0.05}, kind, 1);
        ASSERT_GT(samples.size(), 30U);
        for (const Sample& each : samples) {
            EXPECT_EQ(each.kind, kind);
            EXPECT_NEAR(std::accumulate(each.chances.begin(), each.chances.end(), 0.0), 1, 1e-5);
            for (std::size_t i = 0; i < each.chances.size(); ++i) {
                if ((each.plays >> i & 1U) == 0) EXPECT_EQ(each.chances[i], 0);
            }
        }
    }
}

// With nothing but the end of the game in it, what is to be learnt is who won.
TEST(NetGames, TellWhoWonWhereOnlyTheEndCounts) {
    const auto samples = play({.lambda = 1, .exploration = 0}, 0, 2);
    // The last throw's position comes first, each seen from the seat to throw.
    const float least = std::min(samples.back().chances[0], samples.back().chances[2]);
    for (const Sample& each : samples) {
        EXPECT_FLOAT_EQ(std::min(each.chances[0], each.chances[2]), least);
    }
}

TEST(NetGames, ComparePairsFromTheSideThatHadTheChoice) {
    const auto samples = play({.pairs = 1}, 2, 1);
    std::size_t pairs = 0;
    for (std::size_t i = 0; i + 1 < samples.size(); ++i) {
        if (samples[i].is_pair == 0) continue;
        ++pairs;
        EXPECT_EQ(samples[i + 1].is_pair, 0);
        EXPECT_TRUE((samples[i].plays >> samples[i].chooser & 1U) != 0);
        EXPECT_TRUE((samples[i + 1].plays >> samples[i + 1].chooser & 1U) != 0);
    }
    EXPECT_GT(pairs, 20U);
}

}  // namespace
}  // namespace parlor::training
