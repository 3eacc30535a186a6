// SPDX-License-Identifier: MIT
// All games, one row each. Only this file names them; docs/adding-a-game.md says what goes into a
// game's folder.
#pragma once

#include <array>

#include "games/pollyanna/row.h"
#include "games/zenda/row.h"

namespace parlor::games {

inline constexpr std::array all_games{pollyanna::row, zenda::row};

}  // namespace parlor::games
