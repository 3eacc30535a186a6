// SPDX-License-Identifier: MIT
// The players there are, a list a game. A new one is a new line in roster.cpp.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "players/player.h"
#include "pollyanna/game.h"
#include "zenda/game.h"

namespace parlor::players {

template <game::Game G>
struct RosterEntry {
    std::string_view name;
    std::unique_ptr<Player<G>> (*make)();
};

// From the weakest to the strongest. Of Pollyanna and of Zenda.
template <game::Game G = pollyanna::Pollyanna>
std::span<const RosterEntry<G>> roster();

// None when nobody has that name.
template <game::Game G = pollyanna::Pollyanna>
std::unique_ptr<Player<G>> make_player(std::string_view name) {
    for (const RosterEntry<G>& each : roster<G>()) {
        if (each.name == name) return each.make();
    }
    return nullptr;
}

}  // namespace parlor::players
