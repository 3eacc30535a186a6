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

// Ratings are those of docs/players.md; milliseconds are of a quiet machine (`arena --times`).
// A rollout looks at every result of a throw, and there are thousands, so it is short. Two throws
// tell more than twice as many rollouts of one.
constexpr Searcher<Zenda>::Effort of_deep{.selection = {6, 0.1}, .rollouts = 60, .throws = 1};
constexpr Searcher<Zenda>::Effort of_searcher{.selection = {8, 0.1}, .rollouts = 72, .throws = 2};
constexpr Searcher<Zenda>::Effort of_master{.selection = {8, 0.1}, .rollouts = 216, .throws = 2};

constexpr std::array<Level<Zenda>, 6> levels{{
    {1, "random", random<Zenda>, 0.01, 0},
    {2, "simple", simple<Zenda>, 0.3, 657},
    {3, "careful", careful<Zenda>, 0.5, 1075, true},
    {4, "deep", searcher<Zenda, of_deep>, 30, 1118, true},
    {5, "searcher", searcher<Zenda, of_searcher>, 80, 1129, true},
    {6, "master", searcher<Zenda, of_master>, 280, 1199, true},
}};

// The levels as they were before there was a net, by features and weights.
constexpr Searcher<Zenda>::Effort of_linear_searcher{
    .selection = {8, 0.1}, .rollouts = 216, .throws = 1};

constexpr std::array<Level<Zenda>, 4> linear_levels{{
    {0, "linear-careful", careful<Zenda, linear_evaluator>},
    {0, "linear-deep", searcher<Zenda, of_deep, linear_evaluator>},
    {0, "linear-searcher", searcher<Zenda, of_linear_searcher, linear_evaluator>},
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
