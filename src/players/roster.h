// SPDX-License-Identifier: MIT
// The players there are. A new one is a new line in roster.cpp.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "players/player.h"

namespace parlor::players {

struct RosterEntry {
    std::string_view name;
    std::unique_ptr<Player> (*make)();
};

// From the weakest to the strongest.
std::span<const RosterEntry> roster();

// None when nobody has that name.
std::unique_ptr<Player> make_player(std::string_view name);

}  // namespace parlor::players
