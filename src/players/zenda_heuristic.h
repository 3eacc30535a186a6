// SPDX-License-Identifier: MIT
// What a careful player of The Prisoner of Zenda sees in a position without looking ahead: how far
// the King has to go, which roads are cut and how safely, who is in danger, how closely the King is
// held. One reason a number (zenda_weights.h).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/zenda_view.h"
#include "players/zenda_weights.h"
#include "zenda/board.h"
#include "zenda/game.h"

namespace parlor::players {

// Keeps tables of its board, which must outlive it.
class ZendaHeuristic {
public:
    ZendaHeuristic(const zenda::Board& board, const ZendaWeights& weights);

    [[nodiscard]] const zenda::Board& board() const { return *board_; }

    // The chance of each side to win, between 0 and 1; together 1. A side that has won has 1.
    [[nodiscard]] zenda::Chances chances(const zenda::Position& position) const;

private:
    [[nodiscard]] double material(const ZendaView& view) const;
    [[nodiscard]] double risk_to_green(const ZendaView& view) const;
    [[nodiscard]] double risk_to_yellow(const ZendaView& view) const;
    [[nodiscard]] double open_road(const ZendaView& view) const;
    [[nodiscard]] double spots_to_go(const ZendaView& view) const;
    [[nodiscard]] double hold_on_king(const ZendaView& view) const;

    [[nodiscard]] int faces_that_reach(const ZendaView& view, zenda::Spot spot,
                                       const zenda::SpotSet& pieces) const;
    [[nodiscard]] bool is_within_six(zenda::Spot spot, const zenda::SpotSet& pieces) const;
    [[nodiscard]] int distance(zenda::Spot from, zenda::Spot to) const {
        return distances_[static_cast<std::size_t>(from.number() * size_ + to.number())];
    }

    const zenda::Board* board_;
    ZendaWeights weights_;
    int size_;                             // one more than there are spots
    std::vector<std::uint8_t> distances_;  // roads between any two spots, whatever stands there
};

}  // namespace parlor::players
