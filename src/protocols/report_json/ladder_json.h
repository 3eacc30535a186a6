// SPDX-License-Identifier: MIT
// A ladder as JSON.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "computers/analysis/ladder.h"

namespace parlor::report_json {

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

}  // namespace parlor::report_json
