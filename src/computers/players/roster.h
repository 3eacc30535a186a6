// SPDX-License-Identifier: MIT
// The players of a game, from kind to fierce. Which they are stands in the game's own roster
// (games/zenda/players/roster.h). A level is a way to think and a limit to it, never better dice.
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
    // The board outlives the player.
    std::unique_ptr<Player<G>> (*make)(const typename G::Board& board) = nullptr;
    double milliseconds = 0;  // a play takes, on average; 0: not measured
    int rating = 0;           // Elo points above `random`; 0: not measured
    bool needs_net = false;   // which a program may have to be handed first
};

// From the weakest to the strongest. Each game declares and defines its own.
template <game::Game G>
std::span<const Level<G>> roster();

// Others to measure the levels by, for arenas and series; they have no number. A game that has some
// declares and defines its own.
template <game::Game G>
std::span<const Level<G>> contenders() {
    return {};
}

// A level by its name or number, or a contender by its name. None when nobody is called so.
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

// The best quick evaluation there is, with the weights that the program carries. Each game declares
// and defines its own.
template <game::Game G>
std::unique_ptr<Evaluator<G>> standard_evaluator(const typename G::Board& board);

}  // namespace parlor::players
