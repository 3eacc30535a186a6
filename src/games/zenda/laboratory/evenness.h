// SPDX-License-Identifier: MIT
// How even a board is, by games that were played on it, and what is aimed at
// (docs/zenda-balance.md).
#pragma once

#include <array>
#include <string_view>

#include "games/zenda/analysis/tally.h"

namespace parlor::zenda {

// A target: a share of the games, or a number of turns.
struct Aim {
    std::string_view name;  // a text `balance.<name>`
    double low = 0;
    double high = 0;
    bool is_share = true;

    [[nodiscard]] bool is_met_by(double value) const { return value >= low && value <= high; }
};

inline constexpr std::array<Aim, 5> aims{{
    {"streslau", 0.45, 0.55},    // of the games with a winner
    {"drawn", 0, 0.05},          // of all games
    {"king_home", 0.25, 0.75},   // of the games with a winner …
    {"held_by_pairs", 0.10, 1},  // … and that the King was held while a yellow was left
    {"turns", 15, 60, false},    // a side, on average
}};

// By index of the aim.
using Evenness = std::array<double, aims.size()>;

Evenness evenness(const Tally& tally);

bool is_even(const Evenness& found);

// How far a board is from what is aimed at, as far as its games can tell, to rank boards: near 0 in
// the middle of every aim, about 1 more for each that is just missed, and four times that for one
// missed by twice as much. So a board that comes near all aims is better than one that meets all
// but one and misses that by far; and one that has proved even is better than one that was lucky
// once.
double miss(const Tally& tally);

}  // namespace parlor::zenda
