// SPDX-License-Identifier: MIT
// A judged game as one JSON object.
//
//   {"sides": ["b", "r"], "result": "=b",
//    "totals": {"b": {"luck": 0.21, "error": 0.08, "plays": 40, "errors": 3, "blunders": 1,
//                     "result": 1, "without_luck": 0.79}, …},
//    "worst": [12, 40, …],
//    "turns": [{"turn": 1, "side": "b", "seat": "b", "position": …, "throw": "6-3", "play": "w/6
//    6/9",
//               "best": "w/6 6/9", "before": {"b": 0.5, …}, "luck": {"b": 0.02, …},
//               "after_best": {…}, "after": {…}, "error": 0, "forced": true,
//               "reasons": […], "best_reasons": […]}, …]}
//
// Turns are numbered as in the record. While a game goes on its results are null.
#pragma once

#include <string>
#include <string_view>

#include "computers/coach/judged_game.h"

namespace parlor::report_json {

std::string judged_json(const coach::JudgedGame& game, std::string_view result);

}  // namespace parlor::report_json
