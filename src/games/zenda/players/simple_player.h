// SPDX-License-Identifier: MIT
// Plays by a few rules of thumb that anybody learns in a first game of The Prisoner of Zenda.
#pragma once

#include "computers/players/player.h"
#include "games/zenda/rules/game.h"

namespace parlor::zenda {

class SimplePlayer final : public players::Player<Zenda> {
public:
    explicit SimplePlayer(const Board& board) : board_(&board) {}

    std::size_t choose(const Position& before, const Results& results, base::Random& random,
                       const base::Stop& stop) override;

private:
    const Board* board_;
};

}  // namespace parlor::zenda
