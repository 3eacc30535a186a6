// SPDX-License-Identifier: MIT
// The outcome of a simulation of The Prisoner of Zenda as one JSON object.
//
//   {"game": "zenda", "board": "3f…", "players": {"s": "simple", "z": "simple"}, "seed": 1,
//    "games": 4000, "decided": 3900, "draws": 100, "throws": …, "seconds": …,
//    "wins": {"s": 1950, "z": 1950}, "shares": {"s": {"share", "low", "high"}, "z": …},  of decided
//    "endings": {"king_home", "held_by_pairs", "held_alone", "draw"}, "length": {…},
//    "held_by_roads": [0, 0, 1800, …], "by_side": {"s": {its dice and what it did}, "z": …}}
#pragma once

#include <string>

#include "games/zenda/analysis/tally.h"

namespace parlor::zenda {

std::string tally_json(const Series& series, const Tally& tally, double seconds);

}  // namespace parlor::zenda
