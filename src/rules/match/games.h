// SPDX-License-Identifier: MIT
// What is asked of a game before there is a table of it, whichever game it is. A game is named as
// records and plans do, by itself or by an edition, with switches: "pollyanna-1916+partners". A
// name that no game knows is taken for an edition of Pollyanna, which refuses it.
//
//   auto table = begin_game({"zenda+endless", "sz"}, [&] { return dice.cast(); });
#pragma once

#include <string_view>

#include "rules/match/new_game.h"

namespace parlor::match {

// Letters of all seats there are, in the order of turns.
std::string_view seats_of(std::string_view game);
// The seat by which records call the turns of a seat. Precondition: the game has that seat.
char side_of(std::string_view game, char seat);
// How many are thrown at once.
int dice_of(std::string_view game);

// A table before its first turn, of Zenda on the standard board. Seats that the game does not have,
// or that are named twice, are refused as `unknown_seat`.
Opened begin_game(const NewGame& wanted, const Cast& cast);

}  // namespace parlor::match
