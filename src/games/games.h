// SPDX-License-Identifier: MIT
// All games, found by what records, plans and positions call them: the name of a game or of an
// edition, and anything after it ("pollyanna-1916+partners", "zenda k:- …").
#pragma once

#include <span>
#include <string_view>

#include "games/game.h"

namespace parlor::games {

// Each on its own board, in the order of all_games.h.
std::span<const Game* const> all();

// The word that names a game: the text before a switch or a blank.
std::string_view named(std::string_view text);

// Whether the text names this game or an edition of it.
bool is_named(const Game& game, std::string_view text);

// The game that a text names. If it names no game, the first one, which will refuse the text.
const Game& of(std::string_view text);

// The functions of Game, for the game that the text or the record names.
match::Opened open(std::string_view position);
match::Opened begin(const match::NewGame& wanted, const match::Cast& cast);
match::Resumed resume(const game::Record& record);

}  // namespace parlor::games
