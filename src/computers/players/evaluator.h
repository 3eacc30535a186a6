// SPDX-License-Identifier: MIT
// Somebody who says how a position stands: by a formula, by a net, by a table, by looking ahead.
// Search is written against this and the concept Game alone; evaluators that look ahead hold
// others (lookahead.h).
#pragma once

#include "rules/game/game.h"

namespace parlor::players {

template <game::Game G>
class Evaluator {
public:
    virtual ~Evaluator() = default;

    // The chance of each side to win, between 0 and 1; together 1. A side that has won has 1, and a
    // draw is half a win. The same for the same position, whatever was asked before; scratch memory
    // may change, so an evaluator belongs to one thread.
    virtual game::Chances<G> chances(const typename G::Position& position) = 0;

    // The chance of one side, for whoever looks for the best. Where it is below `least`, any number
    // below `least` is as good an answer, and may be found more quickly.
    virtual double chance(const typename G::Position& position, std::size_t side,
                          double /*least*/) {
        return chances(position)[side];
    }

    // Whether that is the truth, best play by everybody, and no estimate.
    virtual bool knows(const typename G::Position& position) {
        return G::winner(position).has_value();
    }
};

}  // namespace parlor::players
