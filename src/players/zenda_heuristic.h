// SPDX-License-Identifier: MIT
// What a careful player of The Prisoner of Zenda sees in a position without looking ahead: how far
// the King has to go, which roads are cut and how safely, who is in danger, how closely the King is
// held. One reason a number (zenda_weights.h).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "players/evaluator.h"
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
    [[nodiscard]] std::size_t pair(zenda::Spot one, zenda::Spot other) const {
        return static_cast<std::size_t>(one.number()) * within_six_.size() +
               static_cast<std::size_t>(other.number());
    }

    const zenda::Board* board_;
    ZendaWeights weights_;
    std::vector<zenda::SpotSet> within_six_;  // of each spot, whatever stands between
    std::vector<double> nearness_;  // of any two spots: 1 two roads away, less farther off
};

// Weighs a position as the side does that has just played.
class ZendaEvaluator final : public Evaluator<zenda::Zenda> {
public:
    explicit ZendaEvaluator(const zenda::Board& board);

    zenda::Chances chances(const zenda::Position& position) override {
        return after_play_of_[1 - index(position.city)].chances(position);
    }

private:
    std::array<ZendaHeuristic, 2> after_play_of_;  // by city
};

}  // namespace parlor::players
