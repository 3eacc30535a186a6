// SPDX-License-Identifier: MIT
#include "players/simple_player.h"

#include "players/pollyanna_heuristic.h"

namespace parlor::players {

std::size_t SimplePlayer::choose(const pollyanna::Position& before,
                                 const pollyanna::Results& results, base::Random& random) {
    if (results.size() == 1) return 0;
    const std::size_t side = pollyanna::Pollyanna::side_to_throw(before);
    std::size_t chosen = 0;
    double best = -1;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const double chance = estimated_chances(results[i])[side];
        if (chance < best) continue;
        equals = chance > best ? 1 : equals + 1;
        if (equals == 1 || random.below(equals) == 0) chosen = i;
        best = chance;
    }
    return chosen;
}

}  // namespace parlor::players
