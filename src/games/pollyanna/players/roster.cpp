// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/roster.h"

#include <array>

#include "computers/players/levels.h"
#include "games/pollyanna/players/by_book.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/features.h"
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

// The levels as they were before there was a net, by features and weights.
constexpr std::array<Level<Pollyanna>, 4> linear_levels{{
    {0, "linear-careful", careful<Pollyanna, linear_evaluator>},
    {0, "linear-deep", deep<Pollyanna, {.most = 8, .margin = 0.1}, linear_evaluator>},
    {0, "linear-searcher",
     searcher<Pollyanna, {.selection = {8, 0.1}, .rollouts = 400, .throws = 8}, linear_evaluator>},
    {0, "linear-master",
     searcher<Pollyanna, {.selection = {16, 0.2}, .rollouts = 1600, .throws = 4},
              linear_evaluator>},
}};

template <Features F>
ByBook::Inner by_weights_of() {
    return std::make_unique<EndgameEvaluator>(
        std::make_unique<LinearEvaluator<F>>(F(), carried_weights<F>()));
}

ByBook::Inner by_weights(pollyanna::RuleBook book) {
    return book == pollyanna::RuleBook::Leaflets ? by_weights_of<PollyannaFeatures>()
                                                 : by_weights_of<PoleanaFeatures>();
}

}  // namespace

template <>
std::span<const Level<Pollyanna>> roster() {
    return levels;
}

template <>
std::span<const Level<Pollyanna>> contenders() {
    return linear_levels;
}

template <>
std::unique_ptr<Evaluator<Pollyanna>> standard_evaluator(const pollyanna::Board& /*board*/) {
    return std::make_unique<ByBook>(net_evaluator);
}

std::unique_ptr<Evaluator<Pollyanna>> linear_evaluator(const pollyanna::Board& /*board*/) {
    return std::make_unique<ByBook>(by_weights);
}

}  // namespace parlor::players
