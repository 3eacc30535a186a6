// SPDX-License-Identifier: MIT
#include "protocols/report_json/ladder_json.h"

#include <boost/json.hpp>

namespace parlor::report_json {
namespace {

namespace json = boost::json;

json::array players_json(const LadderReport& report) {
    json::array all;
    for (std::size_t i = 0; i < report.rows.size(); ++i) {
        const analysis::LadderRow& row = report.rows[i];
        all.push_back(json::object{{"name", report.names[i]},
                                   {"elo", row.rating.elo},
                                   {"elo_low", row.rating.interval.low},
                                   {"elo_high", row.rating.interval.high},
                                   {"games", row.games},
                                   {"score", row.score},
                                   {"milliseconds", report.milliseconds[i]}});
    }
    return all;
}

json::array pairs_json(const LadderReport& report) {
    json::array all;
    for (const analysis::LadderPair& pair : report.pairs) {
        const analysis::Standing one = pair.totals.standing(0);
        all.push_back(json::object{{"one", report.names[pair.one]},
                                   {"other", report.names[pair.other]},
                                   {"games", pair.totals.games()},
                                   {"wins", one.wins},
                                   {"losses", pair.totals.standing(1).wins},
                                   {"draws", pair.totals.draws()},
                                   {"score", one.score},
                                   {"low", one.score_interval.low},
                                   {"high", one.score_interval.high}});
    }
    return all;
}

}  // namespace

std::string ladder_json(const LadderReport& report) {
    return json::serialize(json::object{{"game", report.game},
                                        {"seed", report.seed},
                                        {"anchor", report.names[report.anchor]},
                                        {"players", players_json(report)},
                                        {"pairs", pairs_json(report)}});
}

}  // namespace parlor::report_json
