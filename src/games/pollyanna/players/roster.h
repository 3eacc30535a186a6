// SPDX-License-Identifier: MIT
// The players of Pollyanna and poleana: six levels. A new one is a new line in roster.cpp. From the
// third on they judge by a net (net.h).
#pragma once

#include "computers/players/player.h"
#include "computers/players/roster.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

// Plays by a few rules of thumb that anybody learns in a first game of Pollyanna.
class SimplePlayer final : public players::Player<Pollyanna> {
public:
    explicit SimplePlayer(const Board& /*board*/) {}

    std::size_t choose(const Position& before, const Results& results, base::Random& random,
                       const base::Stop& stop) override;
};

}  // namespace parlor::pollyanna

template <>
std::span<const parlor::players::Level<parlor::pollyanna::Pollyanna>>
parlor::players::roster<parlor::pollyanna::Pollyanna>();

// By the net of the position's rule book. Precondition: that net is there.
template <>
std::unique_ptr<parlor::players::Evaluator<parlor::pollyanna::Pollyanna>>
parlor::players::standard_evaluator<parlor::pollyanna::Pollyanna>(
    const parlor::pollyanna::Board& board);
