// SPDX-License-Identifier: MIT
// Parses the name of a player: the name or number of a level, the name of a contender, or a custom
// search, which is for comparing searches with the levels:
//
//   ahead:2:4:2              looks two throws ahead, from the best 4 that are within 2 %
//   rollouts:800x8:6:4       plays the best 6 within 4 % on, 800 times in all, for 8 throws each
//   rollouts:800x8:6:4:100   the same, and two throws ahead count as 100 rollouts of each
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "computers/players/basic_players.h"
#include "computers/players/lookahead.h"
#include "computers/players/roster.h"
#include "computers/players/searcher.h"

namespace parlor::players {

struct SearchSpec {
    int ahead = 0;  // throws, one or two; 0: rollouts
    Selection selection;
    int rollouts = 0;
    int throws = 0;
    int advice = 0;
};

// Returns nullopt if the text is not a search.
std::optional<SearchSpec> parse_search(std::string_view text);

template <game::Game G>
std::unique_ptr<Player<G>> make_search(const SearchSpec& search, const typename G::Board& board) {
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
struct PlayerSpec {
    std::string name;
    double milliseconds = 0;  // an average choice takes; 0: not measured
    // The board must outlive the player.
    std::function<std::unique_ptr<Player<G>>(const typename G::Board& board)> make;
};

// Returns nullopt if the name is unknown.
template <game::Game G>
std::optional<PlayerSpec<G>> parse_player(std::string_view name) {
    if (const Level<G>* const level = find_player<G>(name)) {
        return PlayerSpec<G>{std::string(level->name), level->milliseconds, level->make};
    }
    if (const auto search = parse_search(name)) {
        return PlayerSpec<G>{std::string(name), 0,
                             [search = *search](const typename G::Board& board) {
                                 return make_search<G>(search, board);
                             }};
    }
    return std::nullopt;
}

// Returns null if the name is unknown.
template <game::Game G>
std::unique_ptr<Player<G>> make_player(std::string_view name,
                                       const typename G::Board& board = G::standard_board()) {
    const auto spec = parse_player<G>(name);
    return spec ? spec->make(board) : nullptr;
}

}  // namespace parlor::players
