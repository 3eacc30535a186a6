// SPDX-License-Identifier: MIT
// What advice and judged games have in common. Internal to this module.
#pragma once

#include <boost/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "computers/coach/coach.h"

namespace parlor::report_json {

inline boost::json::object by_side(std::span<const std::string> sides,
                                   const std::vector<double>& values) {
    boost::json::object all;
    for (std::size_t i = 0; i < sides.size(); ++i) all[sides[i]] = values[i];
    return all;
}

inline boost::json::array reasons_json(const std::vector<coach::Reason>& reasons) {
    boost::json::array all;
    for (const coach::Reason& each : reasons) {
        all.push_back({{"key", each.key}, {"numbers", boost::json::value_from(each.arguments)}});
    }
    return all;
}

inline boost::json::object play_json(std::span<const std::string> sides,
                                     const coach::Advice& advice) {
    return {{"play", advice.play},
            {"after", advice.after},
            {"chances", by_side(sides, advice.chances)},
            {"error", advice.error},
            {"low", advice.interval.low},
            {"high", advice.interval.high},
            {"exact", advice.exact},
            {"reasons", reasons_json(advice.reasons)}};
}

}  // namespace parlor::report_json
