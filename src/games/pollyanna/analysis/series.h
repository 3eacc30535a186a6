// SPDX-License-Identifier: MIT
// Many games of computers against each other, each on random streams of its own: game number n has
// the same throws and the same choices whoever plays it, when and in whatever company.
//
//   Tally all = play_series(series, 0, 500);
//   all.merge(play_series(series, 500, 500));      the same as play_series(series, 0, 1000)
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/pollyanna/analysis/tally.h"

namespace parlor::analysis {

struct Series {
    pollyanna::Variant variant{};
    pollyanna::SeatSet seated = pollyanna::SeatSet::all();
    std::array<std::string, 4> players{};  // by seat: names of the roster
    std::uint64_t seed = 1;
};

// Seats that win together, in the order of turns.
std::vector<pollyanna::SeatSet> sides(const Series& series);

// Games first … first + count − 1. The throws of game n, those for the first turn before the
// others, are stream n of the seed; the players' choices are stream n + 2^63. Preconditions: the
// seats may play; each has a player of the roster; game numbers stay below 2^63.
Tally play_series(const Series& series, std::uint64_t first, std::uint64_t count);

}  // namespace parlor::analysis
