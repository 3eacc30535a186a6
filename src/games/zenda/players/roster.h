// SPDX-License-Identifier: MIT
// The players of The Prisoner of Zenda: six levels, which judge by the net (net.h) from the third
// on. A new one is a new line in roster.cpp.
#pragma once

#include "computers/players/player.h"
#include "computers/players/roster.h"
#include "games/zenda/rules/game.h"

namespace parlor::zenda {

// Plays by a few rules of thumb that anybody learns in a first game of The Prisoner of Zenda.
class SimplePlayer final : public players::Player<Zenda> {
public:
    explicit SimplePlayer(const Board& board) : board_(&board) {}

    std::size_t choose(const Position& before, const Results& results, base::Random& random,
                       const base::Stop& stop) override;

private:
    const Board* board_;
};

// By features and weights, which every program carries.
std::unique_ptr<players::Evaluator<Zenda>> linear_evaluator(const Board& board);

}  // namespace parlor::zenda

template <>
std::span<const parlor::players::Level<parlor::zenda::Zenda>>
parlor::players::roster<parlor::zenda::Zenda>();

// The levels from before the net, by features and weights.
template <>
std::span<const parlor::players::Level<parlor::zenda::Zenda>>
parlor::players::contenders<parlor::zenda::Zenda>();

template <>
std::unique_ptr<parlor::players::Evaluator<parlor::zenda::Zenda>>
parlor::players::standard_evaluator<parlor::zenda::Zenda>(const parlor::zenda::Board& board);
