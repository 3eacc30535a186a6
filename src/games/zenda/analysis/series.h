// SPDX-License-Identifier: MIT
// Many games of The Prisoner of Zenda between computers, each on random streams of its own: game
// number n has the same throws and the same choices whoever plays it, when and in whatever company.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "games/zenda/analysis/tally.h"
#include "games/zenda/rules/board.h"

namespace parlor::analysis {

struct ZendaSeries {
    const zenda::Board* board = &zenda::standard_board();  // outlives the series
    std::array<std::string, 2> players{};                  // by city: names of the roster
    std::uint64_t seed = 1;
};

// Games first … first + count − 1. The throws of game n are stream n of the seed; the players'
// choices, setting up included, are stream n + 2^63. Preconditions: each side has a player of the
// roster; game numbers stay below 2^63.
ZendaTally play_series(const ZendaSeries& series, std::uint64_t first, std::uint64_t count);

}  // namespace parlor::analysis
