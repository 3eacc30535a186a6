// SPDX-License-Identifier: MIT
// Plays anything: every position that the throw can lead to is as likely. (Not every sequence of
// steps: several of these may lead to one position.)
#pragma once

#include "players/player.h"

namespace parlor::players {

template <game::Game G>
class RandomPlayer final : public Player<G> {
public:
    static constexpr std::string_view roster_name = "random";

    [[nodiscard]] std::string_view name() const override { return roster_name; }
    std::size_t choose(const typename G::Position&, const typename G::Results& results,
                       base::Random& random) override {
        return random.below(static_cast<std::uint32_t>(results.size()));
    }
};

}  // namespace parlor::players
