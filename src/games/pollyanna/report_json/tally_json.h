// SPDX-License-Identifier: MIT
// A simulation's outcome as one JSON object. Seats are keyed by their letters; where partners play
// `wins` and `shares` also have the sides, keyed by the letters of both.
//
//   {"game": "pollyanna-1916", "seed": 1, "games": 1000, "throws": 273500, "seconds": 0.2, …,
//    "wins": {"b": 251, …}, "shares": {"b": {"share": 0.251, "low": 0.225, "high": 0.279}, …},
//    "length": {"mean": …, "deviation": …, "low": …, "high": …, "shortest": …, "longest": …},
//    "totals": {"captures": …, "faces": [1s, …, 6s], "dice": {"mean_pips": 3.5, "chi_square": …,
//    "chance": that fair dice differ as much, "looks_fair": true, …}, …}, "by_seat": {"b": …, …}}
#pragma once

#include <string>

#include "games/pollyanna/analysis/tally.h"

namespace parlor::pollyanna {

std::string tally_json(const Series& series, const Tally& tally, double seconds);

}  // namespace parlor::pollyanna
