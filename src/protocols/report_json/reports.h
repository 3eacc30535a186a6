// SPDX-License-Identifier: MIT
// What commands and servers report, each as one JSON object.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "computers/analysis/arena_totals.h"
#include "computers/analysis/ladder.h"
#include "computers/analysis/sprt.h"
#include "computers/coach/coach.h"
#include "computers/coach/judged_game.h"

namespace parlor::report_json {

// A coach's advice as one JSON object.
//
//   {"position": "pollyanna-1916 … b ?", "throw": "6-3", "side": "b", "sides": ["b", "r"],
//    "plays": [{"play": "w/6 6/9", "after": "pollyanna-1916 … r ?", "chances": {"b": 0.61, …},
//               "error": 0, "low": 0.6, "high": 0.62, "exact": false,
//               "reasons": [{"key": "hint.enters", "numbers": []}, …],
//               "why": "enters a piece, …"}, …]}
//
// `low` and `high` are of the chance of the side that plays. While pieces are set up `throw` is
// "set".
struct AdviceGiven {
    std::span<const std::string> sides;
    std::span<const coach::Advice> plays;
    std::span<const std::string> why;  // in words, one a play
};

std::string advice_json(const match::Match& match, const AdviceGiven& given);

// What every throw would bring, as one JSON object.
//
//   {"position": "pollyanna-1916 … b ?", "side": "b", "sides": ["b", "r"],
//    "before": {"b": 0.61, "r": 0.39}, "falls": 36,
//    "throws": [{"throw": "6-3", "falls": 2, "play": "w/6 6/9", "after": "pollyanna-1916 … r ?",
//                "chances": {"b": 0.66, …}, "luck": {"b": 0.05, …}}, …]}
struct ThrowsSeen {
    std::span<const std::string> sides;
    const std::vector<double>& before;
    std::span<const coach::PossibleThrow> throws;
    std::span<const coach::BestOfThrow> best;  // one a throw
};

std::string throws_json(const match::Match& match, const ThrowsSeen& seen);

// A judged game as one JSON object.
//
//   {"sides": ["b", "r"], "result": "=b",
//    "totals": {"b": {"accuracy": 84.1, "start": 0.5, "luck": 0.21, "skill": 0.29, "error": 0.08,
//                     "plays": 40, "marks": {"forced": 9, "best": 25, …}, "result": 1}, …},
//    "moment": {"turn": 32, "kind": "throw", "gain": 0.18}, "worst": [12, 40, …],
//    "turns": [{"turn": 1, "side": "b", "seat": "b", "position": …, "throw": "6-3",
//               "play": "w/6 6/9", "best": "w/6 6/9", "before": {"b": 0.5, …},
//               "luck": {"b": 0.02, …}, "after_best": {…}, "after": {…}, "error": 0,
//               "accuracy": 1, "weight": 0.1, "mark": "best", "fortune": "", "reasons": […],
//               "best_reasons": […], "comparison": […]}, …]}
//
// Turns are numbered as in the record. While a game goes on its results are null.
std::string judged_json(const coach::JudgedGame& game, std::string_view result);

// An arena's outcome as JSON. An infinite number, such as the Elo of a player that won every game,
// is null.
struct ArenaReport {
    std::string_view game;
    std::uint64_t seed = 1;
    std::span<const std::string> names;
    const analysis::ArenaTotals& totals;
    const std::optional<analysis::Sprt>& test;
    std::vector<double> milliseconds{};  // a choice took, by player; empty: not told
};

std::string arena_json(const ArenaReport& report);

// A ladder as JSON.
struct LadderReport {
    std::string_view game;
    std::uint64_t seed = 1;
    std::size_t anchor = 0;
    std::span<const std::string> names;
    std::span<const analysis::LadderRow> rows;
    std::span<const analysis::LadderPair> pairs;
    std::span<const double> milliseconds;  // a choice took, by player
};

std::string ladder_json(const LadderReport& report);

// Whether a server is well, as JSON.
std::string health_json(std::string_view version);

}  // namespace parlor::report_json
