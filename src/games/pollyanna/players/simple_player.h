// SPDX-License-Identifier: MIT
// Plays by a few rules of thumb that anybody learns in a first game of Pollyanna.
#pragma once

#include "computers/players/player.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

class SimplePlayer final : public players::Player<Pollyanna> {
public:
    explicit SimplePlayer(const Board& /*board*/) {}

    std::size_t choose(const Position& before, const Results& results, base::Random& random,
                       const base::Stop& stop) override;
};

}  // namespace parlor::pollyanna
