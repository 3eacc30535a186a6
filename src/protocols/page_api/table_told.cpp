// SPDX-License-Identifier: MIT
// What a table is asked for beyond its view: hints, reasons, the story so far.
#include <algorithm>

#include "computers/coach/judged_game.h"
#include "presentation/sentences/reasons_told.h"
#include "protocols/page_api/movements.h"
#include "protocols/page_api/refusals.h"
#include "protocols/page_api/table.h"
#include "rules/match/resume.h"

namespace parlor::page_api {
namespace {

std::size_t steps_made(const match::Match& table) {
    const auto made = table.made_texts();
    return static_cast<std::size_t>(std::ranges::count_if(
        made, [](std::string_view each) { return !match::is_over_text(each); }));
}

}  // namespace

Answer<Hints> Table::hint(coach::Coach& coach, std::size_t most, coach::Effort effort,
                          const base::Stop& stop) const {
    if (const auto error = why_not_playing()) return base::unexpected(refuse(*error));
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    Hints hints{.sides = coach.sides(*match_)};
    for (const coach::Advice& each :
         coach.advice(*match_, {.most = most, .effort = effort, .seed = seed_.seed}, stop)) {
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

Answer<Judgement> Table::weigh(coach::Coach& coach, const base::Stop& stop) const {
    if (const auto error = why_not_playing()) return base::unexpected(refuse(*error));
    if (match_->due() != match::Due::Confirm) {
        return base::unexpected(refuse(match::Error::ThrowNotPlayed));
    }
    if (auto wanted = net_wanted()) return base::unexpected(std::move(*wanted));
    const double error = coach.judge_turn(*match_, {.seed = seed_.seed}, stop).error;
    return Judgement{error, coach::least_blunder, error >= coach::least_blunder};
}

std::optional<Refusal> Table::net_wanted(std::string_view level) const {
    const std::string_view net = game_->wanted_net(*match_, level);
    if (net.empty()) return std::nullopt;
    return Refusal{.error = "net_wanted",
                   .message = voice_.say("page_api.net_wanted"),
                   .net = std::string(net)};
}

Why Table::why(page::Touched touched) const {
    if (const auto error = why_not_playing()) {
        const bool over = *error == match::Error::GameOver;
        return {.message = voice_.say(over ? "refused.game_over" : "page_api.why.throw_first")};
    }
    return game_->why(voice_, *match_, touched);
}

std::unique_ptr<match::Match> Table::begun() const {
    game::Record record = match_->tags();
    record.result.clear();
    auto first = games::resume(record);
    return first ? std::move(*first) : nullptr;
}

Story Table::story() const {
    const game::Record record = match_->record();
    Story story{.opening = teller().opening_told(voice_, record)};
    const auto table = begun();
    if (!table) return story;
    story.start = game_->pieces(voice_, *table);
    story.position = table->position_text();
    for (const game::Turn& turn : record.turns) {
        if (turn.is_pending()) break;
        if (turn.thrown != match::setting_up) table->throw_dice(turn.thrown);
        StoryTurn told{
            .number = story.turns.size() + 1,
            .seat = turn.seat,
            .thrown = turn.thrown,
            .play = turn.play,
            .position = turn.after,
            .dice = game_->dice(*table),
            .movements = movements_of(*game_, *table, turn.play, last_movements_noticed)};
        told.words = teller().account(voice_, *table, true);
        table->confirm();
        told.pieces = game_->pieces(voice_, *table);
        story.turns.push_back(std::move(told));
    }
    return story;
}

}  // namespace parlor::page_api
