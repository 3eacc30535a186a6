// SPDX-License-Identifier: MIT
// Choosing among the results of a throw: the best one, or the best few for a second look.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "base/random.h"
#include "computers/players/evaluator.h"

namespace parlor::players {

// The best result by an estimate. Ties are broken at random.

// `chance_of(result, least)` is the win probability of the side that chooses; below `least` it may
// be any number below `least`.
template <class Results, class ChanceOf>
std::size_t best_result(const Results& results, ChanceOf chance_of, base::Random& random)
    requires(std::invocable<ChanceOf, decltype(results[0]), double>)
{
    std::size_t chosen = 0;
    double best = std::numeric_limits<double>::lowest();
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const double chance = chance_of(results[i], best);
        if (chance < best) continue;
        equals = chance > best ? 1 : equals + 1;
        if (equals == 1 || random.below(equals) == 0) chosen = i;
        best = chance;
    }
    return chosen;
}

// `chance_of(result)`, whatever it is.
template <class Results, class ChanceOf>
std::size_t best_result(const Results& results, ChanceOf chance_of, base::Random& random) {
    return best_result(
        results, [&](const auto& result, double /*least*/) { return chance_of(result); }, random);
}

// Some of the results.
template <class Results>
struct SomeResults {
    const Results& all;
    std::span<const std::size_t> numbers;

    [[nodiscard]] std::size_t size() const { return numbers.size(); }
    [[nodiscard]] decltype(auto) operator[](std::size_t index) const { return all[numbers[index]]; }
};

// As an evaluator has it for that side.
template <game::Game G>
std::size_t best_result(const typename G::Results& results, Evaluator<G>& evaluator,
                        std::size_t side, base::Random& random) {
    if (const auto all = evaluator.chances_after(results); !all.empty()) {
        return best_result(all, [&](const auto& chances) { return chances[side]; }, random);
    }
    const auto chance_of = [&](const auto& after, double least) {
        return evaluator.chance(after, side, least);
    };
    const auto some = evaluator.shortlist(results, side);
    if (some.empty()) return best_result(results, chance_of, random);
    return some[best_result(SomeResults<typename G::Results>{results, some}, chance_of, random)];
}

// The results of a throw that are worth a second look: the best few by a quick evaluation.
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
