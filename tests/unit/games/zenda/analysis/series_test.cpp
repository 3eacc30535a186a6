// SPDX-License-Identifier: MIT
#include "games/zenda/analysis/tally.h"

#include <gtest/gtest.h>

#include <numeric>

namespace parlor::zenda {
namespace {

Series series_of(std::string_view streslau, std::string_view zenda, std::uint64_t seed = 1) {
    Series series;
    series.players = {std::string(streslau), std::string(zenda)};
    series.seed = seed;
    return series;
}

TEST(Series, HasTheSameGamesInPartsAndInAnyOrder) {
    const Series series = series_of("random", "random");
    const Tally whole = analysis::play_series(series, 0, 5);
    Tally parts = analysis::play_series(series, 3, 2);
    parts.merge(analysis::play_series(series, 0, 1));
    parts.merge(analysis::play_series(series, 1, 2));
    EXPECT_EQ(parts, whole);
    EXPECT_NE(analysis::play_series(series_of("random", "random", 2), 0, 5), whole);
}

TEST(Series, AddsUp) {
    const Tally tally = analysis::play_series(series_of("random", "random"), 0, 12);
    const SideTally& streslau = tally.of(City::Streslau);
    const SideTally& zenda = tally.of(City::Zenda);
    EXPECT_EQ(tally.games, 12U);
    EXPECT_EQ(streslau.wins + zenda.wins, tally.decided());
    EXPECT_EQ(tally.decided() + tally.draws(), tally.games);
    EXPECT_EQ(std::accumulate(tally.endings.begin(), tally.endings.end(), std::uint64_t{0}), 12U);
    EXPECT_EQ(streslau.throws + zenda.throws, tally.throws);
    EXPECT_LE(zenda.captures, 12U * 9);
    EXPECT_LE(streslau.captures, 12U * 2);
    std::uint64_t dice = 0;
    for (const std::uint64_t face : zenda.faces) dice += face;
    EXPECT_EQ(dice, 3 * zenda.throws);
    std::uint64_t shown = 0;
    for (const auto& ending : tally.lengths) {
        shown += std::accumulate(ending.begin(), ending.end(), std::uint64_t{0});
    }
    EXPECT_EQ(shown, 12U);
    EXPECT_EQ(
        std::accumulate(tally.held_by_roads.begin(), tally.held_by_roads.end(), std::uint64_t{0}),
        streslau.wins);
    EXPECT_LE(tally.shortest * tally.games, tally.throws);
    EXPECT_GE(tally.longest * tally.games, tally.throws);
}

TEST(Series, LetsTheSimplePlayerBeatTheRandomOneOnEitherSide) {
    EXPECT_GE(analysis::play_series(series_of("simple", "random"), 0, 6).of(City::Streslau).wins,
              5U);
    EXPECT_GE(analysis::play_series(series_of("random", "simple"), 0, 6).of(City::Zenda).wins, 5U);
}

}  // namespace
}  // namespace parlor::zenda
