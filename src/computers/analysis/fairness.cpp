// SPDX-License-Identifier: MIT
#include "computers/analysis/fairness.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace parlor::analysis {
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
