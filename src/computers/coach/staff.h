// SPDX-License-Identifier: MIT
// Whom a coach has at hand: the players of a game's roster and its judges, each made when first
// asked for. For sources of this room.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "computers/analysis/judge.h"
#include "computers/analysis/lead.h"
#include "computers/coach/coach.h"
#include "computers/coach/judged_game.h"
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
class Staff {
public:
    // The board outlives it.
    explicit Staff(const typename G::Board& board) : board_(&board) {
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
        auto& kept = players_[at];
        if (!kept) kept = players::roster<G>()[at].make(*board_);
        return *kept;
    }

    players::Evaluator<G>& evaluator() {
        if (!evaluator_) evaluator_ = players::standard_evaluator<G>(*board_);
        return *evaluator_;
    }

    analysis::Judge<G>& judge(Effort effort) {
        auto& kept = judges_[static_cast<std::size_t>(effort)];
        if (!kept) kept = std::make_unique<analysis::Judge<G>>(*board_, work_of<G>(effort));
        return *kept;
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
    std::unique_ptr<analysis::LeadFinder<G>> leads_;
};

// A game's numbers of sides, in the order in which a coach names them.
using SideNumbers = std::vector<std::size_t>;

// An estimate whose luck was taken out may pass 0 and 1 by a little; a chance does not.
inline double as_chance(double estimate) { return std::clamp(estimate, 0.0, 1.0); }

template <class Chances>
std::vector<double> in_order(const SideNumbers& sides, const Chances& chances) {
    std::vector<double> all;
    for (const std::size_t each : sides) all.push_back(as_chance(chances[each]));
    return all;
}

// What is the same in every game. Plays, positions after them and reasons are for the game to add.
template <game::Game G>
Advice advice_of(const SideNumbers& sides, const analysis::Option<G>& option) {
    return {.play = {},
            .undo_first = false,
            .after = {},
            .chances = in_order(sides, option.chances),
            .error = option.error,
            .interval = {as_chance(option.interval.low), as_chance(option.interval.high)},
            .exact = option.look == analysis::Look::Exact,
            .reasons = {}};
}

// In the order of the game's own list.
template <game::Game G>
std::vector<PossibleThrow> possible_throws() {
    std::vector<PossibleThrow> all;
    for (const auto& [thrown, weight] : G::throws) all.push_back({text(thrown), weight});
    return all;
}

// Plays and positions are for the game to add.
template <game::Game G>
Lead lead_of(const analysis::Lead<G>& found, std::size_t results) {
    return {.play = {},
            .after = {},
            .margin = found.margin,
            .interval = found.interval,
            .games = found.games,
            .results = results,
            .at_a_glance = found.at_a_glance};
}

template <game::Game G>
JudgedTurn judged_turn(const SideNumbers& sides, const analysis::Turn<G>& turn,
                       const match::Match& played) {
    JudgedTurn judged;
    judged.side = static_cast<std::size_t>(std::ranges::find(sides, turn.side) - sides.begin());
    judged.seat = played.side();
    judged.position = played.position_text();
    judged.thrown = played.thrown_text();
    judged.play = played.play_text();
    judged.before = in_order(sides, turn.before);
    for (const std::size_t side : sides) judged.luck.push_back(turn.luck(side));
    judged.best = in_order(sides, turn.best.chances);
    judged.played = in_order(sides, turn.played.chances);
    judged.error = turn.error();
    return judged;
}

}  // namespace parlor::coach
