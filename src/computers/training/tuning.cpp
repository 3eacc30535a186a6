// SPDX-License-Identifier: MIT
#include "computers/training/tuning.h"

#include <algorithm>
#include <cmath>

namespace parlor::training {

void Calibration::add(double said, double happened) {
    const auto bin = static_cast<std::size_t>(said * bins);
    Bin& counted = by_chance[std::min(bin, bins - 1)];
    counted.count += 1;
    counted.said += said;
    counted.happened += happened;
    if (happened > 0) losses -= happened * std::log(said);
}

std::uint64_t games_in(const TuningPlan& plan) {
    return (plan.games + 1) / 2 * 2 * (static_cast<std::uint64_t>(plan.generations) + 2);
}

}  // namespace parlor::training
