// SPDX-License-Identifier: MIT
// The board as data. It is a reconstruction: docs/rules/pollyanna.md has the evidence for every
// number here, and a better reading of a real board is an edit of this file alone.
#pragma once

namespace parlor::pollyanna {

struct Board {
    int side = 15;         // Broadway spaces from one Entrance to the next
    int start = 6;         // counted from the owner's Entrance: the sixth space to the right (P20)
    int fork = 5;          // where a side's Turnout leaves Broadway
    int rejoin = 10;       // where it comes back
    int turnout = 7;       // spaces of a Turnout
    int path = 7;          // spaces of a Glad Path; the step after the last is home
    int reward = 10;       // spaces of a Reward (P72)
    int long_reward = 20;  // where a house of poleana gives twenty (M13)

    [[nodiscard]] constexpr int broadway() const { return 4 * side; }
    // Steps from the start to the Entrance, and home.
    [[nodiscard]] constexpr int to_entrance() const { return broadway() - start; }
    [[nodiscard]] constexpr int to_home() const { return to_entrance() + path + 1; }
};

inline constexpr Board board{};

// What the leaflets force.
static_assert(board.start == 6, "P20: the sixth space at the owner's right");
static_assert(board.rejoin == board.start + 4, "Diagrams A and B: one throw of 4 leads to 10");
static_assert(board.fork > board.start - 3 && board.fork < board.start + 1, "Diagram A");
static_assert(board.turnout == board.rejoin - board.fork - 1 + 3, "P47: three spaces longer");
// What the published description of the board adds.
static_assert(board.to_home() == 62, "62 spaces from the start to home");
static_assert(board.start < board.side && board.rejoin < board.side, "a Turnout stays on its side");
// A step meets one fork at the most, so that there are never more than two ways to make it; the
// long Reward meets two, and is two of the usual length.
static_assert(board.reward < board.side);
static_assert(board.long_reward == 2 * board.reward && board.long_reward < 2 * board.side);

}  // namespace parlor::pollyanna
