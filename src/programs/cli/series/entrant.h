// SPDX-License-Identifier: MIT
// Who enters an arena or a ladder: its name, and how to make the player anew for every thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "computers/analysis/contestant.h"
#include "computers/players/player_spec.h"
#include "programs/cli/series/arena_options.h"
#include "programs/cli/series/contest.h"
#include "programs/cli/series/engine_contestant.h"

namespace parlor::cli {

template <game::Game G>
struct Entrant {
    EntrantCard card;
    std::function<std::unique_ptr<analysis::Contestant<G>>()> make;
};

// What is played, by the game and as position text names it, on a board that outlives the entrants.
template <game::Game G>
struct PlayedOn {
    const games::Game& game;
    std::string named;
    const typename G::Board& board;
};

// As they are called, in that order; none after complaining of those
// that there are not.
template <game::Game G>
std::optional<std::vector<Entrant<G>>> read_players(const ArenaOptions& options,
                                                    const typename G::Board& board) {
    std::vector<Entrant<G>> all;
    for (const std::string& name : options.players) {
        auto called = players::parse_player<G>(name);
        if (!called) {
            refuse_player(options.language, name, players::player_names<G>());
            continue;
        }
        all.push_back(
            {{called->name, called->milliseconds}, [make = std::move(called->make), &board] {
                 return std::make_unique<analysis::PlayerContestant<G>>(make(board));
             }});
    }
    return all.size() == options.players.size() ? std::optional(std::move(all)) : std::nullopt;
}

// Adds other programs, in the order in which they were named. Each is started once, to see that it
// can be, what it is called, and that it plays this. False after complaining.
template <game::Game G>
bool add_engines(const ArenaOptions& options, const PlayedOn<G>& played,
                 std::vector<Entrant<G>>& entrants) {
    bool sound = true;
    for (const std::string& command : options.engines) {
        const EngineTerms terms{.command = command,
                                .time = std::chrono::milliseconds(options.engine_time),
                                .language = options.language};
        const auto name = name_of_engine(terms, played.game, played.named);
        if (!name) {
            complain_of_engine(name.error());
            sound = false;
            continue;
        }
        entrants.push_back({{*name, 0}, [terms, &board = played.board] {
                                return std::make_unique<EngineContestant<G>>(terms, board);
                            }});
    }
    return sound;
}

}  // namespace parlor::cli
