// SPDX-License-Identifier: MIT
// A search that is spelled out where a player's name is asked for, to weigh ways to search against
// the levels:
//
//   ahead:2:4:2              looks two throws ahead, from the best 4 that are within 2 %
//   rollouts:800x8:6:4       plays the best 6 within 4 % on, 800 times in all, for 8 throws each
//   rollouts:800x8:6:4:100   the same, and two throws ahead count for 100 rollouts of each
#pragma once

#include <optional>
#include <string_view>

#include "computers/players/candidates.h"

namespace parlor::players {

struct SpelledSearch {
    int ahead = 0;  // throws, one or two; 0: rollouts
    Selection selection;
    int rollouts = 0;
    int throws = 0;
    int advice = 0;
};

std::optional<SpelledSearch> read_search(std::string_view text);

}  // namespace parlor::players
