// SPDX-License-Identifier: MIT
// The players of Pollyanna: six levels. A new one is a new line in roster.cpp.
#pragma once

#include "computers/players/roster.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

template <>
std::span<const Level<pollyanna::Pollyanna>> roster();

template <>
std::unique_ptr<Evaluator<pollyanna::Pollyanna>> standard_evaluator(const pollyanna::Board& board);

// With the net instead of features and weights.
template <>
std::span<const Level<pollyanna::Pollyanna>> contenders();

}  // namespace parlor::players
