// SPDX-License-Identifier: MIT
// An arena's outcome as JSON. An infinite number, such as the Elo of a player that won every game,
// is null.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "computers/analysis/arena_totals.h"
#include "computers/analysis/sprt.h"

namespace parlor::report_json {

struct ArenaReport {
    std::string_view game;
    std::uint64_t seed = 1;
    std::span<const std::string> names;
    const analysis::ArenaTotals& totals;
    const std::optional<analysis::Sprt>& test;
    std::vector<double> milliseconds{};  // a choice took, by player; empty: not told
};

std::string arena_json(const ArenaReport& report);

}  // namespace parlor::report_json
