// SPDX-License-Identifier: MIT
// The players of The Prisoner of Zenda: six levels, which judge by the net (net.h) from the third
// on. A new one is a new line in roster.cpp.
#pragma once

#include "computers/players/roster.h"
#include "games/zenda/rules/game.h"

namespace parlor::players {

template <>
std::span<const Level<zenda::Zenda>> roster();

// The levels from before the net, by features and weights.
template <>
std::span<const Level<zenda::Zenda>> contenders();

template <>
std::unique_ptr<Evaluator<zenda::Zenda>> standard_evaluator(const zenda::Board& board);

// By features and weights, which every program carries.
std::unique_ptr<Evaluator<zenda::Zenda>> linear_evaluator(const zenda::Board& board);

}  // namespace parlor::players
