// SPDX-License-Identifier: MIT
// Looks at every position that the throw can lead to, and no further, and takes the one that its
// evaluator thinks best for its side.
#pragma once

#include <memory>

#include "computers/players/best_result.h"
#include "computers/players/evaluator.h"
#include "computers/players/player.h"

namespace parlor::players {

template <game::Game G>
class CarefulPlayer final : public Player<G> {
public:
    explicit CarefulPlayer(std::unique_ptr<Evaluator<G>> evaluator)
        : evaluator_(std::move(evaluator)) {}

    std::size_t choose(const typename G::Position& before, const typename G::Results& results,
                       base::Random& random, const base::Stop& /*stop*/) override {
        if (results.size() == 1) return 0;
        return best_result(results, *evaluator_, G::side_to_throw(before), random);
    }

private:
    std::unique_ptr<Evaluator<G>> evaluator_;
};

}  // namespace parlor::players
