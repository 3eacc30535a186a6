// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/tally.h"

#include <gtest/gtest.h>

#include <numeric>
#include <thread>

namespace parlor::pollyanna {
namespace {

Series four(std::string_view player, std::uint64_t seed = 1) {
    Series series{.rules = {.seated = SeatSet::all()}};
    series.players.fill(std::string(player));
    series.seed = seed;
    return series;
}

TEST(Series, HasTheSameGamesInPartsAndInAnyOrder) {
    const Series series = four("random");
    const Tally whole = analysis::play_series(series, 0, 60);
    Tally parts = analysis::play_series(series, 45, 15);
    parts.merge(analysis::play_series(series, 0, 7));
    parts.merge(analysis::play_series(series, 7, 38));
    EXPECT_EQ(parts, whole);
    EXPECT_NE(analysis::play_series(four("random", 2), 0, 60), whole);
}

TEST(Series, HasTheSameGamesOnEveryNumberOfThreads) {
    const Series series = four("simple");
    const Tally whole = analysis::play_series(series, 0, 40);
    std::array<Tally, 4> tallies;
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t i = 0; i < tallies.size(); ++i) {
            threads.emplace_back(
                [&, i] { tallies[i] = analysis::play_series(series, 10 * i, 10); });
        }
    }
    Tally merged;
    for (const Tally& each : tallies) merged.merge(each);
    EXPECT_EQ(merged, whole);
}

TEST(Series, AddsUp) {
    const Tally tally = analysis::play_series(four("random"), 0, 50);
    const SeatTally total = tally.total();
    EXPECT_EQ(tally.games, 50U);
    EXPECT_EQ(total.wins, 50U);
    EXPECT_EQ(total.begun, 50U);
    EXPECT_EQ(total.throws, tally.throws);
    EXPECT_EQ(total.captures, total.captured);
    EXPECT_LE(total.rewards, total.captures);
    EXPECT_EQ(std::accumulate(total.faces.begin(), total.faces.end(), std::uint64_t{0}),
              2 * tally.throws);
    EXPECT_LE(tally.shortest * tally.games, tally.throws);
    EXPECT_GE(tally.longest * tally.games, tally.throws);
}

TEST(Series, GivesNoSeatBetterDice) {
    Series series = four("random");
    series.players[0] = "simple";
    const Tally tally = analysis::play_series(series, 0, 400);
    for (const SeatTally& seat : tally.seats) {
        for (const std::uint64_t face : seat.faces) {
            const double share = static_cast<double>(face) / static_cast<double>(2 * seat.throws);
            EXPECT_NEAR(share, 1 / 6.0, 0.01);
        }
    }
}

TEST(Series, LetsTheSimplePlayerBeatTheRandomOne) {
    Series series = four("random");
    series.rules.seated = SeatSet::pair(Seat::Blue);
    series.players[2] = "simple";
    EXPECT_GT(analysis::play_series(series, 0, 200).of(Seat::Red).wins, 180U);
}

TEST(Series, PartnersWinTogether) {
    Series series = four("random");
    series.rules.variant = series.rules.variant.with_partners();
    const Tally tally = analysis::play_series(series, 0, 20);
    EXPECT_EQ(tally.of(Seat::Blue).wins, tally.of(Seat::Red).wins);
    EXPECT_EQ(tally.of(Seat::Blue).wins + tally.of(Seat::Green).wins, 20U);
    EXPECT_EQ(series.rules.winning_sets(),
              (std::vector{SeatSet::pair(Seat::Blue), SeatSet::pair(Seat::Green)}));
}

TEST(Series, HasASideForEachWhoSits) {
    Series series = four("random");
    EXPECT_EQ(series.rules.winning_sets().size(), 4U);
    series.rules.seated = SeatSet::pair(Seat::Green);
    EXPECT_EQ(series.rules.winning_sets(),
              (std::vector{SeatSet::of(Seat::Green), SeatSet::of(Seat::Yellow)}));
}

}  // namespace
}  // namespace parlor::pollyanna
