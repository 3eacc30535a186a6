// SPDX-License-Identifier: MIT
// The table of games with a third row. third_game_test finds this file before that of src, and
// compiles the three sources again that read it.
#pragma once

#include <array>

#include "countdown/row.h"
#include "games/pollyanna/row.h"
#include "games/zenda/row.h"

namespace parlor::games {

inline constexpr std::array all_games{pollyanna::row, zenda::row, countdown::row};

}  // namespace parlor::games
