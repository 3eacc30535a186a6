// SPDX-License-Identifier: MIT
// The turns of a game that goes on, kept small: a server has many long games in memory. Of a
// position only that is kept which differs from the one before it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/game/record.h"

namespace parlor::match {

class TurnLog {
public:
    // Precondition: the turn has ended, and nobody has written notes below it.
    void add(const game::Turn& turn);
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::vector<game::Turn> turns() const;

private:
    // Of each turn: its seat and throw, a line end, its play, a line end, how much of the position
    // before it stays at either end, what lies between, a line end. Plain texts have no line ends.
    std::string text_;
    std::string last_;  // position
    std::size_t size_ = 0;
};

}  // namespace parlor::match
