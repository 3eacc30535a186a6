// SPDX-License-Identifier: MIT
// The players of Pollyanna and poleana: six levels. A new one is a new line in roster.cpp. From the
// third on they judge by a net (net.h).
#pragma once

#include "computers/players/roster.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

template <>
std::span<const Level<pollyanna::Pollyanna>> roster();

// By the net of the position's rule book. Precondition: that net is there.
template <>
std::unique_ptr<Evaluator<pollyanna::Pollyanna>> standard_evaluator(const pollyanna::Board& board);

}  // namespace parlor::players
