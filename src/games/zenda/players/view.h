// SPDX-License-Identifier: MIT
// A position of The Prisoner of Zenda at a glance, for estimates and reasons: who stands where, and
// who could come where with one die.
#pragma once

#include <optional>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::players {

// Both must outlive it.
struct ZendaView {
    ZendaView(const zenda::Board& on, const zenda::Position& at);
    // Where the green pieces are known, and those of them that cannot be captured.
    ZendaView(const zenda::Board& on, const zenda::Position& at, const zenda::SpotSet& all_green,
              const zenda::SpotSet& firm_green);

    const zenda::Board* board;
    const zenda::Position* position;
    zenda::SpotSet green;
    zenda::SpotSet yellow;
    zenda::SpotSet occupied;
    zenda::SpotSet firm;  // green pieces that cannot be captured where they stand

    [[nodiscard]] bool zenda_throws() const { return position->city == zenda::City::Zenda; }
    // Of the six faces, those with which one of `pieces` could come to that spot.
    [[nodiscard]] int faces_that_reach(zenda::Spot spot, const zenda::SpotSet& pieces) const;
    // The King's way to Streslau over free spots and over his own men, who can make way. None: the
    // roads are cut. Precondition: the King is on the board.
    [[nodiscard]] std::optional<int> open_way() const;
};

}  // namespace parlor::players
