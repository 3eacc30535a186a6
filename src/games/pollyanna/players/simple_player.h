// SPDX-License-Identifier: MIT
// The rules of thumb of Pollyanna.
#pragma once

#include "computers/players/simple_player.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

template <>
class SimplePlayer<pollyanna::Pollyanna> final : public Player<pollyanna::Pollyanna> {
public:
    explicit SimplePlayer(const pollyanna::Board& /*board*/) {}

    std::size_t choose(const pollyanna::Position& before, const pollyanna::Results& results,
                       base::Random& random, const base::Stop& stop) override;
};

}  // namespace parlor::players
