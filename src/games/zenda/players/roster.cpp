// SPDX-License-Identifier: MIT
#include "games/zenda/players/roster.h"

#include <array>

#include "computers/players/levels.h"
#include "games/zenda/players/features.h"
#include "games/zenda/players/net.h"
#include "games/zenda/players/simple_player.h"

namespace parlor::players {
namespace {

using zenda::Zenda;

// Milliseconds and ratings are those of docs/players.md.
// A rollout looks at every result of a throw. Here that is a thousand, so it is short: what the
// evaluation says after one more throw is worth more than the same time spent on longer ones.
constexpr Searcher<Zenda>::Effort of_deep{.selection = {6, 0.1}, .rollouts = 60, .throws = 1};
constexpr Searcher<Zenda>::Effort of_searcher{.selection = {8, 0.1}, .rollouts = 216, .throws = 1};
constexpr Searcher<Zenda>::Effort of_master{.selection = {8, 0.1}, .rollouts = 216, .throws = 2};

constexpr std::array<Level<Zenda>, 6> levels{{
    {1, "random", random<Zenda>, 0.01, 0},
    {2, "simple", simple<Zenda>, 4, 689},
    {3, "careful", careful<Zenda>, 2, 0, true},
    {4, "deep", searcher<Zenda, of_deep>, 85, 0, true},
    {5, "searcher", searcher<Zenda, of_searcher>, 280, 0, true},
    {6, "master", searcher<Zenda, of_master>, 520, 0, true},
}};

// The levels as they were before there was a net, by features and weights.
constexpr std::array<Level<Zenda>, 4> linear_levels{{
    {0, "linear-careful", careful<Zenda, linear_evaluator>},
    {0, "linear-deep", searcher<Zenda, of_deep, linear_evaluator>},
    {0, "linear-searcher", searcher<Zenda, of_searcher, linear_evaluator>},
    {0, "linear-master", searcher<Zenda, of_master, linear_evaluator>},
}};

}  // namespace

template <>
std::span<const Level<Zenda>> roster() {
    return levels;
}

template <>
std::span<const Level<Zenda>> contenders() {
    return linear_levels;
}

template <>
std::unique_ptr<Evaluator<Zenda>> standard_evaluator(const zenda::Board& board) {
    return net_evaluator(board);
}

std::unique_ptr<Evaluator<Zenda>> linear_evaluator(const zenda::Board& board) {
    return std::make_unique<LinearEvaluator<ZendaFeatures>>(ZendaFeatures(board),
                                                            carried_weights<ZendaFeatures>());
}

}  // namespace parlor::players
