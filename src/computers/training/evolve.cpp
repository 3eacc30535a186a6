// SPDX-License-Identifier: MIT
#include "computers/training/evolve.h"

namespace parlor::training {

std::uint64_t games_to_evolve(const Plan& plan) {
    return (plan.games + 1) / 2 * 2 * (static_cast<std::uint64_t>(plan.generations) + 2);
}

}  // namespace parlor::training
