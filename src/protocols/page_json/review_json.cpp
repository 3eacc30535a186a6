// SPDX-License-Identifier: MIT
// What the page gets of a judged game.
#include "protocols/page_json/answers.h"
#include "protocols/page_json/lists.h"
#include "protocols/page_json/points.h"

namespace parlor::page_json {
namespace {

namespace json = boost::json;

json::array figures(const std::vector<double>& all) {
    return list(all, [](double each) { return json::value(each); });
}

json::array turn_numbers(const std::vector<std::size_t>& all) {
    return list(all, [](std::size_t each) { return json::value(each); });
}

json::value figure_or_null(const std::optional<double>& value) {
    return value ? json::value(*value) : json::value(nullptr);
}

json::object side_json(const page_api::SideReview& side) {
    return {{"seats", side.seats},
            {"name", side.name},
            {"luck", side.totals.luck},
            {"error", side.totals.error},
            {"plays", side.totals.plays},
            {"errors", side.totals.errors},
            {"blunders", side.totals.blunders},
            {"result", figure_or_null(side.totals.result)},
            {"withoutLuck", figure_or_null(side.totals.without_luck)},
            {"grade", side.grade},
            {"gradeTold", side.grade_told}};
}

}  // namespace

json::object answer_json(const page_api::JudgedTurnView& turn) {
    const coach::JudgedTurn& judged = turn.judged;
    return {{"ok", true},
            {"turn", turn.turn},
            {"side", judged.side},
            {"position", judged.position},
            {"before", figures(judged.before)},
            {"luck", figures(judged.luck)},
            {"best", figures(judged.best)},
            {"played", figures(judged.played)},
            {"error", judged.error},
            {"verdict", turn.verdict},
            {"reason", turn.reason},
            {"bestPlay", judged.best_play},
            {"bestWords", turn.best_words},
            {"bestReason", turn.best_reason},
            {"bestRoutes", list(turn.best_routes, route_json)},
            {"note", turn.note}};
}

json::object answer_json(const page_api::ReviewSummary& summary) {
    return {{"ok", true},
            {"sides", list(summary.sides, side_json)},
            {"worst", turn_numbers(summary.worst)},
            {"lessons", turn_numbers(summary.lessons)},
            {"tale", summary.tale}};
}

}  // namespace parlor::page_json
