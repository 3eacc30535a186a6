// SPDX-License-Identifier: MIT
// Shares and means with their intervals, as every tally has them. For sources of this room.
#pragma once

#include <boost/json.hpp>
#include <cstdint>

#include "analysis/interval.h"

namespace parlor::wire {

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

}  // namespace parlor::wire
