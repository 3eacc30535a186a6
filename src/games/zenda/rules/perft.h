// SPDX-License-Identifier: MIT
// Counting lines of play, to check the rules and to time them: over all 56 throws the distinct
// positions that each leads to, and so on from these. A game that is over has no further throws.
//
//   perft.count(position, 0) == 1        perft.count(position, 2) == the lines of two throws
#pragma once

#include <cstdint>
#include <vector>

#include "games/zenda/rules/results.h"

namespace parlor::zenda {

// Keeps its scratch memory, so that one counter serves many positions best.
class Perft {
public:
    explicit Perft(const Board& board = standard_board()) : board_(board) {}

    // Preconditions: depth ≥ 0; nobody is to set up.
    std::uint64_t count(const Position& position, int depth);
    // Only the lines that begin with that throw. Preconditions: depth ≥ 1, the game is not won.
    std::uint64_t count(const Position& position, Throw thrown, int depth);

private:
    const Board& board_;
    std::vector<Results> levels_;
};

}  // namespace parlor::zenda
