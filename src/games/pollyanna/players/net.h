// SPDX-License-Identifier: MIT
// The nets that judge Pollyanna and poleana, one per rule book. The program contains them; the
// browser's module loads them.
//
//   if (const auto fault = take_net(file)) … name(*fault) …
//   if (has_net(book)) evaluator = net_evaluator(book);
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "computers/nets/net.h"
#include "computers/players/evaluator.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

// The name of its file, without the extension.
std::string_view net_name(RuleBook book);

bool has_net(RuleBook book);

// Uses this file from now on for the rule book it was made for, unless it is refused. Evaluators
// that exist keep their net. Precondition: no other thread calls these functions meanwhile.
std::optional<nets::NetFault> take_net(std::string_view file);

// With the endgame's table, and a cache for searches that ask about the same positions again.
// Precondition: has_net(book).
std::unique_ptr<players::Evaluator<Pollyanna>> net_evaluator(RuleBook book);

// The nets in the program: the contents of nets/pollyanna.net and nets/poleana.net. Empty in the
// browser's module, which loads a file when it needs it (`take_net`).
std::string_view pollyanna_net();
std::string_view poleana_net();

}  // namespace parlor::pollyanna
