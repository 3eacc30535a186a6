// SPDX-License-Identifier: MIT
// Who enters an arena or a ladder: what he is called, and how to make him anew for every thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "computers/analysis/contestant.h"
#include "games/pollyanna/rules/game.h"
#include "games/zenda/rules/game.h"
#include "presentation/language/language.h"

namespace parlor::cli {

template <game::Game G>
struct Entrant {
    std::string name;
    int level = 0;  // of the roster; 0: not of it
    std::function<std::unique_ptr<analysis::Contestant<G>>()> make;
};

// By the names or the numbers of levels, in that order. None after complaining of those that there
// are not. The board outlives them.
template <game::Game G>
std::optional<std::vector<Entrant<G>>> read_entrants(std::span<const std::string> names,
                                                     const typename G::Board& board,
                                                     language::Language language);

}  // namespace parlor::cli
