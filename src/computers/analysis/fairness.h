// SPDX-License-Identifier: MIT
// Whether dice look fair, as far as a count of the faces they showed can tell.
#pragma once

#include <array>
#include <cstdint>

namespace parlor::analysis {

using Faces = std::array<std::uint64_t, 6>;  // how many dice showed 1 … 6

struct Fairness {
    std::uint64_t dice = 0;
    double mean_pips = 0;   // of a die; fair ones have 3.5
    double chi_square = 0;  // of the six shares against equal ones (Pearson)
    double chance = 1;      // that fair dice differ from equal shares as much as these, or more

    // Of a thousand counts of fair dice this fails for one.
    [[nodiscard]] bool looks_fair() const { return chance >= 0.001; }
};

// Without a die everything looks fair.
Fairness fairness(const Faces& faces);

}  // namespace parlor::analysis
