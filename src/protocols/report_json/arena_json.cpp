// SPDX-License-Identifier: MIT
#include "protocols/report_json/arena_json.h"

#include <boost/json.hpp>
#include <cmath>

namespace parlor::report_json {
namespace {

namespace json = boost::json;
using analysis::Sprt;
using analysis::Standing;

json::value number(double value) {
    return std::isfinite(value) ? json::value(value) : json::value(nullptr);
}

json::object player_json(std::string_view name, const Standing& standing) {
    return {{"name", name},
            {"wins", standing.wins},
            {"win_share", standing.win_share},
            {"low", standing.win_interval.low},
            {"high", standing.win_interval.high},
            {"score", standing.score},
            {"elo", number(standing.elo)},
            {"elo_low", number(standing.elo_interval.low)},
            {"elo_high", number(standing.elo_interval.high)},
            {"forfeits", standing.forfeits}};
}

json::array players_json(const ArenaReport& report) {
    json::array all;
    for (std::size_t i = 0; i < report.names.size(); ++i) {
        json::object player = player_json(report.names[i], report.totals.standing(i));
        if (!report.milliseconds.empty()) player["milliseconds"] = report.milliseconds[i];
        all.push_back(std::move(player));
    }
    return all;
}

std::string_view verdict_name(Sprt::Verdict verdict) {
    switch (verdict) {
        case Sprt::Verdict::Elo0: return "H0";
        case Sprt::Verdict::Elo1: return "H1";
        case Sprt::Verdict::Undecided: break;
    }
    return "undecided";
}

json::object test_json(const Sprt& test) {
    return {{"elo0", test.question().elo0},       {"elo1", test.question().elo1},
            {"llr", test.log_likelihood_ratio()}, {"lower", Sprt::lower_bound},
            {"upper", Sprt::upper_bound},         {"verdict", verdict_name(test.verdict())}};
}

}  // namespace

std::string arena_json(const ArenaReport& report) {
    const analysis::ArenaTotals& totals = report.totals;
    json::object all{{"game", report.game},
                     {"seed", report.seed},
                     {"games", totals.games()},
                     {"sets", totals.sets()},
                     {"draws", totals.draws()},
                     {"mean_throws", totals.mean_throws()},
                     {"players", players_json(report)}};
    if (report.test) all["sprt"] = test_json(*report.test);
    if (!totals.reasons().empty()) all["reasons"] = json::value_from(totals.reasons());
    return json::serialize(all);
}

}  // namespace parlor::report_json
