// SPDX-License-Identifier: MIT
// Counting lines of play, to check the rules and to time them: over all 21 throws the distinct
// positions that each leads to, and so on from these. A game that is over has no further throws.
//
//   perft(position, 0) == 1        perft(position, 2) == the lines of two throws
#pragma once

#include <cstdint>
#include <memory>

#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

// Keeps its scratch memory and what it has counted, so that one counter serves many positions best.
class Perft {
public:
    Perft();
    ~Perft();
    Perft(const Perft&) = delete;
    Perft& operator=(const Perft&) = delete;

    // Precondition: depth ≥ 0.
    std::uint64_t count(const Position& position, int depth);
    // Only the lines that begin with that throw. Preconditions: depth ≥ 1, the game is not won.
    std::uint64_t count(const Position& position, Throw thrown, int depth);

private:
    class Levels;
    std::unique_ptr<Levels> levels_;
};

std::uint64_t perft(const Position& position, int depth);

}  // namespace parlor::pollyanna
