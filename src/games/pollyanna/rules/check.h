// SPDX-License-Identifier: MIT
// Whether pieces could stand as a position has them. Lists all that is wrong, for editors and
// for people who type positions.
#pragma once

#include "games/pollyanna/rules/defect.h"
#include "games/pollyanna/rules/position.h"

namespace parlor::pollyanna {

// Empty: the position could stand. Who is to throw and who has won is judged too; `shown_won` are
// the winners that the text claims.
Defects defects(const Position& position, SeatSet shown_won);

}  // namespace parlor::pollyanna
