// SPDX-License-Identifier: MIT
// A table as it is seen and heard, and its story so far.
#include <algorithm>

#include "protocols/page_api/movements.h"
#include "protocols/page_api/table.h"
#include "rules/match/new_game.h"

namespace parlor::page_api {
namespace {

using match::Due;

// "pollyanna-1916+partners"
std::string game_id(const game::Record& record) {
    std::string id = record.edition;
    for (const char each : record.switches.empty() ? "" : ' ' + record.switches) {
        id += each == ' ' ? '+' : each;
    }
    return id;
}

std::string given_name(const game::Record& record, char seat) {
    const auto found = std::ranges::find(record.seats, seat, &game::RecordedSeat::letter);
    return found == record.seats.end() ? std::string() : found->name.value_or("");
}

Told told_of(const sentences::Teller& teller, const sentences::Voice& voice,
             const match::Match& match, const game::Record& record) {
    Told told{.standing = teller.standing_told(voice, match),
              .opening = teller.opening_told(voice, record)};
    const bool over = match.due() == Due::Over;
    const std::string thrown = match.thrown_text();
    const bool setting = thrown == match::setting_up;
    if (over || thrown.empty()) return told;
    if (!setting) told.thrown = teller.throw_told(voice, match);
    if (!setting || !match.made_texts().empty()) told.account = teller.account(voice, match, false);
    return told;
}

}  // namespace

TableView Table::view() const {
    const game::Record record = match_->record();
    TableView view{.table = number_,
                   .language = voice_.language,
                   .game = game_id(record),
                   .family = std::string(game_->name()),
                   .title = teller().title(voice_, record),
                   .house = std::string(match::house_of(record.others)),
                   .spinners = match::has_spinners(record.others) &&
                               game_->game().offers_spinners(record.edition),
                   .due = name(match_->due()),
                   .side = match_->side(),
                   .to_act = match_->seats(),
                   .awaited = match_->awaited(),
                   .position = match_->position_text(),
                   .standing = match_->standing_text(),
                   .thrown = match_->thrown_text(),
                   .dice = game_->dice(*match_),
                   .reward = game_->reward(*match_),
                   .made = match_->made_texts(),
                   .choices = game_->choices(voice_, *match_),
                   .may_undo = may_undo(),
                   .may_draw = match_->due() == Due::Throw && !match_->rivals().empty(),
                   .may_take_back = match_->has_ended_turn(people()),
                   .wins = wins(),
                   .pieces = game_->pieces(voice_, *match_),
                   .result = match_->result_text(),
                   .turn = match_->turns_ended(),
                   .record = game::write(record),
                   .told = told_of(teller(), voice_, *match_, record)};
    for (Choice& each : view.choices) each.seat = match_->maker_of(each.step);
    for (const char each : view.to_act) {
        if (match_->may_hand_over(each)) view.may_hand_over += each;
    }
    view.told.prompt = game_->prompt(voice_, *match_);
    const bool decided = view.result.starts_with('=');
    for (const Player& each : players_) {
        view.seats.push_back(
            {.seat = each.seat,
             .name = given_name(record, each.seat),
             .colour_name = voice_.colour(each.seat),
             .player = each.player,
             .figure = game_->figure(each.seat),
             .summary = game_->summary(voice_, *match_, each.seat),
             .partners = match_->partners_of(each.seat),
             .won = decided && view.result.find(match_->side_of(each.seat)) != std::string::npos});
    }
    return view;
}

Why Table::why(std::string_view from, std::string_view to) const {
    switch (match_->due()) {
        case Due::Over: return {.message = voice_.say("refused.game_over")};
        case Due::Throw: return {.message = voice_.say("page_api.why.throw_first")};
        default: return game_->why(voice_, *match_, {from, to});
    }
}

std::unique_ptr<match::Match> Table::begun() const {
    game::Record record = match_->tags();
    record.result.clear();
    auto first = games::resume(record);
    return first ? std::move(*first) : nullptr;
}

Story Table::story() const { return replay(nullptr); }

Story Table::replay(Turns* turns) const {
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
        if (turns != nullptr) turns->push_back(table->this_turn());
        table->confirm();
        told.pieces = game_->pieces(voice_, *table);
        story.turns.push_back(std::move(told));
    }
    return story;
}

}  // namespace parlor::page_api
