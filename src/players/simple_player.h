// SPDX-License-Identifier: MIT
// A careful hand: looks at every position that the throw can lead to, and no further, and takes the
// one with the best estimated chance for its side (pollyanna_heuristic.h). Equals are drawn by lot.
#pragma once

#include "players/player.h"

namespace parlor::players {

class SimplePlayer final : public Player {
public:
    static constexpr std::string_view roster_name = "simple";

    [[nodiscard]] std::string_view name() const override { return roster_name; }
    std::size_t choose(const pollyanna::Position& before, const pollyanna::Results& results,
                       base::Random& random) override;
};

}  // namespace parlor::players
