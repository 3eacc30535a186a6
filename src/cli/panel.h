// SPDX-License-Identifier: MIT
// What stands beside the board: the seats, the dice, the choices, the last throws. 21 lines of 16
// columns.
//
//   >B Ana      ww·h      it is Blue's throw; two pieces wait, one is on its way, one is home
//    R Computer wwww
#pragma once

#include <string>
#include <vector>

#include "cli/console.h"

namespace parlor::cli {

inline constexpr int panel_columns = 16;
inline constexpr int panel_rows = 21;

std::vector<std::string> panel_lines(const Scene& scene, Look look);

}  // namespace parlor::cli
