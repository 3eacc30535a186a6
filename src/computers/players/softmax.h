// SPDX-License-Identifier: MIT
// From strengths to chances: one unit more strength multiplies the odds by e.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>

namespace parlor::players {

// e to the power x, nearly, for x ≤ 0. Without the library's, which differ in their last bits and
// so in which of two plays they find better.
constexpr double power_of_e(double x) {
    constexpr double least = -40;  // beyond it there is nothing to tell apart
    double power = 1 + std::max(x, least) / 4096;
    for (int i = 0; i < 12; ++i) power *= power;
    return power;
}

// Sides that do not play have no chance. Precondition: one plays.
template <std::size_t sides>
constexpr std::array<double, sides> softmax(const std::array<double, sides>& strengths,
                                            const std::array<bool, sides>& plays) {
    double most = -1e300;
    for (std::size_t i = 0; i < sides; ++i) {
        if (plays[i]) most = std::max(most, strengths[i]);
    }
    std::array<double, sides> chances{};
    double sum = 0;
    for (std::size_t i = 0; i < sides; ++i) {
        if (plays[i]) sum += chances[i] = power_of_e(strengths[i] - most);
    }
    for (double& chance : chances) chance /= sum;
    return chances;
}

// By how much one of two is stronger who has that chance: nearly, and never more, where it is next
// to nothing or to certainty.
inline double lead_of(double chance) {
    constexpr double nothing = 1e-9;
    if (chance < nothing) return -std::numeric_limits<double>::infinity();
    const double other = std::max(1 - chance, nothing);
    const double lead =
        4096 * (1 - std::pow(std::min(chance, other) / std::max(chance, other), 1.0 / 4096));
    return chance < other ? -lead : lead;
}

}  // namespace parlor::players
