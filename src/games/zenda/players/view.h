// SPDX-License-Identifier: MIT
// A position of The Prisoner of Zenda at a glance, for estimates and reasons: who stands where, and
// who could come where with one die.
#pragma once

#include <optional>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

// Both must outlive it.
struct View {
    View(const Board& on, const Position& at);
    // Where the green pieces are known, and those of them that cannot be captured.
    View(const Board& on, const Position& at, const SpotSet& all_green, const SpotSet& firm_green);

    const Board* board;
    const Position* position;
    SpotSet green;
    SpotSet yellow;
    SpotSet occupied;
    SpotSet firm;  // green pieces that cannot be captured where they stand

    [[nodiscard]] bool zenda_throws() const { return position->city == City::Zenda; }
    // Of the six faces, those with which one of `pieces` could come to that spot.
    [[nodiscard]] int faces_that_reach(Spot spot, const SpotSet& pieces) const;
    // The King's way to Streslau over free spots and over his own men, who can make way. None: the
    // roads are cut. Precondition: the King is on the board.
    [[nodiscard]] std::optional<int> open_way() const;
};

}  // namespace parlor::zenda
