// SPDX-License-Identifier: MIT
// Where a net's games of The Prisoner of Zenda begin, and on which boards: on ours, or on one of
// many that are drawn by lot, so that the net plays any board.
#pragma once

#include "base/random.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/position.h"

namespace parlor::training {

class ZendaStartPositions {
public:
    static constexpr std::size_t kinds = 2;  // our board, other boards
    static const zenda::Board& board(std::size_t kind, std::uint64_t game);

    static zenda::Position begin(std::size_t /*kind*/, base::Random& /*random*/) {
        return zenda::starting_position();
    }
    // Some way to do it, by lot. Precondition: a side is to set up.
    static zenda::Position set_up(zenda::Results& results, const zenda::Position& position,
                                  base::Random& random) {
        return results.sample(position, random);
    }
    void count(const zenda::Position& before, const zenda::Position& after) {
        if (before.phase == zenda::Phase::Throwing) quiet_.count(before, after);
    }
    [[nodiscard]] bool is_drawn() const { return quiet_.make_a_draw(); }

private:
    zenda::QuietTurns quiet_;
};

}  // namespace parlor::training
