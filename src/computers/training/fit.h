// SPDX-License-Identifier: MIT
// Weights fitted to the lessons of one row, by all workers.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "computers/parallel/workers.h"
#include "computers/players/features.h"
#include "computers/training/lessons.h"
#include "computers/training/regression.h"

namespace parlor::training {

// How the weights do. Shares are of a fixed size, and their sums are added in their order: whoever
// worked them out, the bits are the same.
template <players::Features F>
Regression judged(parallel::Workers& workers, const F& features,
                  const Lessons<typename F::Game>& lessons, std::span<const double> weights) {
    using Game = typename F::Game;
    constexpr std::size_t samples_a_share = 4096;
    constexpr std::size_t forks_a_share = 256;
    // A rollout is wrong by far less than a single game is.
    constexpr double worth = 1000;

    const auto shares_of = [](std::size_t count, std::size_t size) {
        return (count + size - 1) / size;
    };
    const std::size_t of_samples = shares_of(lessons.samples.size(), samples_a_share);
    const std::size_t of_forks = shares_of(lessons.forks.size(), forks_a_share);
    const auto work = [&](std::uint64_t share, unsigned /*worker*/) {
        Regression sums(weights.size());
        if (share < of_samples) {
            const std::size_t end = std::min((share + 1) * samples_a_share, lessons.samples.size());
            for (std::size_t i = share * samples_a_share; i < end; ++i) {
                const Sample<Game>& sample = lessons.samples[i];
                sums.add(features.measure(sample.position), weights, sample.target);
            }
            return sums.numbers();
        }
        const std::size_t first = (share - of_samples) * forks_a_share;
        const std::size_t end = std::min(first + forks_a_share, lessons.forks.size());
        for (std::size_t i = first; i < end; ++i) {
            const Fork<Game>& fork = lessons.forks[i];
            std::vector<players::Measured<Game::most_sides, F::names.size()>> results;
            std::vector<double> chances;
            for (const auto& [after, chance] : fork.branches) {
                results.push_back(features.measure(after));
                chances.push_back(chance);
            }
            sums.add_differences(std::span(std::as_const(results)), fork.side, weights, chances,
                                 worth);
        }
        return sums.numbers();
    };
    Regression all(weights.size());
    for (const auto& part : workers.run({.first = 0, .count = of_samples + of_forks}, work)) {
        all.add(part);
    }
    return all;
}

struct Fitted {
    std::vector<double> weights;
    Regression before;
    Regression after;
};

// From those weights on, until a step gains next to nothing. A step that makes it worse is halved:
// Newton's method may leap too far.
template <players::Features F>
Fitted fit(parallel::Workers& workers, const F& features, const Lessons<typename F::Game>& lessons,
           std::vector<double> weights) {
    constexpr int most_steps = 30;
    constexpr double least_gain = 1e-7;  // of the cost
    constexpr double ridge = 4;
    const Regression before = judged(workers, features, lessons, weights);
    Regression now = before;
    std::vector<double> step = now.step(weights, ridge);
    for (int i = 0; i < most_steps; ++i) {
        std::vector<double> next = weights;
        for (std::size_t k = 0; k < next.size(); ++k) next[k] += step[k];
        Regression then = judged(workers, features, lessons, next);
        const double cost = now.cost(weights, ridge);
        const double gain = cost - then.cost(next, ridge);
        if (gain >= 0) {
            weights = std::move(next);
            now = std::move(then);
            step = now.step(weights, ridge);
        } else {
            for (double& each : step) each /= 2;
        }
        if (std::abs(gain) <= least_gain * cost) break;
    }
    return {std::move(weights), before, std::move(now)};
}

}  // namespace parlor::training
