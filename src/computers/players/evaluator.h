// SPDX-License-Identifier: MIT
// The interface of everything that estimates a position: by a formula, a net, a table or search.
// Search depends on this interface and the concept Game alone; evaluators that look ahead hold
// other evaluators (lookahead.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "rules/game/game.h"

namespace parlor::players {

// Win probability per side; the last entry is the probability of a draw.
template <game::Game G>
using Outlook = std::array<double, G::most_sides + 1>;

template <game::Game G>
class Evaluator {
public:
    virtual ~Evaluator() = default;

    // Win probability per side, from 0 to 1; the sum is 1. A side that has won has 1, and a draw is
    // half a win. The result depends on the position alone. Not thread-safe, because an evaluator
    // may change scratch memory.
    virtual game::Chances<G> chances(const typename G::Position& position) = 0;

    // The same with draws apart. An evaluator that does not see draws gives the sides their share.
    virtual Outlook<G> outlook(const typename G::Position& position) {
        Outlook<G> all{};
        std::ranges::copy(chances(position), all.begin());
        return all;
    }

    // The results of a throw that this evaluator should look at in a search for the best one for
    // that side. Empty for all results. The span is valid until the next call.
    virtual std::span<const std::size_t> shortlist(const typename G::Results& /*results*/,
                                                   std::size_t /*side*/) {
        return {};
    }

    // The chance of one side, for a search for the best result. If the chance is below `least`, the
    // function may return any number below `least`, which can be faster.
    virtual double chance(const typename G::Position& position, std::size_t side,
                          double /*least*/) {
        return chances(position)[side];
    }

    // The chances after every result of a throw, if evaluating them together is faster; otherwise
    // empty, and the caller evaluates them one by one. The span is valid until the next call.
    virtual std::span<const game::Chances<G>> chances_after(
        const typename G::Results& /*results*/) {
        return {};
    }

    // Whether `chances` is exact for this position, assuming best play by all sides.
    virtual bool knows(const typename G::Position& position) {
        return G::winner(position).has_value();
    }
};

}  // namespace parlor::players
