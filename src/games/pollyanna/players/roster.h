// SPDX-License-Identifier: MIT
// The players of Pollyanna and poleana: six levels. A new one is a new line in roster.cpp. From the
// third on they judge by a net (net.h).
#pragma once

#include "computers/players/roster.h"
#include "games/pollyanna/rules/game.h"

template <>
std::span<const parlor::players::Level<parlor::pollyanna::Pollyanna>>
parlor::players::roster<parlor::pollyanna::Pollyanna>();

// By the net of the position's rule book. Precondition: that net is there.
template <>
std::unique_ptr<parlor::players::Evaluator<parlor::pollyanna::Pollyanna>>
parlor::players::standard_evaluator<parlor::pollyanna::Pollyanna>(
    const parlor::pollyanna::Board& board);
