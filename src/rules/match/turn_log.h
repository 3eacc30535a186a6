// SPDX-License-Identifier: MIT
// The turns of a game that is being played, in little memory: a server keeps many long games. Of
// each position only the difference from the one before is stored.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/game/record.h"

namespace parlor::match {

class TurnLog {
public:
    // Precondition: the turn has ended and has no notes.
    void add(const game::Turn& turn);
    [[nodiscard]] std::size_t size() const { return size_; }
    // Unpacks them all.
    [[nodiscard]] std::vector<game::Turn> turns() const;
    // The seat of the last turn; 0 before the first.
    [[nodiscard]] char last_seat() const { return last_seat_; }
    // Whether it has a turn of that seat.
    [[nodiscard]] bool has(char seat) const { return seats_.find(seat) != std::string::npos; }

private:
    // For each turn: its seat and throw, a line end, its play, a line end, how many characters of
    // the position before it stay at the front and at the back, what lies between, a line end.
    // Plain texts have no line ends.
    std::string text_;
    std::string last_;   // position
    std::string seats_;  // that have ended a turn
    char last_seat_ = '\0';
    std::size_t size_ = 0;
};

}  // namespace parlor::match
