// SPDX-License-Identifier: MIT
// What an evaluation sees of a position: a few named numbers for each side, none of which knows how
// much it matters. How much is weights.h; the two are put together in linear_evaluator.h and fitted
// to each other in the module `training`.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>

#include "computers/players/weights.h"
#include "rules/game/game.h"

namespace parlor::players {

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
                       // Precondition: nobody has won.
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
        // lead. Precondition: nobody has won.
        {
            features.measure_if_above(position, std::size_t{}, weights, double{})
        } -> std::same_as<std::optional<decltype(features.measure(position))>>;
    };

}  // namespace parlor::players
