// SPDX-License-Identifier: MIT
// How much a side has to fear, counted by playing every throw: exact, and slower than the estimates
// of view.h. For reasons, which people will check.
#pragma once

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

// Of the 216 falls of the dice, those by which the other side, throwing next, could capture a piece
// of that city by moving one of its own, with as many dice as that may take. Precondition: the game
// goes on and all are set up.
int falls_feared(const Board& board, Position position, City city);

// Of the 216, those by which it could capture the piece on that spot. Preconditions: the same, and
// a piece of that city stands there.
int falls_upon(const Board& board, Position position, City city, Spot spot);

}  // namespace parlor::zenda
