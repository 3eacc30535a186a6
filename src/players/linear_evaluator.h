// SPDX-License-Identifier: MIT
// Features times weights: the strength of each side, and from these the chances.
#pragma once

#include <utility>

#include "players/evaluator.h"
#include "players/features.h"
#include "players/softmax.h"
#include "players/weights.h"

namespace parlor::players {

template <Features F>
class LinearEvaluator final : public Evaluator<typename F::Game> {
public:
    using Game = typename F::Game;

    // Precondition: the weights have the features' shape.
    LinearEvaluator(F features, Weights weights)
        : features_(std::move(features)), weights_(std::move(weights)) {}

    game::Chances<Game> chances(const typename Game::Position& position) override {
        game::Chances<Game> result{};
        if (const auto won = Game::winner(position)) {
            result[*won] = 1;
            return result;
        }
        const auto measured = features_.measure(position);
        const std::span<const double> weights = std::as_const(weights_).row(measured.row);
        for (std::size_t side = 0; side < result.size(); ++side) {
            if (!measured.plays[side]) continue;
            for (std::size_t i = 0; i < weights.size(); ++i) {
                result[side] += weights[i] * measured.of_side[side][i];
            }
        }
        return softmax(result, measured.plays);
    }

private:
    F features_;
    Weights weights_;
};

}  // namespace parlor::players
