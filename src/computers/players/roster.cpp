// SPDX-License-Identifier: MIT
#include "computers/players/roster.h"

#include <array>
#include <cassert>

#include "computers/players/careful_player.h"
#include "computers/players/deep_player.h"
#include "computers/players/linear_evaluator.h"
#include "computers/players/lookahead.h"
#include "computers/players/random_player.h"
#include "computers/players/searcher.h"
#include "computers/players/simple_player.h"
#include "computers/players/weights_files.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/features.h"
#include "games/zenda/players/features.h"

namespace parlor::players {
namespace {

using pollyanna::Pollyanna;
using zenda::Zenda;

template <game::Game G>
using Made = std::unique_ptr<Player<G>>;

template <game::Game G>
Made<G> random(const typename G::Board& /*board*/) {
    return std::make_unique<RandomPlayer<G>>();
}

template <game::Game G>
Made<G> simple(const typename G::Board& board) {
    return std::make_unique<SimplePlayer<G>>(board);
}

template <game::Game G>
Made<G> careful(const typename G::Board& board) {
    return std::make_unique<CarefulPlayer<G>>(standard_evaluator<G>(board));
}

// Looks one throw ahead.
template <game::Game G, Selection selection>
Made<G> deep(const typename G::Board& board) {
    auto quick = standard_evaluator<G>(board);
    auto ahead = std::make_unique<Lookahead<G>>(board, *quick);
    return std::make_unique<DeepPlayer<G>>(std::move(quick), std::move(ahead), selection);
}

template <game::Game G, typename Searcher<G>::Effort effort>
Made<G> searcher(const typename G::Board& board) {
    return std::make_unique<Searcher<G>>(board, standard_evaluator<G>(board), effort);
}

// Those that the program carries for these features.
template <Features F>
Weights carried_weights() {
    auto read = parse_weights(weights_file(F::game), shape_of<F>());
    assert(read);
    return std::move(*read);
}

// Milliseconds and ratings are those of docs/players.md.
// A rollout looks at every result of a throw. In Zenda, where that is a thousand, it is short: what
// the evaluation says after one more throw is worth more than the same time spent on longer ones.
constexpr std::array<Level<Pollyanna>, 6> pollyanna_levels{{
    {1, "random", random<Pollyanna>, 0.001, 0},
    {2, "simple", simple<Pollyanna>, 0.003, 612},
    {3, "careful", careful<Pollyanna>, 0.006, 799},
    {4, "deep", deep<Pollyanna, {.most = 8, .margin = 0.1}>, 0.7, 815},
    {5, "searcher", searcher<Pollyanna, {.selection = {8, 0.1}, .rollouts = 400, .throws = 8}>, 19,
     859},
    {6, "master", searcher<Pollyanna, {.selection = {16, 0.2}, .rollouts = 1600, .throws = 4}>, 40,
     879},
}};

constexpr std::array<Level<Zenda>, 6> zenda_levels{{
    {1, "random", random<Zenda>, 0.01, 0},
    {2, "simple", simple<Zenda>, 4, 689},
    {3, "careful", careful<Zenda>, 2, 906},
    {4, "deep", searcher<Zenda, {.selection = {6, 0.1}, .rollouts = 60, .throws = 1}>, 85, 1035},
    {5, "searcher", searcher<Zenda, {.selection = {8, 0.1}, .rollouts = 216, .throws = 1}>, 280,
     1069},
    {6, "master", searcher<Zenda, {.selection = {8, 0.1}, .rollouts = 216, .throws = 2}>, 520,
     1088},
}};

}  // namespace

template <>
std::span<const Level<Pollyanna>> roster() {
    return pollyanna_levels;
}

template <>
std::span<const Level<Zenda>> roster() {
    return zenda_levels;
}

template <>
std::unique_ptr<Evaluator<Pollyanna>> standard_evaluator(const pollyanna::Board& /*board*/) {
    return std::make_unique<EndgameEvaluator>(std::make_unique<LinearEvaluator<PollyannaFeatures>>(
        PollyannaFeatures(), carried_weights<PollyannaFeatures>()));
}

template <>
std::unique_ptr<Evaluator<Zenda>> standard_evaluator(const zenda::Board& board) {
    return std::make_unique<LinearEvaluator<ZendaFeatures>>(ZendaFeatures(board),
                                                            carried_weights<ZendaFeatures>());
}

}  // namespace parlor::players
