// SPDX-License-Identifier: MIT
// Poleana's box in a terminal, as square_layout.h has it: a square ring with its painted numbers,
// bridges around the cells of the jails, houses from the corners to the patio. For terminal.cpp,
// which says what the signs mean; besides these
//   12 b3    an empty square of the ring shows its painted number, with the letter of its colour
//   [B][ ]   the cells of a jail
#pragma once

#include <string>
#include <vector>

#include "games/pollyanna/drawing/terminal.h"

namespace parlor::drawing {

std::vector<std::string> box_lines(const pollyanna::Position& position,
                                   const TerminalOptions& options);

}  // namespace parlor::drawing
