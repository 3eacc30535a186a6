// SPDX-License-Identifier: MIT
// What every throw would bring, as one JSON object.
//
//   {"position": "pollyanna-1916 … b ?", "side": "b", "sides": ["b", "r"],
//    "before": {"b": 0.61, "r": 0.39}, "falls": 36,
//    "throws": [{"throw": "6-3", "falls": 2, "play": "w/6 6/9", "after": "pollyanna-1916 … r ?",
//                "chances": {"b": 0.66, …}, "luck": {"b": 0.05, …}}, …]}
#pragma once

#include <span>
#include <string>
#include <vector>

#include "computers/coach/coach.h"

namespace parlor::report_json {

struct ThrowsSeen {
    std::span<const std::string> sides;
    const std::vector<double>& before;
    std::span<const coach::PossibleThrow> throws;
    std::span<const coach::BestOfThrow> best;  // one a throw
};

std::string throws_json(const match::Match& match, const ThrowsSeen& seen);

}  // namespace parlor::report_json
