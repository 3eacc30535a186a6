// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/roster.h"

#include <array>

#include "computers/players/levels.h"
#include "games/pollyanna/players/evaluator_by_rule_book.h"
#include "games/pollyanna/players/net.h"
#include "games/pollyanna/players/simple_player.h"

namespace parlor::pollyanna {
namespace {

// Ratings are those of docs/players.md; milliseconds are of a quiet machine (`arena --times`).
constexpr std::array<players::Level<Pollyanna>, 6> levels{{
    {1, "random", players::random<Pollyanna>, 0.001, 0},
    {2, "simple", players::own<Pollyanna, SimplePlayer>, 0.001, 499},
    {3, "careful", players::careful<Pollyanna>, 0.006, 751, true},
    {4, "deep", players::deep<Pollyanna, {.most = 6, .margin = 0.05}>, 0.3, 788, true},
    {5, "searcher", players::deeper<Pollyanna, {.most = 4, .margin = 0.02}>, 4, 793, true},
    {6, "master",
     players::deeper_searcher<
         Pollyanna, {.selection = {6, 0.04}, .rollouts = 800, .throws = 8, .advice = 100}>,
     26, 811, true},
}};

}  // namespace

}  // namespace parlor::pollyanna

template <>
std::span<const parlor::players::Level<parlor::pollyanna::Pollyanna>>
parlor::players::roster<parlor::pollyanna::Pollyanna>() {
    return pollyanna::levels;
}

template <>
std::unique_ptr<parlor::players::Evaluator<parlor::pollyanna::Pollyanna>>
parlor::players::standard_evaluator<parlor::pollyanna::Pollyanna>(
    const parlor::pollyanna::Board& /*board*/) {
    return std::make_unique<pollyanna::EvaluatorByRuleBook>(pollyanna::net_evaluator);
}
