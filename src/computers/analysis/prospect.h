// SPDX-License-Identifier: MIT
// What the next throw may bring: each throw played best, and the mean of them all. The difference
// between the two is luck.
#pragma once

#include <array>
#include <iterator>

#include "computers/players/evaluator.h"
#include "rules/game/game.h"

namespace parlor::analysis {

template <game::Game G>
struct Prospect {
    struct Outcome {
        typename G::Position after;
        game::Chances<G> chances{};
    };
    std::array<Outcome, std::size(G::throws)> outcomes{};  // in the order of G::throws
    game::Chances<G> mean{};
};

// As the evaluator sees it; the first of equals. Precondition: a throw is due.
template <game::Game G>
Prospect<G> prospect(const typename G::Position& position, typename G::Results& results,
                     players::Evaluator<G>& evaluator) {
    Prospect<G> all;
    const std::size_t side = G::side_to_throw(position);
    for (std::size_t i = 0; i < all.outcomes.size(); ++i) {
        const auto& [thrown, weight] = G::throws[i];
        auto& best = all.outcomes[i];
        best.chances[side] = -1;
        results.find(position, thrown);
        for (std::size_t at = 0; at < results.size(); ++at) {
            const typename G::Position after = results[at];
            if (evaluator.chance(after, side, best.chances[side]) <= best.chances[side]) continue;
            best = {after, evaluator.chances(after)};
        }
        const double share = static_cast<double>(weight) / game::total_weight<G>();
        for (std::size_t s = 0; s < all.mean.size(); ++s) all.mean[s] += share * best.chances[s];
    }
    return all;
}

}  // namespace parlor::analysis
