// SPDX-License-Identifier: MIT
// How far a figure from a finite number of games can be trusted: 95 % intervals.
#pragma once

#include <cstdint>

namespace parlor::analysis {

// 95 % of a normal distribution lie within ± z.
inline constexpr double z = 1.959963984540054;

struct Interval {
    double low = 0;
    double high = 0;
};

// Of a share, by Wilson's score (1927): never outside 0 … 1 and good for few trials too. Without a
// trial it is 0 … 1. Precondition: successes ≤ trials.
Interval wilson(std::uint64_t successes, std::uint64_t trials);
// Of a share between 0 and 1 that is worth so many independent trials.
Interval wilson_of_share(double share, double trials);

// A mean and the standard deviation of single values, worked out from sums.
struct Spread {
    double mean = 0;
    double deviation = 0;  // of a sample; 0 for fewer than two values
    Interval interval;     // of the mean, by the normal distribution

    static Spread of(std::uint64_t count, double sum, double sum_of_squares);
};

}  // namespace parlor::analysis
