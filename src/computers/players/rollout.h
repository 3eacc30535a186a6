// SPDX-License-Identifier: MIT
// A position played on: everybody takes what the evaluator thinks best, until somebody has won or
// enough throws are played; then the evaluator says how it stands.
#pragma once

#include <optional>

#include "computers/players/best_result.h"
#include "computers/players/evaluator.h"

namespace parlor::players {

template <game::Game G>
class Rollout {
public:
    // So many throws at the most. The evaluator outlives this.
    Rollout(const typename G::Board& board, Evaluator<G>& evaluator, int throws)
        : evaluator_(evaluator), throws_(throws), results_(G::results_on(board)) {}

    // The same dice lead the same way, and give every position the same throws. `first`, where it
    // is given, is thrown before them.
    game::Chances<G> play(typename G::Position position, base::Random dice,
                          std::optional<typename G::Throw> first = {}) {
        base::Random choices(dice.next());
        for (int i = 0; i < throws_ && G::throw_is_due(position); ++i) {
            const auto thrown = i == 0 && first ? *first : G::Throw::by(dice);
            position = best(position, thrown, choices);
        }
        return evaluator_.chances(position);
    }

    // The result that everybody takes. `random` draws among equals.
    typename G::Position best(const typename G::Position& position, typename G::Throw thrown,
                              base::Random& random) {
        results_.find(position, thrown);
        if (results_.size() == 1) return results_[0];
        return results_[best_result(results_, evaluator_, G::side_to_throw(position), random)];
    }

private:
    Evaluator<G>& evaluator_;
    int throws_;
    typename G::Results results_;
};

}  // namespace parlor::players
