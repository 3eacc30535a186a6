// SPDX-License-Identifier: MIT
// What a decision is about: how the best play differs from others that tempt. Puzzles are sorted by
// it (docs/puzzles.md). The words are language texts, keyed by the name: "puzzle.theme." + name.
//
//   for (const Theme each : themes(board, before, answer, others)) … name(each)
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

// What the answer does and some other play does not.
enum class Theme : std::uint8_t {
    BreakOut,     // Zenda: it brings the King out of his city, or opens his way to Streslau
    ClosingRing,  // Streslau: it has more safe pieces within two spots of the King
    Hunt,         // it captures more pieces
    RoadHome,     // the King's open way is shorter (Zenda), or longer or cut (Streslau)
};

std::string_view name(Theme theme);  // `break_out`

// In the order above. Precondition: some throw of `before` leads to all of them.
std::vector<Theme> themes(const Board& board, const Position& before, const Position& answer,
                          std::span<const Position> others);

}  // namespace parlor::zenda
