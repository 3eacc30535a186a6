// SPDX-License-Identifier: MIT
#include "games/zenda/players/roster.h"

#include <array>

#include "computers/players/levels.h"
#include "games/zenda/players/features.h"
#include "games/zenda/players/net.h"

namespace parlor::zenda {
namespace {

// Ratings are those of docs/players.md; milliseconds are of a quiet machine (`arena --times`).
// A rollout looks at every result of a throw, and there are thousands, so it is short. Two throws
// tell more than twice as many rollouts of one.
constexpr players::Searcher<Zenda>::Effort of_deep{
    .selection = {6, 0.1}, .rollouts = 60, .throws = 1};
constexpr players::Searcher<Zenda>::Effort of_searcher{
    .selection = {8, 0.1}, .rollouts = 72, .throws = 2};
constexpr players::Searcher<Zenda>::Effort of_master{
    .selection = {8, 0.1}, .rollouts = 216, .throws = 2};

constexpr std::array<players::Level<Zenda>, 6> levels{{
    {1, "random", players::random<Zenda>, 0.01, 0},
    {2, "simple", players::own<Zenda, SimplePlayer>, 0.3, 657},
    {3, "careful", players::careful<Zenda>, 0.5, 1075, true},
    {4, "deep", players::searcher<Zenda, of_deep>, 30, 1118, true},
    {5, "searcher", players::searcher<Zenda, of_searcher>, 80, 1129, true},
    {6, "master", players::searcher<Zenda, of_master>, 280, 1199, true},
}};

// The levels as they were before there was a net, by features and weights.
constexpr players::Searcher<Zenda>::Effort of_linear_searcher{
    .selection = {8, 0.1}, .rollouts = 216, .throws = 1};

constexpr std::array<players::Level<Zenda>, 4> linear_levels{{
    {0, "linear-careful", players::careful<Zenda, linear_evaluator>},
    {0, "linear-deep", players::searcher<Zenda, of_deep, linear_evaluator>},
    {0, "linear-searcher", players::searcher<Zenda, of_linear_searcher, linear_evaluator>},
    {0, "linear-master", players::searcher<Zenda, of_master, linear_evaluator>},
}};

}  // namespace

std::unique_ptr<players::Evaluator<Zenda>> linear_evaluator(const Board& board) {
    return std::make_unique<players::LinearEvaluator<Features>>(
        Features(board), players::carried_weights<Features>());
}

}  // namespace parlor::zenda

template <>
std::span<const parlor::players::Level<parlor::zenda::Zenda>>
parlor::players::roster<parlor::zenda::Zenda>() {
    return zenda::levels;
}

template <>
std::span<const parlor::players::Level<parlor::zenda::Zenda>>
parlor::players::contenders<parlor::zenda::Zenda>() {
    return zenda::linear_levels;
}

template <>
std::unique_ptr<parlor::players::Evaluator<parlor::zenda::Zenda>>
parlor::players::standard_evaluator<parlor::zenda::Zenda>(const parlor::zenda::Board& board) {
    return zenda::net_evaluator(board);
}
