// SPDX-License-Identifier: MIT
// Where a net's games of The Prisoner of Zenda begin, and on which boards: on the standard board or
// on one of 32 random boards, so that the net can play any board.
#pragma once

#include "base/random.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

class StartPositions {
public:
    static constexpr std::size_t kinds = 2;  // the standard board, other boards
    static const Board& board(std::size_t kind, std::uint64_t game);

    static Position begin(std::size_t /*kind*/, base::Random& /*random*/) {
        return starting_position();
    }
    // Sets up at random. Precondition: a side is to set up.
    static Position set_up(Results& results, const Position& position, base::Random& random) {
        return results.sample(position, random);
    }
    void count(const Position& before, const Position& after) {
        if (before.phase == Phase::Throwing) quiet_.count(before, after);
    }
    [[nodiscard]] bool is_drawn() const { return quiet_.make_a_draw(); }

private:
    QuietTurns quiet_;
};

}  // namespace parlor::zenda
