// SPDX-License-Identifier: MIT
#include "computers/analysis/interval.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace parlor::analysis {
namespace {}  // namespace

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

}  // namespace parlor::analysis
