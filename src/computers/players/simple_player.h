// SPDX-License-Identifier: MIT
// Plays by a few rules of thumb that anybody learns in a first game. Each game has its own.
#pragma once

#include "computers/players/player.h"

namespace parlor::players {

template <game::Game G>
class SimplePlayer;

}  // namespace parlor::players
