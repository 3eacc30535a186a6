// SPDX-License-Identifier: MIT
// The fields of the page's answers, and of what its requests have besides texts and numbers.
// web/src/engine/answers.ts says what each means; a test compares its checkers with these rows.
#pragma once

#include "protocols/page_api/page_api.h"
#include "protocols/page_json/game_rows.h"

namespace parlor::json_fields {

template <>
inline constexpr auto row<page_api::SeatPlan> =
    fields(field("seat", &page_api::SeatPlan::seat), field("name", &page_api::SeatPlan::name),
           field("player", &page_api::SeatPlan::player));
template <>
inline constexpr auto row<page_api::Plan> =
    fields(field("game", &page_api::Plan::game), field("seats", &page_api::Plan::seats),
           field("seed", &page_api::Plan::seed), if_there("house", &page_api::Plan::house),
           if_there("spinners", &page_api::Plan::spinners));
template <>
inline constexpr auto row<page_api::OpenPlan> =
    fields(field("position", &page_api::OpenPlan::position),
           field("seed", &page_api::OpenPlan::seed), if_there("seats", &page_api::OpenPlan::seats));
template <>
inline constexpr auto row<page::Rearrangement> = fields(
    if_there("game", &page::Rearrangement::game), if_there("seats", &page::Rearrangement::seats),
    if_there("side", &page::Rearrangement::side), if_there("thrown", &page::Rearrangement::thrown),
    if_there("figure", &page::Rearrangement::figure), if_there("from", &page::Rearrangement::from),
    if_there("to", &page::Rearrangement::to));
template <>
inline constexpr auto row<page_api::DuelView> =
    fields(field("game", &page_api::DuelView::game), field("level", &page_api::DuelView::level),
           field("person", &page_api::DuelView::person), field("seats", &page_api::DuelView::seats),
           field("seed", &page_api::DuelView::seed));
template <>
inline constexpr auto row<page_api::SeatView> = fields(
    field("seat", &page_api::SeatView::seat), field("name", &page_api::SeatView::name),
    field("player", &page_api::SeatView::player),
    field("colourName", &page_api::SeatView::colour_name),
    field("figure", &page_api::SeatView::figure), field("summary", &page_api::SeatView::summary),
    field("partners", &page_api::SeatView::partners), field("won", &page_api::SeatView::won));
template <>
inline constexpr auto row<page_api::Told> =
    fields(field("standing", &page_api::Told::standing), field("throw", &page_api::Told::thrown),
           field("account", &page_api::Told::account), field("opening", &page_api::Told::opening),
           field("prompt", &page_api::Told::prompt));
template <>
inline constexpr auto row<page_api::TableView> = fields(
    field("table", &page_api::TableView::table), field("language", &page_api::TableView::language),
    field("game", &page_api::TableView::game), field("family", &page_api::TableView::family),
    field("title", &page_api::TableView::title), field("house", &page_api::TableView::house),
    field("spinners", &page_api::TableView::spinners), field("due", &page_api::TableView::due),
    field("side", &page_api::TableView::side), field("toAct", &page_api::TableView::to_act),
    field("awaited", &page_api::TableView::awaited),
    field("position", &page_api::TableView::position),
    field("standing", &page_api::TableView::standing),
    field("thrown", &page_api::TableView::thrown), field("dice", &page_api::TableView::dice),
    field("reward", &page_api::TableView::reward), field("made", &page_api::TableView::made),
    field("choices", &page_api::TableView::choices),
    field("mayUndo", &page_api::TableView::may_undo),
    field("mayHandOver", &page_api::TableView::may_hand_over),
    field("mayDraw", &page_api::TableView::may_draw),
    field("mayTakeBack", &page_api::TableView::may_take_back),
    field("wins", &page_api::TableView::wins), field("seats", &page_api::TableView::seats),
    field("pieces", &page_api::TableView::pieces), field("result", &page_api::TableView::result),
    field("turn", &page_api::TableView::turn), field("record", &page_api::TableView::record),
    field("told", &page_api::TableView::told));
template <>
inline constexpr auto row<page_api::Changed> =
    std::tuple_cat(fields_of(&page_api::Changed::view, row<page_api::TableView>),
                   fields(field("movements", &page_api::Changed::movements),
                          field("ended", &page_api::Changed::ended)));
template <>
inline constexpr auto row<page_api::Hint> =
    fields(field("play", &page_api::Hint::play), field("after", &page_api::Hint::after),
           field("undoFirst", &page_api::Hint::undo_first),
           field("chances", &page_api::Hint::chances), field("error", &page_api::Hint::error),
           field("low", &page_api::Hint::low), field("high", &page_api::Hint::high),
           field("exact", &page_api::Hint::exact), field("routes", &page_api::Hint::routes),
           field("words", &page_api::Hint::words), field("reason", &page_api::Hint::reason));
template <>
inline constexpr auto row<page_api::Hints> =
    fields(field("sides", &page_api::Hints::sides), field("hints", &page_api::Hints::hints));
template <>
inline constexpr auto row<page_api::StoryTurn> = fields(
    field("number", &page_api::StoryTurn::number), field("seat", &page_api::StoryTurn::seat),
    field("thrown", &page_api::StoryTurn::thrown), field("play", &page_api::StoryTurn::play),
    field("words", &page_api::StoryTurn::words), field("position", &page_api::StoryTurn::position),
    field("dice", &page_api::StoryTurn::dice), field("pieces", &page_api::StoryTurn::pieces),
    field("movements", &page_api::StoryTurn::movements));
template <>
inline constexpr auto row<page_api::Story> = fields(
    field("opening", &page_api::Story::opening), field("position", &page_api::Story::position),
    field("start", &page_api::Story::start), field("turns", &page_api::Story::turns));
template <>
inline constexpr auto row<page_api::Judgement> =
    fields(field("error", &page_api::Judgement::error), field("least", &page_api::Judgement::least),
           field("blunder", &page_api::Judgement::blunder));
template <>
inline constexpr auto row<page_api::JudgedTurnView> =
    fields(field("turn", &page_api::JudgedTurnView::turn),
           field("side", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::side),
           field("position", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::position),
           field("before", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::before),
           field("luck", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::luck),
           field("best", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::best),
           field("played", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::played),
           field("error", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::error),
           field("mark", &page_api::JudgedTurnView::mark),
           field("fortune", &page_api::JudgedTurnView::fortune),
           field("reason", &page_api::JudgedTurnView::reason),
           field("bestPlay", &page_api::JudgedTurnView::judged, &coach::JudgedTurn::best_play),
           field("bestWords", &page_api::JudgedTurnView::best_words),
           field("bestReason", &page_api::JudgedTurnView::best_reason),
           field("why", &page_api::JudgedTurnView::why),
           field("bestRoutes", &page_api::JudgedTurnView::best_routes),
           field("note", &page_api::JudgedTurnView::note));
template <>
inline constexpr auto row<page_api::Marks> = fields(
    field("best", &page_api::Marks::best), field("good", &page_api::Marks::good),
    field("inaccuracy", &page_api::Marks::inaccuracy), field("mistake", &page_api::Marks::mistake),
    field("blunder", &page_api::Marks::blunder), field("forced", &page_api::Marks::forced));
template <>
inline constexpr auto row<page_api::SideReview> =
    fields(field("seats", &page_api::SideReview::seats), field("name", &page_api::SideReview::name),
           field("accuracy", &page_api::SideReview::totals, &coach::SideTotals::accuracy),
           field("start", &page_api::SideReview::totals, &coach::SideTotals::start),
           field("luck", &page_api::SideReview::totals, &coach::SideTotals::luck),
           field("luckTold", &page_api::SideReview::luck_told),
           field("skill", &page_api::SideReview::totals, &coach::SideTotals::skill),
           field("error", &page_api::SideReview::totals, &coach::SideTotals::error),
           field("plays", &page_api::SideReview::totals, &coach::SideTotals::plays),
           field("marks", &page_api::SideReview::marks),
           field("result", &page_api::SideReview::totals, &coach::SideTotals::result));
template <>
inline constexpr auto row<page_api::ReviewSummary> =
    fields(field("sides", &page_api::ReviewSummary::sides),
           field("moment", &page_api::ReviewSummary::moment),
           field("worst", &page_api::ReviewSummary::worst),
           field("lessons", &page_api::ReviewSummary::lessons),
           field("tale", &page_api::ReviewSummary::tale));
template <>
inline constexpr auto row<page_api::ThrowCard> = fields(
    field("thrown", &page_api::ThrowCard::thrown), field("falls", &page_api::ThrowCard::falls));
template <>
inline constexpr auto row<page_api::Throws> =
    fields(field("sides", &page_api::Throws::sides), field("throws", &page_api::Throws::throws),
           field("falls", &page_api::Throws::falls));
template <>
inline constexpr auto row<page_api::BestPlay> = fields(
    field("thrown", &page_api::BestPlay::thrown), field("play", &page_api::BestPlay::play),
    field("after", &page_api::BestPlay::after), field("chances", &page_api::BestPlay::chances),
    field("routes", &page_api::BestPlay::routes), field("words", &page_api::BestPlay::words));
template <>
inline constexpr auto row<page_api::Standing> =
    fields(field("chances", &page_api::Standing::chances));
template <>
inline constexpr auto row<page_api::Refusal> =
    fields(field("error", &page_api::Refusal::error), field("message", &page_api::Refusal::message),
           field("rules", &page_api::Refusal::rules), field("places", &page_api::Refusal::places),
           if_there("net", &page_api::Refusal::net));

}  // namespace parlor::json_fields

namespace parlor::page_json {

// {"ok": true, …}
template <class T>
void append_answer(std::string& to, const T& answer) {
    json_fields::ObjectWriter object(to);
    object.flag("ok", true);
    json_fields::append_fields(object, answer);
}

}  // namespace parlor::page_json
