// SPDX-License-Identifier: MIT
// The result that somebody thinks best, of all that a throw can lead to. Equals are drawn by lot.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "base/random.h"
#include "computers/players/evaluator.h"

namespace parlor::players {

// `chance_of(result, least)` is the chance to win of whoever chooses; where it is below `least`,
// any number below that will do.
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

}  // namespace parlor::players
