// SPDX-License-Identifier: MIT
// Who plays better, measured so that the dice cancel out. A set of dice is played once for every
// seating: players 0 1 2 sit as 0 1 2, as 2 0 1 and as 1 2 0, and two of them exchange their sides.
// Throw number t is the same in all games of a set, whoever makes it, and so is who begins.
//
//   Arena<Zenda> arena(rules, seed, std::move(contestants));      one a thread
//   ArenaSet set = arena.play(17);                                 whoever plays it, the same
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "computers/analysis/arena_set.h"
#include "computers/analysis/contestant.h"
#include "computers/analysis/series_rules.h"

namespace parlor::analysis {

template <game::Game G>
class Arena {
public:
    using Contestants = std::vector<std::unique_ptr<Contestant<G>>>;

    // Precondition: a contestant a chair.
    Arena(const SeriesRules<G>& rules, std::uint64_t seed, Contestants contestants);

    // The throws of set n are stream n of the seed. Every player's choices come from a stream of
    // its own, which restarts with each game: 2^63 + 4 n + its number. A game that is given up
    // is won by the other side where there are two, and otherwise by nobody. Precondition: the
    // number is below 2^60.
    ArenaSet play(std::uint64_t number);

private:
    struct GameResult {
        std::optional<std::size_t> side;     // who won
        std::optional<std::size_t> gave_up;  // the chair that did
    };
    GameResult play_game(std::uint64_t number, std::size_t rotation, ArenaSet& set);
    void count(const GameResult& result, std::size_t rotation, ArenaSet& set) const;
    [[nodiscard]] std::size_t player_on(std::size_t chair, std::size_t rotation) const;

    SeriesRules<G> rules_;
    std::uint64_t seed_;
    Contestants contestants_;
    typename G::Results results_;
};

}  // namespace parlor::analysis
