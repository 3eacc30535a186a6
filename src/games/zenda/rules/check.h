// SPDX-License-Identifier: MIT
// Whether pieces could stand as a position has them. Lists all that is wrong, for editors and for
// people who type positions.
#pragma once

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/defect.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

// Empty: the position could stand. Preconditions: every spot is on the board, no two pieces of one
// role share one, and no role has more pieces than it has.
Defects defects(const Board& board, const Position& position);

}  // namespace parlor::zenda
