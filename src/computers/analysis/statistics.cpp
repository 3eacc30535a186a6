// SPDX-License-Identifier: MIT
#include "computers/analysis/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <numeric>

namespace parlor::analysis {

Interval wilson(std::uint64_t successes, std::uint64_t trials) {
    assert(successes <= trials);
    if (trials == 0) return {0, 1};
    const auto n = static_cast<double>(trials);
    return wilson_of_share(static_cast<double>(successes) / n, n);
}

Interval wilson_of_share(double share, double trials) {
    assert(share >= 0 && share <= 1 && trials > 0);
    const double n = trials;
    const double centre = share + z * z / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double whole = 1 + z * z / n;
    // At the ends it is exactly 0 and 1, which rounding may miss.
    return {share == 0 ? 0 : (centre - reach) / whole, share == 1 ? 1 : (centre + reach) / whole};
}

Spread Spread::of(std::uint64_t count, double sum, double sum_of_squares) {
    if (count == 0) return {};
    const auto n = static_cast<double>(count);
    const double mean = sum / n;
    const double variance = count == 1 ? 0 : (sum_of_squares - sum * mean) / (n - 1);
    const double deviation = std::sqrt(std::max(0.0, variance));
    const double reach = z * deviation / std::sqrt(n);
    return {mean, deviation, {mean - reach, mean + reach}};
}

double elo_of(double score, double even) {
    assert(score >= 0 && score <= 1 && even > 0 && even < 1);
    return 400 * (std::log10(score / (1 - score)) - std::log10(even / (1 - even)));
}

Interval elo_of(const Interval& score, double even) {
    return {elo_of(score.low, even), elo_of(score.high, even)};
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

namespace {

// The upper tail of the chi-square distribution with five degrees of freedom, in closed form.
double upper_tail(double x) {
    return std::erfc(std::sqrt(x / 2)) +
           std::sqrt(2 * x / std::numbers::pi) * std::exp(-x / 2) * (1 + x / 3);
}

}  // namespace

Fairness fairness(const Faces& faces) {
    Fairness found{.dice = std::accumulate(faces.begin(), faces.end(), std::uint64_t{0})};
    if (found.dice == 0) return found;
    const double expected = static_cast<double>(found.dice) / static_cast<double>(faces.size());
    double pips = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const auto count = static_cast<double>(faces[i]);
        pips += count * static_cast<double>(i + 1);
        found.chi_square += (count - expected) * (count - expected) / expected;
    }
    found.mean_pips = pips / static_cast<double>(found.dice);
    found.chance = upper_tail(found.chi_square);
    return found;
}

}  // namespace parlor::analysis
