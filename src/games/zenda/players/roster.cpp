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
constexpr std::array<Level<Zenda>, 6> levels{{
    {1, "random", random<Zenda>, 0.01, 0},
    {2, "simple", simple<Zenda>, 4, 689},
    {3, "careful", careful<Zenda>, 2, 906},
    {4, "deep", searcher<Zenda, {.selection = {6, 0.1}, .rollouts = 60, .throws = 1}>, 85, 1035},
    {5, "searcher", searcher<Zenda, {.selection = {8, 0.1}, .rollouts = 216, .throws = 1}>, 280,
     1069},
    {6, "master", searcher<Zenda, {.selection = {8, 0.1}, .rollouts = 216, .throws = 2}>, 520,
     1088},
}};

// `linear-careful` is `careful`, by the name under which training asks for it.
constexpr std::array<Level<Zenda>, 3> others{{
    {0, "linear-careful", careful<Zenda, linear_evaluator>},
    {0, "net", careful<Zenda, net_evaluator>, 0, 0, true},
    {0, "net-deep",
     searcher<Zenda, {.selection = {6, 0.1}, .rollouts = 60, .throws = 1}, net_evaluator>, 0, 0,
     true},
}};

}  // namespace

template <>
std::span<const Level<Zenda>> roster() {
    return levels;
}

template <>
std::span<const Level<Zenda>> contenders() {
    return others;
}

template <>
std::unique_ptr<Evaluator<Zenda>> standard_evaluator(const zenda::Board& board) {
    return linear_evaluator(board);
}

std::unique_ptr<Evaluator<Zenda>> linear_evaluator(const zenda::Board& board) {
    return std::make_unique<LinearEvaluator<ZendaFeatures>>(ZendaFeatures(board),
                                                            carried_weights<ZendaFeatures>());
}

}  // namespace parlor::players
