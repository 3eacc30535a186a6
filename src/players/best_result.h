// SPDX-License-Identifier: MIT
// The result that somebody thinks best, of all that a throw can lead to. Equals are drawn by lot.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/random.h"

namespace parlor::players {

// `chance_of(result)` is the chance to win of whoever chooses.
template <class Results, class ChanceOf>
std::size_t best_result(const Results& results, ChanceOf chance_of, base::Random& random) {
    std::size_t chosen = 0;
    double best = -1;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const double chance = chance_of(results[i]);
        if (chance < best) continue;
        equals = chance > best ? 1 : equals + 1;
        if (equals == 1 || random.below(equals) == 0) chosen = i;
        best = chance;
    }
    return chosen;
}

}  // namespace parlor::players
