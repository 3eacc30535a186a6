// SPDX-License-Identifier: MIT
// Plays anything: every position that the throw can lead to is as likely. (Not every sequence of
// steps: several of these may lead to one position.)
#pragma once

#include "players/player.h"

namespace parlor::players {

class RandomPlayer final : public Player {
public:
    static constexpr std::string_view roster_name = "random";

    [[nodiscard]] std::string_view name() const override { return roster_name; }
    std::size_t choose(const pollyanna::Position& before, const pollyanna::Results& results,
                       base::Random& random) override;
};

}  // namespace parlor::players
