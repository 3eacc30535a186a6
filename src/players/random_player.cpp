// SPDX-License-Identifier: MIT
#include "players/random_player.h"

namespace parlor::players {

std::size_t RandomPlayer::choose(const pollyanna::Position&, const pollyanna::Results& results,
                                 base::Random& random) {
    return random.below(static_cast<std::uint32_t>(results.size()));
}

}  // namespace parlor::players
