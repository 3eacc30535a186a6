// SPDX-License-Identifier: MIT
// The net that judges The Prisoner of Zenda, on any board. The program contains it; the browser's
// module loads it.
//
//   if (const auto fault = take_net(file)) … name(*fault) …
//   if (has_net()) evaluator = net_evaluator(board);
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "computers/nets/net.h"
#include "computers/players/evaluator.h"
#include "games/zenda/rules/game.h"

namespace parlor::zenda {

bool has_net();

// Uses this file from now on, unless it is refused. Evaluators that exist keep their net.
// Precondition: no other thread calls these functions meanwhile.
std::optional<nets::NetFault> take_net(std::string_view file);

// Precondition: there is a net.
std::unique_ptr<players::Evaluator<Zenda>> net_evaluator(const Board& board);

// A throw leads to a thousand positions and more. Features and weights, which are quick, tell which
// of them that evaluator should look at.
std::unique_ptr<players::Evaluator<Zenda>> filtered(
    std::unique_ptr<players::Evaluator<Zenda>> judge, const Board& board);

// The net that the program carries: the contents of nets/zenda.net.
// Empty in the browser's module, which is given the file when it needs it (net.h).
std::string_view zenda_net();

}  // namespace parlor::zenda
