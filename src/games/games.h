// SPDX-License-Identifier: MIT
// The games there are, found by what records, plans and positions call them: by a game's name or by
// that of an edition, with whatever follows it ("pollyanna-1916+partners", "zenda k:- …").
#pragma once

#include <span>
#include <string_view>

#include "games/game.h"

namespace parlor::games {

// Each on its own board, in the order of all_games.h.
std::span<const Game* const> all();

// The word by which a game is named: what stands before a switch or a blank.
std::string_view named(std::string_view text);

// Whether the text names this game or an edition of it.
bool is_named(const Game& game, std::string_view text);

// By name. A text that names no game is left to the first to judge.
const Game& of(std::string_view text);

// As the functions of Game, of whichever game the text or the record names.
match::Opened open(std::string_view position);
match::Opened begin(const match::NewGame& wanted, const match::Cast& cast);
match::Resumed resume(const game::Record& record);

}  // namespace parlor::games
