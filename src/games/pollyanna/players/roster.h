// SPDX-License-Identifier: MIT
// The players of Pollyanna: six levels. A new one is a new line in roster.cpp. From the third on
// they judge by the net (net.h), and poleana by features and weights.
#pragma once

#include "computers/players/roster.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

template <>
std::span<const Level<pollyanna::Pollyanna>> roster();

// With features and weights instead of the net.
template <>
std::span<const Level<pollyanna::Pollyanna>> contenders();

// By the net, and poleana by weights. Precondition: there is a net.
template <>
std::unique_ptr<Evaluator<pollyanna::Pollyanna>> standard_evaluator(const pollyanna::Board& board);

// By features and weights, which every program carries.
std::unique_ptr<Evaluator<pollyanna::Pollyanna>> linear_evaluator(const pollyanna::Board& board);

}  // namespace parlor::players
