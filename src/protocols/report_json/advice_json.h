// SPDX-License-Identifier: MIT
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
#pragma once

#include <span>
#include <string>

#include "computers/coach/coach.h"

namespace parlor::report_json {

struct AdviceGiven {
    std::span<const std::string> sides;
    std::span<const coach::Advice> plays;
    std::span<const std::string> why;  // in words, one a play
};

std::string advice_json(const match::Match& match, const AdviceGiven& given);

}  // namespace parlor::report_json
