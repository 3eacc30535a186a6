// SPDX-License-Identifier: MIT
// A board file (boards/zenda.json, docs/notation.md) read and written. Every defect is named, those
// of the file before those of the board that it draws.
#pragma once

#include <string>
#include <string_view>

#include "base/expected.h"
#include "games/zenda/rules/board.h"

namespace parlor::zenda {

base::Expected<Board, BoardDefects> read_board(std::string_view json);

// A line for each spot and for each road.
std::string board_file(const BoardPlan& plan);

}  // namespace parlor::zenda
