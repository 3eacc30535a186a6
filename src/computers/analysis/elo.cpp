// SPDX-License-Identifier: MIT
#include "computers/analysis/elo.h"

#include <cassert>
#include <cmath>

namespace parlor::analysis {

double elo_of(double score, double even) {
    assert(score >= 0 && score <= 1 && even > 0 && even < 1);
    return 400 * (std::log10(score / (1 - score)) - std::log10(even / (1 - even)));
}

Interval elo_of(const Interval& score, double even) {
    return {elo_of(score.low, even), elo_of(score.high, even)};
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace parlor::analysis
