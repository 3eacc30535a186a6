// SPDX-License-Identifier: MIT
// What the computers say of a table: hints, what a throw may bring, turns judged.
#include <algorithm>

#include "presentation/sentences/compared_told.h"
#include "presentation/sentences/judged_told.h"
#include "protocols/page_api/judged_notes.h"
#include "protocols/page_api/movements.h"
#include "protocols/page_api/table.h"
#include "rules/match/resume.h"

namespace parlor::page_api {
namespace {

using match::Due;
using match::Error;

// For the throws that may come, the same as for a judged turn.
constexpr auto usual_effort = coach::Effort::Normal;

std::size_t steps_made(const match::Match& table) {
    const auto made = table.made_texts();
    return static_cast<std::size_t>(std::ranges::count_if(
        made, [](std::string_view each) { return !match::is_over_text(each); }));
}

Marks marks_of(const coach::SideTotals& totals) {
    using coach::Mark;
    return {.best = totals.count(Mark::Best),
            .good = totals.count(Mark::Good),
            .inaccuracy = totals.count(Mark::Inaccuracy),
            .mistake = totals.count(Mark::Mistake),
            .blunder = totals.count(Mark::Blunder),
            .forced = totals.count(Mark::Forced)};
}

std::vector<std::size_t> from_one(std::vector<std::size_t> turns) {
    for (std::size_t& each : turns) ++each;
    return turns;
}

}  // namespace

std::optional<Refusal> Table::net_wanted(std::string_view level) const {
    const std::string_view net = game_->wanted_net(*match_, level);
    if (net.empty()) return std::nullopt;
    return Refusal{.error = "net_wanted",
                   .message = voice_.say("page_api.net_wanted"),
                   .net = std::string(net)};
}

Answer<Hints> Table::hint(std::size_t most, const base::Stop& stop) const {
    return results(most, usual_effort, stop);
}

Answer<Hints> Table::results(std::size_t most, coach::Effort effort, const base::Stop& stop) const {
    if (auto refused = not_playing()) return base::unexpected(std::move(*refused));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    Hints hints{.sides = coach_->sides(*match_)};
    for (const coach::Advice& each :
         coach_->advice(*match_, {.most = most, .effort = effort, .seed = seed_.seed}, stop)) {
        const auto table = match_->this_turn();
        while (each.undo_first && table->undo()) {
        }
        const std::size_t made = steps_made(*table);
        Hint hint{.play = each.play,
                  .after = each.after,
                  .undo_first = each.undo_first,
                  .chances = each.chances,
                  .error = each.error,
                  .low = each.interval.low,
                  .high = each.interval.high,
                  .exact = each.exact};
        hint.routes = own_routes(movements_of(*game_, *table, each.play));
        hint.words = table->made_texts().empty() ? teller().account(voice_, *table, true)
                                                 : teller().deeds(voice_, *table, made);
        hint.reason = reasons_told(voice_, each.reasons);
        hints.hints.push_back(std::move(hint));
    }
    return hints;
}

Answer<Judgement> Table::weigh(const base::Stop& stop) const {
    if (auto refused = not_playing()) return base::unexpected(std::move(*refused));
    if (match_->due() != Due::Confirm) {
        return base::unexpected(refuse({.error = Error::ThrowNotPlayed}));
    }
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    const double error = coach_->judge_turn(*match_, {.seed = seed_.seed}, stop).error;
    return Judgement{error, coach::least_blunder, error >= coach::least_blunder};
}

std::optional<Refusal> Table::not_throwing() const {
    switch (match_->due()) {
        case Due::Throw: return std::nullopt;
        case Due::Over: return refuse({.error = Error::GameOver});
        case Due::Set: return refuse({.error = Error::NotSetUp});
        default: return refuse({.error = Error::AlreadyThrown});
    }
}

Answer<Throws> Table::throws() const {
    if (auto refused = not_throwing()) return base::unexpected(std::move(*refused));
    Throws all{.sides = coach_->sides(*match_)};
    for (const coach::PossibleThrow& each : coach_->throws()) {
        all.throws.push_back({each.thrown, each.falls});
        all.falls += each.falls;
    }
    return all;
}

Answer<BestPlay> Table::best_of(std::string_view thrown) const {
    if (auto refused = not_throwing()) return base::unexpected(std::move(*refused));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    const auto table = match_->this_turn();
    if (const auto done = table->throw_dice(thrown); !done) {
        return base::unexpected(refuse(done.error()));
    }
    const auto best = coach_->best_of(*match_, {table->thrown_text()}, usual_effort);
    BestPlay told{.thrown = table->thrown_text(),
                  .play = best.play,
                  .after = best.after,
                  .chances = best.chances};
    told.routes = own_routes(movements_of(*game_, *table, best.play));
    told.words = table->made_texts().empty() ? teller().account(voice_, *table, true)
                                             : teller().deeds(voice_, *table, 0);
    return told;
}

Answer<Standing> Table::before() const {
    if (auto refused = not_throwing()) return base::unexpected(std::move(*refused));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    return Standing{coach_->before(*match_, usual_effort)};
}

// Copies of the table at every turn, made when first asked for: to replay a long game for each of
// its turns would take longer than to judge them.
const match::Match* Table::played(std::size_t turn) {
    if (played_.empty()) {
        if (const auto first = begun()) {
            played_ = coach::played_turns(*first, match_->record().turns);
        }
    }
    return turn >= 1 && turn <= played_.size() ? played_[turn - 1].get() : nullptr;
}

Answer<JudgedTurnView> Table::judge(std::size_t turn) {
    const match::Match* const at = played(turn);
    if (at == nullptr) return base::unexpected(unknown_turn(turn));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    // As `parlor analyse` does it. Its work is counted, so that no clock changes a figure.
    return told(*at, turn, coach_->judge_turn(*at, {.seed = turn}, base::never_stop));
}

JudgedTurnView Table::told(const match::Match& at, std::size_t turn,
                           coach::JudgedTurn judged) const {
    JudgedTurnView view{.turn = turn,
                        .mark = name(mark(judged)),
                        .fortune = name(fortune(judged)),
                        .reason = reasons_told(voice_, judged.reasons),
                        .best_reason = reasons_told(voice_, judged.best_reasons),
                        .why = compared_told(voice_, judged.comparison),
                        .note = judged_note(judged)};
    const auto table = at.this_turn();
    while (table->undo()) {
    }
    view.best_routes = own_routes(movements_of(*game_, *table, judged.best_play));
    view.best_words = teller().account(voice_, *table, true);
    view.judged = std::move(judged);
    return view;
}

Answer<ReviewSummary> Table::sum_up(const std::vector<std::string>& notes,
                                    std::string_view reader) const {
    const std::size_t sides = coach_->sides(*match_).size();
    const auto played = match_->record().turns;
    std::vector<coach::JudgedTurn> turns;
    for (const std::string& each : notes) {
        auto turn = from_note(each, sides);
        if (!turn || turns.size() == played.size()) {
            return base::unexpected(
                Refusal{"unknown_note", voice_.say("page_api.bad_request", {{"part", each}})});
        }
        turn->seat = played[turns.size()].seat;
        turn->thrown = played[turns.size()].thrown;
        turns.push_back(std::move(*turn));
    }
    return summed_up(std::move(turns), reader);
}

ReviewSummary Table::summed_up(std::vector<coach::JudgedTurn> turns,
                               std::string_view reader) const {
    const auto game =
        coach::summed_up(coach_->sides(*match_), std::move(turns), match_->result_text());
    const std::string only_person = people().size() == 1 ? people() : std::string();
    const std::string spoken_to = reader.empty() ? only_person : std::string(reader);
    ReviewSummary summary{.moment = game.moment ? game.moment->turn + 1 : 0,
                          .worst = from_one(game.worst),
                          .lessons = from_one(coach::lessons(game, spoken_to)),
                          .tale = game_told(voice_, game, spoken_to)};
    for (std::size_t i = 0; i < game.sides.size(); ++i) {
        const coach::SideTotals& totals = game.totals[i];
        summary.sides.push_back({.seats = game.sides[i],
                                 .name = voice_.seats(game.sides[i]),
                                 .totals = totals,
                                 .luck_told = luck_told(voice_, totals.luck),
                                 .marks = marks_of(totals)});
    }
    return summary;
}

Review Table::review(const coach::JudgedGame& game) const {
    Turns turns;
    Review review{.story = replay(&turns), .summary = summed_up(game.turns, {})};
    for (std::size_t i = 0; i < game.turns.size(); ++i) {
        review.turns.push_back(told(*turns[i], i + 1, game.turns[i]));
    }
    return review;
}

Refusal Table::unknown_turn(std::size_t turn) const {
    return {"unknown_turn", voice_.say("page_api.unknown_turn", {{"part", std::to_string(turn)}})};
}

}  // namespace parlor::page_api
