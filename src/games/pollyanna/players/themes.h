// SPDX-License-Identifier: MIT
// What a decision is about: how the best play differs from others that tempt. Puzzles are sorted by
// it (docs/puzzles.md). The words are language texts, keyed by the name: "puzzle.theme." + name.
//
//   for (const Theme each : themes(before, answer, others)) … name(each)
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/pollyanna/rules/position.h"

namespace parlor::pollyanna {

// What the answer has and some other play has not, or the reverse.
enum class Theme : std::uint8_t {
    HitOrRun,        // a capture
    HoldBlockade,    // the answer keeps the Blockades that another play breaks up
    BreakBlockade,   // the reverse
    SideRoad,        // more pieces on Turnouts
    EnterOrAdvance,  // more pieces that enter
    ExactHome,       // more pieces that come home
};

std::string_view name(Theme theme);  // `hit_or_run`

// In the order above. Precondition: some throw of `before` leads to all of them.
std::vector<Theme> themes(const Position& before, const Position& answer,
                          std::span<const Position> others);

}  // namespace parlor::pollyanna
