// SPDX-License-Identifier: MIT
// The nets that judge Pollyanna and poleana, one for each book of rules. The program carries them;
// the module of the page is handed them.
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

// What its file is called, without the ending.
std::string_view net_name(RuleBook book);

bool has_net(RuleBook book);

// Judges the book that it was made for by this file from now on, unless something is wrong with it.
// Evaluators that are there keep theirs. Precondition: no other thread asks for one meanwhile.
std::optional<nets::NetFault> take_net(std::string_view file);

// With the endgame's table, and a memory for searches that ask about the same positions again.
// Precondition: there is a net.
std::unique_ptr<players::Evaluator<Pollyanna>> net_evaluator(RuleBook book);

// The nets that the program carries: the contents of nets/pollyanna.net and nets/poleana.net.
// Empty in the browser's module, which is given the file when it needs it (net.h).
std::string_view pollyanna_net();
std::string_view poleana_net();

}  // namespace parlor::pollyanna
