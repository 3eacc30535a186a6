// SPDX-License-Identifier: MIT
// A position played on: everybody takes what the evaluator thinks best, until somebody has won or
// enough throws are played; then the evaluator says how it stands.
#pragma once

#include "players/best_result.h"
#include "players/evaluator.h"

namespace parlor::players {

template <game::Game G>
class Rollout {
public:
    // `sampled`: of a throw with very many results only so many are drawn and looked at; 0: all
    // are. The evaluator outlives this.
    struct Limits {
        int throws = 1;
        int sampled = 0;
    };

    Rollout(const typename G::Board& board, Evaluator<G>& evaluator, Limits limits)
        : evaluator_(evaluator), limits_(limits), results_(G::results_on(board)) {}

    // The same dice lead the same way.
    game::Chances<G> play(typename G::Position position, base::Random dice) {
        for (int i = 0; i < limits_.throws && G::throw_is_due(position); ++i) {
            const auto thrown = G::Throw::by(dice);
            position = limits_.sampled > 0 ? best_of_some(position, thrown, dice)
                                           : best_of_all(position, thrown, dice);
        }
        return evaluator_.chances(position);
    }

private:
    typename G::Position best_of_all(const typename G::Position& position, typename G::Throw thrown,
                                     base::Random& random) {
        results_.find(position, thrown);
        if (results_.size() == 1) return results_[0];
        const std::size_t side = G::side_to_throw(position);
        return results_[best_result(
            results_, [&](const auto& after) { return evaluator_.chances(after)[side]; }, random)];
    }

    typename G::Position best_of_some(const typename G::Position& position,
                                      typename G::Throw thrown, base::Random& random) {
        const std::size_t side = G::side_to_throw(position);
        typename G::Position best = results_.sample(position, thrown, random);
        double most = evaluator_.chances(best)[side];
        for (int i = 1; i < limits_.sampled; ++i) {
            const typename G::Position next = results_.sample(position, thrown, random);
            if (next == best) continue;
            const double chance = evaluator_.chances(next)[side];
            if (chance <= most) continue;
            most = chance;
            best = next;
        }
        return best;
    }

    Evaluator<G>& evaluator_;
    Limits limits_;
    typename G::Results results_;
};

}  // namespace parlor::players
