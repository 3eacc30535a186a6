// SPDX-License-Identifier: MIT
#include "computers/training/regression.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace parlor::training {
namespace {

constexpr std::size_t sides = 3;
constexpr std::size_t features = 4;
using Seen = players::Measured<sides, features>;
constexpr std::array<double, features> truth{0.8, -0.5, 0.2, 0};

double some(base::Random& random) { return random.below(2001) / 1000.0 - 1; }

// Side 1 plays in every other position only.
Seen something(base::Random& random, std::size_t number) {
    Seen seen;
    seen.plays = {true, number % 2 == 0, true};
    for (std::size_t side = 0; side < sides; ++side) {
        if (!seen.plays[side]) continue;
        for (double& each : seen.of_side[side]) each = some(random);
    }
    return seen;
}

std::array<double, sides> chances(const Seen& seen) {
    std::array<double, sides> strengths{};
    for (std::size_t side = 0; side < sides; ++side) {
        for (std::size_t i = 0; i < features; ++i) {
            strengths[side] += truth[i] * seen.of_side[side][i];
        }
    }
    return players::softmax(strengths, seen.plays);
}

// From nothing to where nothing is gained any more. `ask` adds what happened.
template <class Ask>
std::vector<double> fitted(Ask ask, double ridge) {
    std::vector<double> weights(features);
    for (int i = 0; i < 12; ++i) {
        Regression sums(features);
        ask(sums, weights);
        const std::vector<double> step = sums.step(weights, ridge);
        for (std::size_t k = 0; k < features; ++k) weights[k] += step[k];
    }
    return weights;
}

TEST(Regression, FindsTheWeightsThatChancesCameFrom) {
    const auto ask = [](Regression& sums, const std::vector<double>& weights) {
        base::Random random(3);
        for (std::size_t i = 0; i < 200; ++i) {
            const Seen seen = something(random, i);
            sums.add(seen, weights, chances(seen));
        }
    };
    const auto found = fitted(ask, 0);
    for (std::size_t i = 0; i < features; ++i) EXPECT_NEAR(found[i], truth[i], 1e-3) << i;
}

TEST(Regression, FindsThemInOutcomesToo) {
    const auto ask = [](Regression& sums, const std::vector<double>& weights) {
        base::Random random(4);
        for (std::size_t i = 0; i < 20'000; ++i) {
            const Seen seen = something(random, i);
            const auto chance = chances(seen);
            const double drawn = random.below(1'000'000) / 1e6;
            const std::size_t won = drawn < chance[0] ? 0 : drawn < chance[0] + chance[1] ? 1 : 2;
            std::array<double, sides> outcome{};
            outcome[won] = 1;
            sums.add(seen, weights, outcome);
        }
    };
    const auto found = fitted(ask, 0);
    for (std::size_t i = 0; i < features; ++i) EXPECT_NEAR(found[i], truth[i], 0.06) << i;
}

// However wrong the level is that all results of a throw share.
TEST(Regression, FindsThemInDifferences) {
    const auto ask = [](Regression& sums, const std::vector<double>& weights) {
        base::Random random(5);
        for (std::size_t i = 0; i < 200; ++i) {
            std::vector<Seen> results;
            std::vector<double> told;
            const double wrong = some(random) / 4;
            for (int k = 0; k < 5; ++k) {
                results.push_back(something(random, 0));
                told.push_back(chances(results.back())[0] + wrong);
            }
            sums.add_differences(std::span<const Seen>(results), 0, weights, told, 10);
        }
    };
    const auto found = fitted(ask, 0);
    for (std::size_t i = 0; i < features; ++i) EXPECT_NEAR(found[i], truth[i], 1e-3) << i;

    Regression sums(features);
    ask(sums, found);
    EXPECT_LT(sums.unexplained(), 1e-4);
    Regression nothing_known(features);
    ask(nothing_known, std::vector<double>(features));
    EXPECT_GT(nothing_known.unexplained(), 0.9);
}

TEST(Regression, GivesNoWeightToWhatIsNeverSeen) {
    const auto ask = [](Regression& sums, const std::vector<double>& weights) {
        base::Random random(6);
        for (std::size_t i = 0; i < 200; ++i) {
            Seen seen = something(random, i);
            for (auto& side : seen.of_side) side[1] = 0;
            sums.add(seen, weights, chances(seen));
        }
    };
    EXPECT_EQ(fitted(ask, 0.5)[1], 0);
}

TEST(Regression, AddsUpFromParts) {
    base::Random random(7);
    Regression whole(features);
    Regression parts(features);
    for (std::size_t part = 0; part < 3; ++part) {
        Regression sums(features);
        for (std::size_t i = 0; i < 10; ++i) {
            const Seen seen = something(random, i);
            whole.add(seen, truth, chances(seen));
            sums.add(seen, truth, chances(seen));
        }
        parts.add(sums.numbers());
    }
    EXPECT_EQ(parts.samples(), 30);
    EXPECT_NEAR(parts.loss(), whole.loss(), 1e-12);
    EXPECT_NEAR(parts.cost(truth, 2), whole.cost(truth, 2), 1e-9);
}

}  // namespace
}  // namespace parlor::training
