// SPDX-License-Identifier: MIT
// A player by what it is called: the name or number of a level, the name of a contender, or a
// search that is spelled out (spelled_search.h).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "computers/players/deep_player.h"
#include "computers/players/lookahead.h"
#include "computers/players/roster.h"
#include "computers/players/searcher.h"
#include "computers/players/spelled_search.h"

namespace parlor::players {

template <game::Game G>
std::unique_ptr<Player<G>> searching(const SpelledSearch& search, const typename G::Board& board) {
    auto quick = standard_evaluator<G>(board);
    if (search.ahead > 0) {
        auto ahead = throws_ahead<G>(search.ahead, board, *quick);
        return std::make_unique<DeepPlayer<G>>(std::move(quick), std::move(ahead),
                                               search.selection);
    }
    auto adviser = search.advice > 0 ? throws_ahead<G>(2, board, *quick) : nullptr;
    return std::make_unique<Searcher<G>>(board, std::move(quick),
                                         typename Searcher<G>::Effort{.selection = search.selection,
                                                                      .rollouts = search.rollouts,
                                                                      .throws = search.throws,
                                                                      .advice = search.advice},
                                         std::move(adviser));
}

template <game::Game G>
struct Called {
    std::string name;
    double milliseconds = 0;  // a play takes, on average; 0: not measured
    // The board outlives the player.
    std::function<std::unique_ptr<Player<G>>(const typename G::Board& board)> make;
};

// None when nobody is called so.
template <game::Game G>
std::optional<Called<G>> called(std::string_view name) {
    if (const Level<G>* const level = find_player<G>(name)) {
        return Called<G>{std::string(level->name), level->milliseconds, level->make};
    }
    if (const auto search = read_search(name)) {
        return Called<G>{std::string(name), 0, [search = *search](const typename G::Board& board) {
                             return searching<G>(search, board);
                         }};
    }
    return std::nullopt;
}

template <game::Game G>
std::unique_ptr<Player<G>> make_player(std::string_view name,
                                       const typename G::Board& board = G::standard_board()) {
    const auto found = called<G>(name);
    return found ? found->make(board) : nullptr;
}

}  // namespace parlor::players
