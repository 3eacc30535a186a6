// SPDX-License-Identifier: MIT
// The levels of a game's computer players. Each game lists its own (games/zenda/players/roster.h).
// A level is a way to choose and a limit on the work; the dice are the same for all levels.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "computers/players/evaluator.h"
#include "computers/players/player.h"
#include "rules/game/game.h"

namespace parlor::players {

template <game::Game G>
struct Level {
    int number = 0;
    std::string_view name;
    // The board must outlive the player.
    std::unique_ptr<Player<G>> (*make)(const typename G::Board& board) = nullptr;
    double milliseconds = 0;  // mean time of a play; 0 if not measured
    int rating = 0;           // Elo points above `random`; 0 if not measured
    bool needs_net = false;   // the browser's module has to load a net first
};

// From the weakest to the strongest. Each game declares and defines its own.
template <game::Game G>
std::span<const Level<G>> roster();

// Other players to measure the levels by, for arenas and series; they have no number. A game may
// specialise this.
template <game::Game G>
std::span<const Level<G>> contenders() {
    return {};
}

// Finds a level by name or number, or a contender by name. Returns null if there is none.
template <game::Game G>
const Level<G>* find_player(std::string_view name) {
    for (const Level<G>& each : roster<G>()) {
        const bool numbered = name.size() == 1 && name.front() == '0' + each.number;
        if (numbered || each.name == name) return &each;
    }
    for (const Level<G>& each : contenders<G>()) {
        if (each.name == name) return &each;
    }
    return nullptr;
}

// Of all levels and contenders.
template <game::Game G>
std::vector<std::string_view> player_names() {
    std::vector<std::string_view> all;
    for (const Level<G>& each : roster<G>()) all.push_back(each.name);
    for (const Level<G>& each : contenders<G>()) all.push_back(each.name);
    return all;
}

// The best evaluation of a game that is fast enough for search. Each game specialises this. The
// board must outlive the evaluator.
template <game::Game G>
std::unique_ptr<Evaluator<G>> standard_evaluator(const typename G::Board& board);

}  // namespace parlor::players
