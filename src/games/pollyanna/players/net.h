// SPDX-License-Identifier: MIT
// The net that judges Pollyanna. The program carries one; the module of the page is handed it.
//
//   if (const auto fault = take_net(file)) … name(*fault) …
//   if (has_net()) evaluator = net_evaluator(board);
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "computers/nets/net.h"
#include "computers/players/evaluator.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

bool has_net();

// Judges by this file from now on, unless something is wrong with it. Evaluators that are there
// keep theirs. Precondition: no other thread asks for one meanwhile.
std::optional<nets::Fault> take_net(std::string_view file);

// With the endgame's table, and a memory for searches that ask about the same positions again.
// Precondition: there is a net.
std::unique_ptr<Evaluator<pollyanna::Pollyanna>> net_evaluator(const pollyanna::Board& board);

}  // namespace parlor::players
