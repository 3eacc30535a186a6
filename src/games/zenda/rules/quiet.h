// SPDX-License-Identifier: MIT
// Games that do not end (ZQ18): forty turns a side without a capture are a draw, unless the table
// plays on. It is told by the turns of a game, not by a position.
#pragma once

#include "games/zenda/rules/position.h"

namespace parlor::zenda {

inline constexpr int quiet_turns_a_side = 40;

class QuietTurns {
public:
    // A throw led from one position to the other.
    void count(const Position& before, const Position& after) {
        const bool quiet = all_pieces(before).size() == all_pieces(after).size();
        turns_ = quiet ? turns_ + 1 : 0;
    }
    [[nodiscard]] int turns() const { return turns_; }  // of both sides, since the last capture
    [[nodiscard]] bool make_a_draw() const { return turns_ >= 2 * quiet_turns_a_side; }

private:
    int turns_ = 0;
};

}  // namespace parlor::zenda
