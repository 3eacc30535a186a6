// SPDX-License-Identifier: MIT
// Shares and means with their intervals, as every tally has them. Internal to this module.
#pragma once

#include <boost/json.hpp>
#include <cstdint>

#include "computers/analysis/fairness.h"
#include "computers/analysis/interval.h"

namespace parlor::report_json {

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
