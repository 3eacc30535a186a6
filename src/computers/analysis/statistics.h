// SPDX-License-Identifier: MIT
// Figures from a finite number of games, and how far they can be trusted.
#pragma once

#include <array>
#include <cstdint>

namespace parlor::analysis {

// How far a figure from a finite number of games can be trusted: 95 % intervals.

// 95 % of a normal distribution lie within ± z.
inline constexpr double z = 1.959963984540054;

struct Interval {
    double low = 0;
    double high = 0;
};

// Of a share, by Wilson's score (1927): never outside 0 … 1 and good for few trials too. Without a
// trial it is 0 … 1. Precondition: successes ≤ trials.
Interval wilson(std::uint64_t successes, std::uint64_t trials);
// 95 % confidence interval for a share from `trials` effective independent trials.
Interval wilson_of_share(double share, double trials);

// A mean and the standard deviation of single values, worked out from sums.
struct Spread {
    double mean = 0;
    double deviation = 0;  // of a sample; 0 for fewer than two values
    Interval interval;     // of the mean, by the normal distribution

    static Spread of(std::uint64_t count, double sum, double sum_of_squares);
};

// The usual scale of strength: 400 points more are ten times the odds of winning.

// How much better a player is than its opponents when it scores that much where an equal would have
// scored `even`: against one opponent a half, against two a third. Infinite at 0 and 1.
double elo_of(double score, double even = 0.5);
Interval elo_of(const Interval& score, double even = 0.5);

// The score against one opponent.
double score_of(double elo);

// Whether dice look fair, as far as a count of the faces they showed can tell.
using Faces = std::array<std::uint64_t, 6>;  // how many dice showed 1 … 6

struct Fairness {
    std::uint64_t dice = 0;
    double mean_pips = 0;   // of a die; fair ones have 3.5
    double chi_square = 0;  // of the six shares against equal ones (Pearson)
    double chance = 1;      // that fair dice differ from equal shares as much as these, or more

    // False for 1 in 1000 counts of fair dice.
    [[nodiscard]] bool looks_fair() const { return chance >= 0.001; }
};

// Without any dice the result looks fair.
Fairness fairness(const Faces& faces);

}  // namespace parlor::analysis
