// SPDX-License-Identifier: MIT
// A table before its first turn. Where the dice decide who begins, they are thrown for it.
//
//   Dice dice(seed, 2);
//   auto table = new_pollyanna({"pollyanna-1916+partners", "bgry", {.seed = seed}},
//                              [&] { return dice.cast(); });
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "games/zenda/match/match.h"
#include "rules/match/open.h"

namespace parlor::match {

struct NewGame {
    std::string game;    // an edition or game, and behind each + a switch
    std::string seated;  // letters of those who play. Precondition: seats of that game
    Table table{};
};

// The next throw, as it is written: "6-3".
using Cast = std::function<std::string()>;

Opened new_pollyanna(const NewGame& wanted, const Cast& cast);
// The board must outlive the table.
Opened new_zenda(const NewGame& wanted, const zenda::Board& board);

// "zenda+endless", or nothing at all.
base::Expected<ZendaRules, TextFaults> parse_zenda_rules(std::string_view game);

}  // namespace parlor::match
