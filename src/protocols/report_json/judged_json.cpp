// SPDX-License-Identifier: MIT
#include "protocols/report_json/judged_json.h"

#include <boost/json.hpp>

#include "protocols/report_json/coach_json.h"

namespace parlor::report_json {
namespace {

namespace json = boost::json;

json::value number_or_null(const std::optional<double>& value) {
    return value ? json::value(*value) : json::value(nullptr);
}

json::object totals_json(const coach::SideTotals& of) {
    return {{"luck", of.luck},
            {"error", of.error},
            {"plays", of.plays},
            {"errors", of.errors},
            {"blunders", of.blunders},
            {"result", number_or_null(of.result)},
            {"without_luck", number_or_null(of.without_luck)}};
}

json::object turn_json(const coach::JudgedGame& game, std::size_t index) {
    const coach::JudgedTurn& turn = game.turns[index];
    return {{"turn", index + 1},
            {"side", game.sides[turn.side]},
            {"seat", std::string(1, turn.seat)},
            {"position", turn.position},
            {"throw", turn.thrown},
            {"play", turn.play},
            {"best", turn.best_play},
            {"before", by_side(game.sides, turn.before)},
            {"luck", by_side(game.sides, turn.luck)},
            {"after_best", by_side(game.sides, turn.best)},
            {"after", by_side(game.sides, turn.played)},
            {"error", turn.error},
            {"forced", turn.forced},
            {"reasons", reasons_json(turn.reasons)},
            {"best_reasons", reasons_json(turn.best_reasons)}};
}

}  // namespace

std::string judged_json(const coach::JudgedGame& game, std::string_view result) {
    json::object totals;
    for (std::size_t i = 0; i < game.sides.size(); ++i) {
        totals[game.sides[i]] = totals_json(game.totals[i]);
    }
    json::array worst;
    for (const std::size_t each : game.worst) worst.push_back(each + 1);
    json::array turns;
    for (std::size_t i = 0; i < game.turns.size(); ++i) turns.push_back(turn_json(game, i));
    return json::serialize(json::object{{"sides", json::value_from(game.sides)},
                                        {"result", result.empty() ? "unfinished" : result},
                                        {"totals", std::move(totals)},
                                        {"worst", std::move(worst)},
                                        {"turns", std::move(turns)}});
}

}  // namespace parlor::report_json
