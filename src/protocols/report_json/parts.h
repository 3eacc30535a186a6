// SPDX-License-Identifier: MIT
// Parts that several reports have. They include Boost.JSON, so only sources include them.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "computers/analysis/statistics.h"
#include "computers/coach/coach.h"

namespace parlor::report_json {

// What advice and judged games have in common. Internal to this module.
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

// Shares and means with their intervals, as every tally has them. Internal to this module.
inline boost::json::object share_json(std::uint64_t part, std::uint64_t whole) {
    const analysis::Interval interval = analysis::wilson(part, whole);
    const double share = whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
    return {{"share", share}, {"low", interval.low}, {"high", interval.high}};
}

inline boost::json::object length_json(const analysis::Spread& spread, std::uint64_t shortest,
                                       std::uint64_t longest) {
    return {{"mean", spread.mean},        {"deviation", spread.deviation},
            {"low", spread.interval.low}, {"high", spread.interval.high},
            {"shortest", shortest},       {"longest", longest}};
}

// The dice of a seat: how often each face was seen, and how fair that looks.
inline boost::json::object dice_json(const analysis::Faces& faces) {
    const analysis::Fairness found = analysis::fairness(faces);
    boost::json::array shares;
    for (const std::uint64_t each : faces) {
        shares.push_back(
            found.dice == 0 ? 0.0 : static_cast<double>(each) / static_cast<double>(found.dice));
    }
    return {{"dice", found.dice},           {"shares", std::move(shares)},
            {"mean_pips", found.mean_pips}, {"chi_square", found.chi_square},
            {"chance", found.chance},       {"looks_fair", found.looks_fair()}};
}

}  // namespace parlor::report_json
