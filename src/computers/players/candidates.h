// SPDX-License-Identifier: MIT
// The results of a throw that are worth a second look: the best few by a quick evaluation.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "computers/players/evaluator.h"

namespace parlor::players {

template <game::Game G>
struct Candidate {
    std::size_t index;  // among the results
    typename G::Position after;
    game::Chances<G> chances;  // as the quick evaluation has them
};

// How many are looked at again, and how far behind the best they may be.
struct Selection {
    std::size_t most = 1;
    double margin = 1;
};

// The best for that side first; equals as the generator found them. Never empty.
template <game::Game G>
std::vector<Candidate<G>> candidates(const typename G::Results& results, std::size_t side,
                                     Evaluator<G>& quick, Selection selection) {
    std::vector<Candidate<G>> best;
    const auto is_better = [side](const Candidate<G>& one, const Candidate<G>& other) {
        return one.chances[side] > other.chances[side];
    };
    const auto all = quick.chances_after(results);
    const auto some = quick.shortlist(results, side);
    const std::size_t count = some.empty() ? results.size() : some.size();
    for (std::size_t at = 0; at < count; ++at) {
        const std::size_t i = some.empty() ? at : some[at];
        const typename G::Position after = results[i];
        if (best.size() == selection.most) {
            const double least = best.back().chances[side];
            const double chance = all.empty() ? quick.chance(after, side, least) : all[i][side];
            if (chance <= least) continue;
            best.pop_back();
        }
        Candidate<G> next{i, after, all.empty() ? quick.chances(after) : all[i]};
        best.insert(std::ranges::upper_bound(best, next, is_better), std::move(next));
    }
    const double least = best.front().chances[side] - selection.margin;
    std::erase_if(best, [&](const auto& each) { return each.chances[side] < least; });
    return best;
}

}  // namespace parlor::players
