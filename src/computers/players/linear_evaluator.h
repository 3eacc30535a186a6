// SPDX-License-Identifier: MIT
// Features times weights: the strength of each side, and from these the chances.
#pragma once

#include <algorithm>
#include <array>
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
        : features_(std::move(features)), weights_(std::move(weights)) {
        if constexpr (QuickFeatures<F>) find_extremes();
    }

    game::Chances<Game> chances(const typename Game::Position& position) override {
        if (const auto won = Game::winner(position)) {
            game::Chances<Game> result{};
            result[*won] = 1;
            return result;
        }
        if constexpr (QuickFeatures<F>) {
            auto seen = features_.glance(position);
            features_.look(position, seen);
            features_.finish(position, seen);
            return softmax(strengths(seen), seen.plays);
        } else {
            const auto measured = features_.measure(position);
            return softmax(strengths(measured), measured.plays);
        }
    }

    double chance(const typename Game::Position& position, std::size_t side,
                  double least) override {
        if constexpr (QuickFeatures<F>) {
            if (Game::winner(position)) return chances(position)[side];
            auto seen = features_.glance(position);
            if (const double most = most_chance(seen, side, slow_); most < least) return most;
            features_.look(position, seen);
            if (const double most = most_chance(seen, side, last_); most < least) return most;
            features_.finish(position, seen);
            return softmax(strengths(seen), seen.plays)[side];
        } else {
            return chances(position)[side];
        }
    }

private:
    using Seen = Measured<Game::most_sides, F::names.size()>;
    // What features that are not measured yet can add to a side's strength.
    struct Extremes {
        double least = 0;
        double most = 0;
    };
    using ExtremesOfRows = std::array<std::array<Extremes, Game::most_sides>, F::rows.size()>;

    game::Chances<Game> strengths(const Seen& seen) const {
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

    // The side's chance if the features to come are as good for it as they can be, and a little
    // more: sums differ in their last digits by the order of adding.
    double most_chance(const Seen& seen, std::size_t side, const ExtremesOfRows& to_come) const {
        constexpr double last_digits = 1e-9;
        game::Chances<Game> result = strengths(seen);
        for (std::size_t i = 0; i < result.size(); ++i) {
            const Extremes& extremes = to_come[seen.row][i];
            result[i] += i == side ? extremes.most : extremes.least;
        }
        return softmax(result, seen.plays)[side] + last_digits;
    }

    void find_extremes() {
        for (const SlowFeature& each : F::slow) {
            const double weight = std::as_const(weights_).row(each.row)[each.feature];
            const auto [least, most] = std::minmax({weight * each.least, weight * each.most});
            const auto add_to = [&](Extremes& extremes) {
                extremes.least += least;
                extremes.most += most;
            };
            add_to(slow_[each.row][each.side]);
            if (each.last) add_to(last_[each.row][each.side]);
        }
    }

    F features_;
    Weights weights_;
    ExtremesOfRows slow_{};  // of all slow features
    ExtremesOfRows last_{};  // of those that `finish` measures
};

}  // namespace parlor::players
