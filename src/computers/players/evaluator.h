// SPDX-License-Identifier: MIT
// Somebody who says how a position stands: by a formula, by a net, by a table, by looking ahead.
// Search is written against this and the concept Game alone; evaluators that look ahead hold
// others (lookahead.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "rules/game/game.h"

namespace parlor::players {

// The chance of each side to win and, last, that nobody does.
template <game::Game G>
using Outlook = std::array<double, G::most_sides + 1>;

template <game::Game G>
class Evaluator {
public:
    virtual ~Evaluator() = default;

    // The chance of each side to win, between 0 and 1; together 1. A side that has won has 1, and a
    // draw is half a win. The same for the same position, whatever was asked before; scratch memory
    // may change, so an evaluator belongs to one thread.
    virtual game::Chances<G> chances(const typename G::Position& position) = 0;

    // The same with draws apart. One that does not see draws leaves them with the sides.
    virtual Outlook<G> outlook(const typename G::Position& position) {
        Outlook<G> all{};
        std::ranges::copy(chances(position), all.begin());
        return all;
    }

    // Which results of a throw are worth this evaluator's time, for whoever looks for the best for
    // that side. None: all of them. Until it is asked again.
    virtual std::span<const std::size_t> shortlist(const typename G::Results& /*results*/,
                                                   std::size_t /*side*/) {
        return {};
    }

    // The chance of one side, for whoever looks for the best. Where it is below `least`, any number
    // below `least` is as good an answer, and may be found more quickly.
    virtual double chance(const typename G::Position& position, std::size_t side,
                          double /*least*/) {
        return chances(position)[side];
    }

    // The chances after every result of a throw, where looking at all of them at once is quicker.
    // None: ask about one after another. Until it is asked again.
    virtual std::span<const game::Chances<G>> chances_after(
        const typename G::Results& /*results*/) {
        return {};
    }

    // Whether that is the truth, best play by everybody, and no estimate.
    virtual bool knows(const typename G::Position& position) {
        return G::winner(position).has_value();
    }
};

}  // namespace parlor::players
