// SPDX-License-Identifier: MIT
// Looks one throw ahead: every throw there is, each with the result that is best for the side
// to throw, weighed by how often it falls. With another look-ahead inside it looks two throws
// ahead, and so on.
#pragma once

#include <memory>
#include <utility>

#include "computers/players/candidates.h"
#include "computers/players/evaluator.h"

namespace parlor::players {

template <game::Game G>
class Lookahead final : public Evaluator<G> {
public:
    // Looks one throw ahead, ranking results by `quick`. `quick` must outlive this object.
    Lookahead(const typename G::Board& board, Evaluator<G>& quick)
        : quick_(quick), results_(G::results_on(board)) {}
    // Looks further: `deeper` ranks the best few results of each throw by `quick`.
    Lookahead(const typename G::Board& board, Evaluator<G>& quick,
              std::unique_ptr<Evaluator<G>> deeper, Selection selection)
        : quick_(quick),
          deeper_(std::move(deeper)),
          selection_(selection),
          results_(G::results_on(board)) {}

    game::Chances<G> chances(const typename G::Position& position) override {
        if (!G::throw_is_due(position)) return quick_.chances(position);
        game::Chances<G> mean{};
        for (const auto& [thrown, weight] : G::throws) {
            const game::Chances<G> best = after_best_reply(position, thrown);
            const double share = static_cast<double>(weight) / game::total_weight<G>();
            for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += share * best[i];
        }
        return mean;
    }

    // Looks one throw ahead and evaluates by `quick`, even if there is a deeper evaluator.
    Outlook<G> outlook(const typename G::Position& position) override {
        if (!G::throw_is_due(position)) return quick_.outlook(position);
        Outlook<G> mean{};
        for (const auto& [thrown, weight] : G::throws) {
            results_.find(position, thrown);
            const auto found = candidates<G>(results_, G::side_to_throw(position), quick_, {});
            const Outlook<G> best = quick_.outlook(found.front().after);
            const double share = static_cast<double>(weight) / game::total_weight<G>();
            for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += share * best[i];
        }
        return mean;
    }

    // The chances of all sides after the best play of that throw. Precondition: a throw
    // is due.
    game::Chances<G> after_best_reply(const typename G::Position& position,
                                      typename G::Throw thrown) {
        return best_reply(position, thrown).chances;
    }
    // The same with the result of that play.
    Candidate<G> best_reply(const typename G::Position& position, typename G::Throw thrown) {
        results_.find(position, thrown);
        const std::size_t side = G::side_to_throw(position);
        const auto found = candidates<G>(results_, side, quick_, selection_);
        Candidate<G> best = found.front();
        if (!deeper_) return best;
        best.chances[side] = -1;
        for (const Candidate<G>& each : found) {
            const game::Chances<G> seen = deeper_->chances(each.after);
            if (seen[side] > best.chances[side]) best = {each.index, each.after, seen};
        }
        return best;
    }

private:
    Evaluator<G>& quick_;
    std::unique_ptr<Evaluator<G>> deeper_;
    Selection selection_{};
    typename G::Results results_;
};

// Looks one or two throws ahead. With two, only the best result of the first by `quick` counts.
template <game::Game G>
std::unique_ptr<Evaluator<G>> throws_ahead(int throws, const typename G::Board& board,
                                           Evaluator<G>& quick) {
    auto one = std::make_unique<Lookahead<G>>(board, quick);
    if (throws == 1) return one;
    return std::make_unique<Lookahead<G>>(board, quick, std::move(one), Selection{.most = 1});
}

}  // namespace parlor::players
