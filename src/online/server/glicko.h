// SPDX-License-Identifier: MIT
// Glicko-2 as in Mark Glickman, "Example of the Glicko-2 system" (2022); names and steps are those
// of the paper. The page has the same in web/src/puzzles/glicko.ts.
//
//   rated({1500, 200, 0.06}, {{1400, 30, 1}, {1550, 100, 0}})
#pragma once

#include <initializer_list>

namespace parlor::server {

struct Rating {
    double rating = 1500;
    double deviation = 350;    // the rating is within two of these with 95 %
    double volatility = 0.06;  // how much the strength itself changes
};

struct RatedGame {
    double rating;  // the opponent's
    double deviation;
    double score;  // 1 won, 0 lost
};

// The rating after the games of one rating period, at least one.
Rating rated(const Rating& before, std::initializer_list<RatedGame> games);

}  // namespace parlor::server
