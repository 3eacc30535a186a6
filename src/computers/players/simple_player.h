// SPDX-License-Identifier: MIT
// Plays by a few rules of thumb that anybody learns in a first game.
#pragma once

#include "computers/players/player.h"
#include "games/pollyanna/rules/game.h"
#include "games/zenda/rules/game.h"

namespace parlor::players {

template <game::Game G>
class SimplePlayer;

template <>
class SimplePlayer<pollyanna::Pollyanna> final : public Player<pollyanna::Pollyanna> {
public:
    explicit SimplePlayer(const pollyanna::Board& /*board*/) {}

    std::size_t choose(const pollyanna::Position& before, const pollyanna::Results& results,
                       base::Random& random, const base::Stop& stop) override;
};

template <>
class SimplePlayer<zenda::Zenda> final : public Player<zenda::Zenda> {
public:
    explicit SimplePlayer(const zenda::Board& board) : board_(&board) {}

    std::size_t choose(const zenda::Position& before, const zenda::Results& results,
                       base::Random& random, const base::Stop& stop) override;

private:
    const zenda::Board* board_;
};

}  // namespace parlor::players
