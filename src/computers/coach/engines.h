// SPDX-License-Identifier: MIT
// What a coach thinks with: the players of a game's roster and its judges, each made on first use.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "computers/analysis/judge.h"
#include "computers/analysis/lead.h"
#include "computers/coach/coach.h"
#include "computers/coach/contrast.h"
#include "computers/players/roster.h"

namespace parlor::coach {

template <game::Game G>
analysis::Effort work_of(Effort effort) {
    switch (effort) {
        case Effort::Quick: return {.selection = {.most = 8, .margin = 0.1}};
        case Effort::Normal: return analysis::JudgeSettings<G>::usual;
        case Effort::Thorough: break;
    }
    return analysis::JudgeSettings<G>::thorough;
}

template <game::Game G>
class Engines {
public:
    // The board must outlive this object.
    explicit Engines(const typename G::Board& board) : board_(&board) {
        for (const auto& each : players::roster<G>()) {
            cards_.push_back({each.number, each.name, each.milliseconds, each.rating});
        }
        players_.resize(cards_.size());
    }

    [[nodiscard]] const typename G::Board& board() const { return *board_; }
    [[nodiscard]] std::span<const LevelCard> cards() const { return cards_; }

    // Precondition: the card is one of these.
    players::Player<G>& player(const LevelCard& card) {
        const auto at = static_cast<std::size_t>(&card - cards_.data());
        auto& made = players_[at];
        if (!made) made = players::roster<G>()[at].make(*board_);
        return *made;
    }

    players::Evaluator<G>& evaluator() {
        if (!evaluator_) evaluator_ = players::standard_evaluator<G>(*board_);
        return *evaluator_;
    }

    analysis::Judge<G>& judge(Effort effort) {
        auto& made = judges_[static_cast<std::size_t>(effort)];
        if (!made) made = std::make_unique<analysis::Judge<G>>(*board_, work_of<G>(effort));
        return *made;
    }

    Comparer<G>& comparer(Weighing weighing) {
        if (!comparer_) comparer_ = std::make_unique<Comparer<G>>(*board_, evaluator(), weighing);
        return *comparer_;
    }

    analysis::LeadFinder<G>& leads() {
        if (!leads_) leads_ = std::make_unique<analysis::LeadFinder<G>>(*board_);
        return *leads_;
    }

private:
    const typename G::Board* board_;
    std::vector<LevelCard> cards_;
    std::vector<std::unique_ptr<players::Player<G>>> players_;
    std::unique_ptr<players::Evaluator<G>> evaluator_;
    std::array<std::unique_ptr<analysis::Judge<G>>, all_efforts.size()> judges_;
    std::unique_ptr<Comparer<G>> comparer_;
    std::unique_ptr<analysis::LeadFinder<G>> leads_;
};

}  // namespace parlor::coach
