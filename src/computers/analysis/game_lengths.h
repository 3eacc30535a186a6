// SPDX-License-Identifier: MIT
// How many games there were and how long they took, counted while they are played. Whole numbers
// alone, so that parts may be merged in any order. For the tallies of the games.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "computers/analysis/interval.h"

namespace parlor::analysis {

struct GameLengths {
    std::uint64_t games = 0;
    std::uint64_t throws = 0;
    std::uint64_t throws_squared = 0;  // of each game, added up
    std::uint64_t shortest = 0;        // in throws; 0: no game yet
    std::uint64_t longest = 0;
    std::uint64_t this_game = 0;  // throws of the game that is being counted

    [[nodiscard]] Spread length() const {  // of a game, in throws
        return Spread::of(games, static_cast<double>(throws), static_cast<double>(throws_squared));
    }

    void count_throw() {
        ++throws;
        ++this_game;
    }
    void end_game() {
        shortest = games == 0 ? this_game : std::min(shortest, this_game);
        longest = std::max(longest, this_game);
        throws_squared += this_game * this_game;
        ++games;
        this_game = 0;
    }
    // Precondition: neither is within a game.
    void merge(const GameLengths& other) {
        assert(this_game == 0 && other.this_game == 0);
        if (other.games > 0) {
            shortest = games == 0 ? other.shortest : std::min(shortest, other.shortest);
        }
        longest = std::max(longest, other.longest);
        games += other.games;
        throws += other.throws;
        throws_squared += other.throws_squared;
    }

    friend bool operator==(const GameLengths&, const GameLengths&) = default;
};

}  // namespace parlor::analysis
