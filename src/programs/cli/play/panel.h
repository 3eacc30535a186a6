// SPDX-License-Identifier: MIT
// What stands beside the board: the seats, the dice, the choices, the last throws.
#pragma once

#include <string>
#include <vector>

#include "programs/cli/terminal.h"

namespace parlor::cli {

// As many lines as the game's panel has rows.
std::vector<std::string> panel_lines(const Scene& scene, Look look);

}  // namespace parlor::cli
