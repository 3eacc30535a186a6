// SPDX-License-Identifier: MIT
// Players that every game has: RandomPlayer, CarefulPlayer and DeepPlayer.
#pragma once

#include <memory>

#include "computers/players/candidates.h"
#include "computers/players/evaluator.h"
#include "computers/players/player.h"

namespace parlor::players {

// Chooses a result of the throw at random, each with the same probability. (Not a sequence of
// steps: several sequences may lead to one position.)
template <game::Game G>
class RandomPlayer final : public Player<G> {
public:
    std::size_t choose(const typename G::Position& /*before*/, const typename G::Results& results,
                       base::Random& random, const base::Stop& /*stop*/) override {
        return random.below(static_cast<std::uint32_t>(results.size()));
    }
};

// Evaluates every result of the throw, without looking further, and chooses the one that is best
// for its side.
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

// Evaluates the best few results again, with an evaluator that looks ahead.
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
