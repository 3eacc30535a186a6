// SPDX-License-Identifier: MIT
// Everything that search knows of a game. A game is a type that names its values and answers a few
// questions; Pollyanna's is in games/pollyanna/rules/game.h. There is no base class.
//
//   template <Game G>
//   double mean_over_throws(const typename G::Position& position) {
//       for (const auto& [thrown, weight] : G::throws) … weight / total_weight<G>() …
//   }
//
// A position stands between two throws. Whatever a game settles without dice, such as setting up
// the pieces, comes before the first of them.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <optional>

#include "base/random.h"

namespace parlor::game {

// Sides are numbered 0 … most_sides − 1. The seats of a side win or lose together, however many
// people play them. Some numbers may be unused.
template <class G>
concept Game = std::regular<typename G::Position> && std::regular<typename G::Throw> &&
               requires(const typename G::Board& board, const typename G::Position& position,
                        typename G::Throw thrown, typename G::Results& results,
                        const typename G::Results& found, std::size_t index, base::Random& random) {
                   // Every throw once, weighted by the number of ways the dice can fall so.
                   { G::throws[index].thrown } -> std::convertible_to<typename G::Throw>;
                   { G::throws[index].weight } -> std::convertible_to<int>;
                   { std::size(G::throws) } -> std::same_as<std::size_t>;
                   { G::Throw::by(random) } -> std::same_as<typename G::Throw>;

                   // The board. It must outlive every object created for it.
                   { G::standard_board() } -> std::convertible_to<const typename G::Board&>;

                   // The positions a throw can lead to, distinct and at least one, always in the
                   // same order. The generator holds scratch memory: one a thread. Precondition: a
                   // throw is due.
                   { G::results_on(board) } -> std::same_as<typename G::Results>;
                   results.find(position, thrown);
                   { found.size() } -> std::same_as<std::size_t>;
                   { found[index] } -> std::convertible_to<typename G::Position>;
                   // One of them, drawn step by step: fast where there are very many.
                   {
                       results.sample(position, thrown, random)
                   } -> std::same_as<typename G::Position>;

                   { G::most_sides } -> std::convertible_to<std::size_t>;
                   { G::side_to_throw(position) } -> std::same_as<std::size_t>;
                   // False once a side has won and while pieces are set up without dice.
                   { G::throw_is_due(position) } -> std::same_as<bool>;
                   // nullopt while the game goes on.
                   { G::winner(position) } -> std::same_as<std::optional<std::size_t>>;
               };

// The win probability of each side; 0 for unused numbers.
template <Game G>
using Chances = std::array<double, G::most_sides>;

template <class Throw>
struct WeightedThrow {
    Throw thrown;
    int weight;  // the number of ways the dice can fall so
};

// A position as it was read, and the throw to be played if the text has one.
template <class Position, class Throw>
struct PositionText {
    Position position;
    std::optional<Throw> thrown{};
};

template <Game G>
constexpr int total_weight() {
    int sum = 0;
    for (const auto& each : G::throws) sum += each.weight;
    return sum;
}

}  // namespace parlor::game
