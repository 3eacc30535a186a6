// SPDX-License-Identifier: MIT
// What an evaluation sees of a position: a few named numbers for each side, none of which knows how
// much it matters. How much is weights.h; the two are put together in linear_evaluator.h and fitted
// to each other in the room `training`.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>

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

// A feature that takes long to measure and that a side has in positions of that row; the bounds
// that it stays within.
struct SlowFeature {
    std::size_t row = 0;
    std::size_t side = 0;
    std::size_t feature = 0;
    double least = 0;
    double most = 0;
    bool last = false;  // `finish` measures it
};

// `glance` measures all features but the slow ones, `look` adds these but for the last, and
// `finish` the last; both may remember what they measured. A search for the best of many positions
// seldom needs all three: most are bad enough at a glance.
template <class F>
concept QuickFeatures =
    Features<F> && requires(F& features, const typename F::Game::Position& position,
                            Measured<F::Game::most_sides, F::names.size()>& seen) {
        { F::slow[0] } -> std::convertible_to<SlowFeature>;
        { features.glance(position) } -> std::same_as<std::remove_reference_t<decltype(seen)>>;
        features.look(position, seen);
        features.finish(position, seen);
    };

}  // namespace parlor::players
