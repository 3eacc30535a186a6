// SPDX-License-Identifier: MIT
// Features times weights: the strength of each side, and from these the chances.
#pragma once

#include <cmath>
#include <limits>
#include <span>
#include <utility>

#include "computers/players/evaluator.h"
#include "computers/players/features.h"
#include "computers/players/softmax.h"
#include "computers/players/weights.h"

namespace parlor::players {

template <Features F>
class LinearEvaluator final : public Evaluator<typename F::Game> {
public:
    using Game = typename F::Game;

    // Precondition: the weights have the features' shape.
    LinearEvaluator(F features, Weights weights)
        : features_(std::move(features)), weights_(std::move(weights)) {}

    game::Chances<Game> chances(const typename Game::Position& position) override {
        if (const auto won = Game::winner(position)) {
            game::Chances<Game> result{};
            result[*won] = 1;
            return result;
        }
        const auto measured = measure(position);
        return softmax(strengths(measured), measured.plays);
    }

    double chance(const typename Game::Position& position, std::size_t side,
                  double least) override {
        if constexpr (QuickFeatures<F>) {
            if (Game::winner(position)) return chances(position)[side];
            if (least != asked_) ask(least);
            const auto measured = features_.measure_if_above(position, side, weights_, enough_);
            return measured ? softmax(strengths(*measured), measured->plays)[side] : below_;
        } else {
            return chances(position)[side];
        }
    }

private:
    using Seen = Measured<Game::most_sides, F::names.size()>;

    Seen measure(const typename Game::Position& position) {
        if constexpr (QuickFeatures<F>) {
            return features_.measure_again(position);
        } else {
            return features_.measure(position);
        }
    }

    [[nodiscard]] game::Chances<Game> strengths(const Seen& seen) const {
        game::Chances<Game> result{};
        const std::span<const double> weights = weights_.row(seen.row);
        for (std::size_t side = 0; side < result.size(); ++side) {
            if (!seen.plays[side]) continue;
            for (std::size_t i = 0; i < F::names.size(); ++i) {
                result[side] += weights[i] * seen.of_side[side][i];
            }
        }
        return result;
    }

    void ask(double least) {
        constexpr double last_digits = 1e-6;  // sums differ in them by the order of adding
        asked_ = least;
        below_ = std::nextafter(least, -1.0);
        enough_ = lead_of(least) - last_digits;
    }

    F features_;
    Weights weights_;
    double asked_ = 0;  // a chance, the next lower number, and the lead that it takes
    double below_ = 0;
    double enough_ = -std::numeric_limits<double>::infinity();
};

}  // namespace parlor::players
