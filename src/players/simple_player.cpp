// SPDX-License-Identifier: MIT
#include "players/simple_player.h"

#include "players/best_result.h"
#include "players/pollyanna_heuristic.h"
#include "players/zenda_heuristic.h"

namespace parlor::players {

std::size_t SimplePlayer<pollyanna::Pollyanna>::choose(const pollyanna::Position& before,
                                                       const pollyanna::Results& results,
                                                       base::Random& random, const Stop& /*stop*/) {
    if (results.size() == 1) return 0;
    const std::size_t side = pollyanna::Pollyanna::side_to_throw(before);
    return best_result(
        results, [&](const auto& after) { return estimated_chances(after)[side]; }, random);
}

std::size_t SimplePlayer<zenda::Zenda>::choose(const zenda::Position& before,
                                               const zenda::Results& results, base::Random& random,
                                               const Stop& /*stop*/) {
    if (results.size() == 1) return 0;
    ZendaEvaluator evaluator(*board_);
    const std::size_t side = index(before.city);
    return best_result(
        results, [&](const auto& after) { return evaluator.chances(after)[side]; }, random);
}

}  // namespace parlor::players
