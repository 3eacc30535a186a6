// SPDX-License-Identifier: MIT
// How much a side has to fear, counted by playing every throw: exact, and slower than the estimates
// of broadway_view.h. For reasons, which people will check.
#pragma once

#include "games/pollyanna/rules/results.h"

namespace parlor::pollyanna {

// Of the 36 falls of the dice, those by which some rival, throwing next, could capture a piece of
// that seat or of its partner. Precondition: the game goes on.
int falls_feared(const Position& position, Seat seat, Results& results);

// Of the 36, those by which some rival could capture a piece of that seat on that space. Same
// precondition.
int falls_upon(const Position& position, Seat seat, Space space, Results& results);

}  // namespace parlor::pollyanna
