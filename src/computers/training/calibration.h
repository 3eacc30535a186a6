// SPDX-License-Identifier: MIT
// What an evaluation said and what happened, in games that nothing was fitted to.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "computers/players/linear_evaluator.h"
#include "computers/training/lessons.h"

namespace parlor::training {

struct Calibration {
    struct Bin {
        double count = 0;
        double said = 0;      // sums of chances
        double happened = 0;  // and of wins
    };
    static constexpr std::size_t bins = 10;
    std::array<Bin, bins> by_chance{};  // 0 … 0.1, 0.1 … 0.2, …
    double samples = 0;
    double loss = 0;  // the mean of −log(the chance given to what happened)

    void merge(const Calibration& other) {
        for (std::size_t i = 0; i < bins; ++i) {
            by_chance[i].count += other.by_chance[i].count;
            by_chance[i].said += other.by_chance[i].said;
            by_chance[i].happened += other.by_chance[i].happened;
        }
        const double both = samples + other.samples;
        if (both > 0) loss = (loss * samples + other.loss * other.samples) / both;
        samples = both;
    }
};

// Of one row of weights, by samples of that row.
template <players::Features F>
Calibration calibration(const F& features, players::LinearEvaluator<F>& evaluator,
                        const std::vector<Sample<typename F::Game>>& samples) {
    Calibration checked;
    for (const auto& [position, happened] : samples) {
        const auto plays = features.measure(position).plays;
        const auto said = evaluator.chances(position);
        for (std::size_t side = 0; side < plays.size(); ++side) {
            if (!plays[side]) continue;
            const auto bin = static_cast<std::size_t>(said[side] * Calibration::bins);
            auto& counted = checked.by_chance[std::min(bin, Calibration::bins - 1)];
            counted.count += 1;
            counted.said += said[side];
            counted.happened += happened[side];
            if (happened[side] > 0) checked.loss -= happened[side] * std::log(said[side]);
        }
    }
    checked.samples = static_cast<double>(samples.size());
    if (checked.samples > 0) checked.loss /= checked.samples;
    return checked;
}

}  // namespace parlor::training
