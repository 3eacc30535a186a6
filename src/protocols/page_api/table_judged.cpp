// SPDX-License-Identifier: MIT
// A table's game judged turn by turn, and summed up.
#include <algorithm>
#include <iterator>

#include "presentation/sentences/game_told.h"
#include "presentation/sentences/reasons_told.h"
#include "protocols/page_api/judged_notes.h"
#include "protocols/page_api/movements.h"
#include "protocols/page_api/table.h"

namespace parlor::page_api {
namespace {

std::string_view verdict(const coach::JudgedTurn& turn) {
    if (turn.forced) return "forced";
    if (turn.error >= coach::least_blunder) return "blunder";
    if (turn.error >= coach::least_error) return "error";
    return turn.play == turn.best_play ? "best" : "good";
}

std::vector<std::size_t> from_one(std::vector<std::size_t> turns) {
    for (std::size_t& each : turns) ++each;
    return turns;
}

}  // namespace

// The table at every turn, made when first asked for: to play a long game through again for each
// of its turns would take longer than to judge them.
const match::Match* Table::played(std::size_t turn) {
    if (played_.empty()) {
        if (const auto first = begun()) {
            played_ = coach::played_turns(*first, match_->record().turns);
        }
    }
    return turn >= 1 && turn <= played_.size() ? played_[turn - 1].get() : nullptr;
}

Answer<JudgedTurnView> Table::judge(coach::Coach& coach, std::size_t turn) {
    const match::Match* const at = played(turn);
    if (at == nullptr) return base::unexpected(unknown_turn(turn));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    // As `parlor analyse` does it. Its work is counted, so that no clock changes a figure.
    return judged_told(turn, coach.judge_turn(*at, {.seed = turn}, base::never_stop));
}

Answer<JudgedTurnView> Table::judged_told(std::size_t turn, coach::JudgedTurn judged) {
    const match::Match* const at = played(turn);
    if (at == nullptr) return base::unexpected(unknown_turn(turn));
    JudgedTurnView view{.turn = turn,
                        .verdict = verdict(judged),
                        .reason = reasons_told(voice_, judged.reasons),
                        .best_reason = reasons_told(voice_, judged.best_reasons),
                        .note = judged_note(judged)};
    const auto table = at->this_turn();
    while (table->undo()) {
    }
    for (Movement& each : movements_of(*game_, *table, judged.best_play)) {
        if (each.kind != "captured") view.best_routes.push_back(std::move(each.route));
    }
    view.best_words = teller().account(voice_, *table, true);
    view.judged = std::move(judged);
    return view;
}

Answer<ReviewSummary> Table::summed_up(const coach::Coach& coach,
                                       const std::vector<std::string>& notes,
                                       std::string_view reader) const {
    auto sides = coach.sides(*match_);
    std::vector<coach::JudgedTurn> turns;
    for (const std::string& each : notes) {
        auto turn = from_note(each, sides.size());
        if (!turn) {
            return base::unexpected(
                Refusal{"unknown_note", voice_.say("page_api.bad_request", {{"part", each}})});
        }
        turns.push_back(std::move(*turn));
    }
    const auto game = coach::summed_up(std::move(sides), std::move(turns), match_->result_text());
    const std::string spoken_to = reader.empty() ? only_person() : std::string(reader);
    ReviewSummary summary{.worst = from_one(game.worst),
                          .lessons = from_one(coach::lessons(game, spoken_to)),
                          .tale = game_told(voice_, game, spoken_to)};
    for (std::size_t i = 0; i < game.sides.size(); ++i) {
        SideReview side{
            .seats = game.sides[i], .name = voice_.seats(game.sides[i]), .totals = game.totals[i]};
        if (const auto grade = coach::grade(side.totals, game.sides.size())) {
            side.grade = name(*grade);
            side.grade_told = voice_.say(std::string("review.grade.").append(side.grade));
        }
        summary.sides.push_back(std::move(side));
    }
    return summary;
}

std::string Table::only_person() const {
    std::string people;
    for (const char seat : game_->game().letters()) {
        const auto found = std::ranges::find(players_, seat, &Player::seat);
        if (found != players_.end() && found->player == "person") people += seat;
    }
    return people.size() == 1 ? people : std::string();
}

Refusal Table::unknown_turn(std::size_t turn) const {
    return {"unknown_turn", voice_.say("page_api.unknown_turn", {{"part", std::to_string(turn)}})};
}

}  // namespace parlor::page_api
