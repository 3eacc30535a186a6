// SPDX-License-Identifier: MIT
// Takes a second look at the best few results: evaluates them with an evaluator that looks ahead.
#pragma once

#include <memory>

#include "computers/players/candidates.h"
#include "computers/players/player.h"

namespace parlor::players {

template <game::Game G>
class DeepPlayer final : public Player<G> {
public:
    // `deeper` may hold on to `quick`.
    DeepPlayer(std::unique_ptr<Evaluator<G>> quick, std::unique_ptr<Evaluator<G>> deeper,
               Selection selection)
        : quick_(std::move(quick)), deeper_(std::move(deeper)), selection_(selection) {}

    std::size_t choose(const typename G::Position& before, const typename G::Results& results,
                       base::Random& /*random*/, const base::Stop& stop) override {
        if (results.size() == 1) return 0;
        const std::size_t side = G::side_to_throw(before);
        const auto found = candidates<G>(results, side, *quick_, selection_);
        std::size_t chosen = found.front().index;
        if (found.size() == 1) return chosen;
        double best = -1;
        for (const Candidate<G>& each : found) {
            if (stop()) break;
            const double chance = deeper_->chances(each.after)[side];
            if (chance <= best) continue;
            best = chance;
            chosen = each.index;
        }
        return chosen;
    }

private:
    std::unique_ptr<Evaluator<G>> quick_;
    std::unique_ptr<Evaluator<G>> deeper_;
    Selection selection_;
};

}  // namespace parlor::players
