// SPDX-License-Identifier: MIT
// The rules of thumb of The Prisoner of Zenda.
#pragma once

#include "computers/players/simple_player.h"
#include "games/zenda/rules/game.h"

namespace parlor::players {

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
