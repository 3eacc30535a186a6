// SPDX-License-Identifier: MIT
// Plays anything: every position that the throw can lead to is as likely. (Not every sequence of
// steps: several of these may lead to one position.)
#pragma once

#include "computers/players/player.h"

namespace parlor::players {

template <game::Game G>
class RandomPlayer final : public Player<G> {
public:
    std::size_t choose(const typename G::Position& /*before*/, const typename G::Results& results,
                       base::Random& random, const base::Stop& /*stop*/) override {
        return random.below(static_cast<std::uint32_t>(results.size()));
    }
};

}  // namespace parlor::players
