// SPDX-License-Identifier: MIT
// A position played on: everybody takes what the evaluator thinks best, until somebody has won or
// enough throws are played; then the evaluator says how it stands.
#pragma once

#include <optional>

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

    // The same dice lead the same way, and give every position the same throws. `first`, where it
    // is given, is thrown before them.
    game::Chances<G> play(typename G::Position position, base::Random dice,
                          std::optional<typename G::Throw> first = {}) {
        base::Random choices(dice.next());
        for (int i = 0; i < limits_.throws && G::throw_is_due(position); ++i) {
            const auto thrown = i == 0 && first ? *first : G::Throw::by(dice);
            position = best(position, thrown, choices);
        }
        return evaluator_.chances(position);
    }

    // The result that everybody takes. `random` draws among equals and what is looked at.
    typename G::Position best(const typename G::Position& position, typename G::Throw thrown,
                              base::Random& random) {
        return limits_.sampled > 0 ? best_of_some(position, thrown, random)
                                   : best_of_all(position, thrown, random);
    }

private:
    typename G::Position best_of_all(const typename G::Position& position, typename G::Throw thrown,
                                     base::Random& random) {
        results_.find(position, thrown);
        if (results_.size() == 1) return results_[0];
        return results_[best_result(results_, evaluator_, G::side_to_throw(position), random)];
    }

    typename G::Position best_of_some(const typename G::Position& position,
                                      typename G::Throw thrown, base::Random& random) {
        const std::size_t side = G::side_to_throw(position);
        typename G::Position found = results_.sample(position, thrown, random);
        double most = evaluator_.chances(found)[side];
        for (int i = 1; i < limits_.sampled; ++i) {
            const typename G::Position next = results_.sample(position, thrown, random);
            if (next == found) continue;
            const double chance = evaluator_.chance(next, side, most);
            if (chance <= most) continue;
            most = chance;
            found = next;
        }
        return found;
    }

    Evaluator<G>& evaluator_;
    Limits limits_;
    typename G::Results results_;
};

}  // namespace parlor::players
