// SPDX-License-Identifier: MIT
// The net that judges The Prisoner of Zenda.
#pragma once

#include <memory>

#include "computers/players/evaluator.h"
#include "games/zenda/rules/game.h"

namespace parlor::players {

// A throw leads to a thousand positions and more. Features and weights, which are quick, tell which
// of them that evaluator should look at.
std::unique_ptr<Evaluator<zenda::Zenda>> sifted(std::unique_ptr<Evaluator<zenda::Zenda>> judge,
                                                const zenda::Board& board);

}  // namespace parlor::players
