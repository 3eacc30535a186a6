// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/roster.h"

#include <array>

#include "computers/players/levels.h"
#include "games/pollyanna/players/evaluator_by_rule_book.h"
#include "games/pollyanna/players/net.h"
#include "games/pollyanna/players/simple_player.h"

namespace parlor::players {
namespace {

using pollyanna::Pollyanna;

// Ratings are those of docs/players.md; milliseconds are of a quiet machine (`arena --times`).
constexpr std::array<Level<Pollyanna>, 6> levels{{
    {1, "random", random<Pollyanna>, 0.001, 0},
    {2, "simple", simple<Pollyanna>, 0.001, 499},
    {3, "careful", careful<Pollyanna>, 0.006, 751, true},
    {4, "deep", deep<Pollyanna, {.most = 6, .margin = 0.05}>, 0.3, 788, true},
    {5, "searcher", deeper<Pollyanna, {.most = 4, .margin = 0.02}>, 4, 793, true},
    {6, "master",
     deeper_searcher<Pollyanna,
                     {.selection = {6, 0.04}, .rollouts = 800, .throws = 8, .advice = 100}>,
     26, 811, true},
}};

}  // namespace

template <>
std::span<const Level<Pollyanna>> roster() {
    return levels;
}

template <>
std::unique_ptr<Evaluator<Pollyanna>> standard_evaluator(const pollyanna::Board& /*board*/) {
    return std::make_unique<EvaluatorByRuleBook>(net_evaluator);
}

}  // namespace parlor::players
