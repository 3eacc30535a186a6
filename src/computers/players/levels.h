// SPDX-License-Identifier: MIT
// Ways to make the player of a level, for the rosters of the games.
//
//   {4, "deep", deep<Zenda, {.most = 8, .margin = 0.1}>, 85, 1035},
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <memory>
#include <span>

#include "computers/players/basic_players.h"
#include "computers/players/linear_evaluator.h"
#include "computers/players/lookahead.h"
#include "computers/players/roster.h"
#include "computers/players/searcher.h"
#include "computers/players/weights_files.h"

namespace parlor::players {

template <game::Game G>
using Made = std::unique_ptr<Player<G>>;

// What a level judges by, if not the standard evaluator.
template <game::Game G>
using MakeEvaluator = std::unique_ptr<Evaluator<G>>(const typename G::Board& board);

template <game::Game G>
Made<G> random(const typename G::Board& /*board*/) {
    return std::make_unique<RandomPlayer<G>>();
}

// A player of the game's own, made for a board.
template <game::Game G, std::derived_from<Player<G>> P>
Made<G> own(const typename G::Board& board) {
    return std::make_unique<P>(board);
}

template <game::Game G, MakeEvaluator<G>* make_evaluator = standard_evaluator<G>>
Made<G> careful(const typename G::Board& board) {
    return std::make_unique<CarefulPlayer<G>>(make_evaluator(board));
}

// Looks one throw ahead.
template <game::Game G, Selection selection,
          MakeEvaluator<G>* make_evaluator = standard_evaluator<G>>
Made<G> deep(const typename G::Board& board) {
    auto quick = make_evaluator(board);
    auto ahead = throws_ahead<G>(1, board, *quick);
    return std::make_unique<DeepPlayer<G>>(std::move(quick), std::move(ahead), selection);
}

// Looks two throws ahead.
template <game::Game G, Selection selection>
Made<G> deeper(const typename G::Board& board) {
    auto quick = standard_evaluator<G>(board);
    auto ahead = throws_ahead<G>(2, board, *quick);
    return std::make_unique<DeepPlayer<G>>(std::move(quick), std::move(ahead), selection);
}

template <game::Game G, typename Searcher<G>::Effort effort>
Made<G> deeper_searcher(const typename G::Board& board) {
    auto quick = standard_evaluator<G>(board);
    auto ahead = throws_ahead<G>(2, board, *quick);
    return std::make_unique<Searcher<G>>(board, std::move(quick), effort, std::move(ahead));
}

template <game::Game G, typename Searcher<G>::Effort effort,
          MakeEvaluator<G>* make_evaluator = standard_evaluator<G>>
Made<G> searcher(const typename G::Board& board) {
    return std::make_unique<Searcher<G>>(board, make_evaluator(board), effort);
}

// The roster of a game without levels of its own.
template <game::Game G>
std::span<const Level<G>> plain_roster() {
    static constexpr std::array<Level<G>, 2> levels{
        {{1, "random", random<G>}, {2, "careful", careful<G>}}};
    return levels;
}

// The weights that the program carries for these features.
template <Features F>
Weights carried_weights() {
    auto read = parse_weights(weights_file(F::game), shape_of<F>());
    assert(read);
    return std::move(*read);
}

}  // namespace parlor::players
