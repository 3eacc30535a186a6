// SPDX-License-Identifier: MIT
// Evaluates a position by features times weights.
#pragma once

#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "computers/players/evaluator.h"
#include "computers/players/softmax.h"
#include "computers/players/weights.h"
#include "rules/game/game.h"

namespace parlor::players {

// What an evaluation sees of a position: a few named numbers for each side, none of which knows how
// much it matters. How much is weights.h; the two are put together in linear_evaluator.h and fitted
// to each other in the module `training`.

// Of one position. Sides that do not play have `plays` false and zeros.
template <std::size_t sides, std::size_t count>
struct Measured {
    std::array<std::array<double, count>, sides> of_side{};
    std::array<bool, sides> plays{};
    std::size_t row = 0;  // which row of weights judges this position
};

// An object of such a class is made for a board and may hold tables of it. `names` are the features
// as the file of weights calls them, `rows` the kinds of position that want weights of their own,
// such as two players and four. `version` changes whenever a feature's meaning does: weights of
// another version are refused.
template <class F>
concept Features = game::Game<typename F::Game> &&
                   requires(const F& features, const typename F::Game::Position& position) {
                       { F::game } -> std::convertible_to<std::string_view>;
                       { F::version } -> std::convertible_to<int>;
                       { F::names[0] } -> std::convertible_to<std::string_view>;
                       { F::rows[0] } -> std::convertible_to<std::string_view>;
                       // Precondition: the game goes on.
                       {
                           features.measure(position)
                       } -> std::same_as<Measured<F::Game::most_sides, F::names.size()>>;
                   };

// Features of two sides that need not all be measured to see that one does not lead by much: in a
// search for the best of many positions, most are seen to be worse.
template <class F>
concept QuickFeatures =
    Features<F> && F::Game::most_sides == 2 &&
    requires(F& features, const typename F::Game::Position& position, const Weights& weights) {
        // It may remember what it measured.
        { features.measure_again(position) } -> std::same_as<decltype(features.measure(position))>;
        // Nothing where, by these weights, that side is stronger than the other by less than a
        // lead. Precondition: the game goes on.
        {
            features.measure_if_above(position, std::size_t{}, weights, double{})
        } -> std::same_as<std::optional<decltype(features.measure(position))>>;
    };

// Features times weights: the strength of each side, and from these the chances.
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
