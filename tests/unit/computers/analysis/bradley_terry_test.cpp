// SPDX-License-Identifier: MIT
#include "computers/analysis/ladder.h"

#include <gtest/gtest.h>

#include <cmath>

#include "computers/analysis/statistics.h"

namespace parlor::analysis {
namespace {

constexpr double z = 1.959963984540054;

Encounter met(std::size_t one, std::size_t other, double games, double points,
              double variance = 0) {
    return {one, other, games, points, variance};
}

TEST(BradleyTerry, HasAClosedFormForTwo) {
    const std::vector<Encounter> games{met(0, 1, 100, 30)};
    const auto ratings = bradley_terry(2, games, 0);
    EXPECT_EQ(ratings[0].elo, 0);
    EXPECT_EQ(ratings[0].interval.low, 0);
    EXPECT_NEAR(ratings[1].elo, 400 * std::log10(70 / 30.0), 1e-6);
    const double reach = z * 400 / std::log(10) / std::sqrt(100 * 0.3 * 0.7);
    EXPECT_NEAR(ratings[1].interval.high - ratings[1].elo, reach, 1e-6);
    EXPECT_NEAR(ratings[1].elo - ratings[1].interval.low, reach, 1e-6);
}

TEST(BradleyTerry, TrustsPointsByHowMuchTheyVaried) {
    const std::vector<Encounter> free{met(0, 1, 100, 30)};
    const std::vector<Encounter> paired{met(0, 1, 100, 30, 21.0 / 4)};
    const auto reach = [](const Rating& rating) { return rating.interval.high - rating.elo; };
    EXPECT_NEAR(reach(bradley_terry(2, paired, 0)[1]), reach(bradley_terry(2, free, 0)[1]) / 2,
                1e-9);
}

TEST(BradleyTerry, FindsTheRatingsThatGamesWerePlayedWith) {
    const std::vector<double> truth{-120, 0, 35, 410, 1100};
    std::vector<Encounter> games;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        for (std::size_t j = i + 1; j < truth.size(); ++j) {
            const double played = 50.0 + 10 * static_cast<double>(i + j);
            games.push_back(met(i, j, played, played * score_of(truth[i] - truth[j])));
        }
    }
    const auto ratings = bradley_terry(truth.size(), games, 1);
    for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(ratings[i].elo, truth[i], 1e-6);
    for (std::size_t i = 0; i < truth.size(); ++i) {
        EXPECT_LE(ratings[i].interval.low, truth[i] + 1e-6);
        EXPECT_GE(ratings[i].interval.high, truth[i] - 1e-6);
    }
}

// In a chain the variances of the two distances add up.
TEST(BradleyTerry, TrustsAChainLessThanItsParts) {
    const std::vector<Encounter> games{met(0, 1, 80, 20), met(1, 2, 120, 60)};
    const auto ratings = bradley_terry(3, games, 0);
    const auto variance = [&](std::size_t i) {
        const double reach = ratings[i].interval.high - ratings[i].elo;
        return std::pow(reach * std::log(10) / (400 * z), 2);
    };
    EXPECT_NEAR(variance(1), 1 / (80 * 0.25 * 0.75), 1e-9);
    EXPECT_NEAR(variance(2), variance(1) + 1 / (120 * 0.25), 1e-9);
}

TEST(BradleyTerry, DoesNotCareWhoIsNamedFirst) {
    const std::vector<Encounter> games{met(0, 1, 10, 7), met(1, 2, 10, 6), met(2, 0, 10, 4)};
    const std::vector<Encounter> turned{met(1, 0, 10, 3), met(2, 1, 10, 4), met(0, 2, 10, 6)};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(bradley_terry(3, games, 2)[i].elo, bradley_terry(3, turned, 2)[i].elo, 1e-9);
    }
}

}  // namespace
}  // namespace parlor::analysis
