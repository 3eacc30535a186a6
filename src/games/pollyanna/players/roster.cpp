// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/roster.h"

#include <array>

#include "computers/players/levels.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/features.h"
#include "games/pollyanna/players/simple_player.h"

namespace parlor::players {
namespace {

using pollyanna::Pollyanna;

// Milliseconds and ratings are those of docs/players.md.
constexpr std::array<Level<Pollyanna>, 6> levels{{
    {1, "random", random<Pollyanna>, 0.001, 0},
    {2, "simple", simple<Pollyanna>, 0.003, 612},
    {3, "careful", careful<Pollyanna>, 0.006, 799},
    {4, "deep", deep<Pollyanna, {.most = 8, .margin = 0.1}>, 0.7, 815},
    {5, "searcher", searcher<Pollyanna, {.selection = {8, 0.1}, .rollouts = 400, .throws = 8}>, 19,
     859},
    {6, "master", searcher<Pollyanna, {.selection = {16, 0.2}, .rollouts = 1600, .throws = 4}>, 40,
     879},
}};

}  // namespace

template <>
std::span<const Level<Pollyanna>> roster() {
    return levels;
}

template <>
std::unique_ptr<Evaluator<Pollyanna>> standard_evaluator(const pollyanna::Board& /*board*/) {
    return std::make_unique<EndgameEvaluator>(std::make_unique<LinearEvaluator<PollyannaFeatures>>(
        PollyannaFeatures(), carried_weights<PollyannaFeatures>()));
}

}  // namespace parlor::players
