// SPDX-License-Identifier: MIT
#include "protocols/report_json/reports.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cassert>
#include <cmath>

#include "protocols/report_json/parts.h"

namespace parlor::report_json {

namespace json = boost::json;

namespace {

// The name of the side that is to play.
std::string_view playing_side(const match::Match& match, std::span<const std::string> sides) {
    const auto plays = [&](const std::string& side) {
        return side.find(match.side()) != std::string::npos;
    };
    const auto found = std::ranges::find_if(sides, plays);
    return found == sides.end() ? std::string_view() : *found;
}

}  // namespace

std::string advice_json(const match::Match& match, const AdviceGiven& given) {
    assert(given.why.size() == given.plays.size());
    json::array plays;
    for (std::size_t i = 0; i < given.plays.size(); ++i) {
        json::object play = play_json(given.sides, given.plays[i]);
        play["why"] = given.why[i];
        plays.push_back(std::move(play));
    }
    return json::serialize(json::object{{"position", match.position_text()},
                                        {"throw", match.thrown_text()},
                                        {"side", playing_side(match, given.sides)},
                                        {"sides", json::value_from(given.sides)},
                                        {"plays", std::move(plays)}});
}

std::string throws_json(const match::Match& match, const ThrowsSeen& seen) {
    assert(seen.throws.size() == seen.best.size());
    json::array throws;
    int falls = 0;
    for (std::size_t i = 0; i < seen.throws.size(); ++i) {
        const coach::BestOfThrow& best = seen.best[i];
        std::vector<double> luck = best.chances;
        for (std::size_t side = 0; side < luck.size(); ++side) luck[side] -= seen.before[side];
        throws.push_back({{"throw", seen.throws[i].thrown},
                          {"falls", seen.throws[i].falls},
                          {"play", best.play},
                          {"after", best.after},
                          {"chances", by_side(seen.sides, best.chances)},
                          {"luck", by_side(seen.sides, luck)}});
        falls += seen.throws[i].falls;
    }
    return json::serialize(json::object{{"position", match.position_text()},
                                        {"side", playing_side(match, seen.sides)},
                                        {"sides", json::value_from(seen.sides)},
                                        {"before", by_side(seen.sides, seen.before)},
                                        {"falls", falls},
                                        {"throws", std::move(throws)}});
}

namespace {

json::value number_or_null(const std::optional<double>& value) {
    return value ? json::value(*value) : json::value(nullptr);
}

json::object totals_json(const coach::SideTotals& of) {
    json::object marks;
    for (const coach::Mark each : coach::all_marks) marks[name(each)] = of.count(each);
    return {{"accuracy", number_or_null(of.accuracy)},
            {"start", of.start},
            {"luck", of.luck},
            {"skill", number_or_null(of.skill)},
            {"error", of.error},
            {"plays", of.plays},
            {"marks", std::move(marks)},
            {"result", number_or_null(of.result)}};
}

json::value moment_json(const coach::JudgedGame& game) {
    if (!game.moment) return nullptr;
    return {{"turn", game.moment->turn + 1},
            {"kind", game.moment->is_throw ? "throw" : "play"},
            {"gain", game.moment->gain}};
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
            {"accuracy", turn.accuracy},
            {"weight", turn.weight},
            {"mark", name(mark(turn))},
            {"fortune", name(fortune(turn))},
            {"reasons", reasons_json(turn.reasons)},
            {"best_reasons", reasons_json(turn.best_reasons)},
            {"comparison", reasons_json(turn.comparison)}};
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
                                        {"moment", moment_json(game)},
                                        {"worst", std::move(worst)},
                                        {"turns", std::move(turns)}});
}

namespace {

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

namespace {

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

std::string health_json(std::string_view version) {
    return boost::json::serialize(boost::json::object{{"status", "ok"}, {"version", version}});
}

}  // namespace parlor::report_json
