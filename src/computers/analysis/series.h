// SPDX-License-Identifier: MIT
// Many games of computers against each other, and what is counted of them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/random.h"
#include "base/stop.h"
#include "computers/analysis/series_rules.h"
#include "computers/analysis/statistics.h"
#include "computers/players/player_spec.h"

namespace parlor::analysis {

// How many games there were and how long they took, counted while they are played. Whole numbers
// alone, so that parts may be merged in any order. For the tallies of the games.
struct GameLengths {
    std::uint64_t games = 0;
    std::uint64_t throws = 0;
    std::uint64_t throws_squared = 0;  // of each game, added up
    std::uint64_t shortest = 0;        // in throws; 0: no game yet
    std::uint64_t longest = 0;
    std::uint64_t this_game = 0;  // throws of the game that is being counted

    [[nodiscard]] Spread length() const {  // of a game, in throws
        return Spread::of(games, static_cast<double>(throws), static_cast<double>(throws_squared));
    }

    void count_throw() {
        ++throws;
        ++this_game;
    }
    void end_game() {
        shortest = games == 0 ? this_game : std::min(shortest, this_game);
        longest = std::max(longest, this_game);
        throws_squared += this_game * this_game;
        ++games;
        this_game = 0;
    }
    // Precondition: neither is within a game.
    void merge(const GameLengths& other) {
        assert(this_game == 0 && other.this_game == 0);
        if (other.games > 0) {
            shortest = games == 0 ? other.shortest : std::min(shortest, other.shortest);
        }
        longest = std::max(longest, other.longest);
        games += other.games;
        throws += other.throws;
        throws_squared += other.throws_squared;
    }

    friend bool operator==(const GameLengths&, const GameLengths&) = default;
};

// Many games of computers against each other, each on random streams of its own: game number n has
// the same throws and the same choices, whichever thread or process plays it.
//
//   Tally<Zenda> all = play_series(series, 0, 500);
//   all.merge(play_series(series, 500, 500));      the same as play_series(series, 0, 1000)
//
// What is counted is each game's own: games/<game>/analysis/tally.h.

// What happened in many games, counted: begin_game, count_throw, end_game, merge. Everything is a
// whole number, so that tallies of parts may be merged in any order and always give the same. Each
// game specialises this with its own Tally as `Type`.
template <game::Game G>
struct TallyOf;

template <game::Game G>
using Tally = typename TallyOf<G>::Type;

template <game::Game G>
struct Series {
    SeriesRules<G> rules{};
    std::array<std::string, SeriesRules<G>::most_seats> players{};  // by seat, as they are called
    std::uint64_t seed = 1;
};

// A table with all that is used again from game to game. The series outlives it.
template <game::Game G>
class SeriesTable {
public:
    explicit SeriesTable(const Series<G>& series)
        : series_(series), results_(G::results_on(series.rules.board())) {
        for (std::size_t seat = 0; seat < players_.size(); ++seat) {
            if (!series.rules.is_seated(seat)) continue;
            players_[seat] = players::make_player<G>(series.players[seat], series.rules.board());
            assert(players_[seat]);
        }
    }

    void play(std::uint64_t game, Tally<G>& tally) {
        base::Random dice(series_.seed, game);
        base::Random choices(series_.seed, game | players::choices_stream);
        typename G::Position position = series_.rules.begin(dice);
        typename SeriesRules<G>::Patience patience;
        tally.begin_game(position);
        while (!G::winner(position) && !patience.make_a_draw()) {
            std::optional<typename G::Throw> thrown;
            if (G::throw_is_due(position)) thrown = G::Throw::by(dice);
            series_.rules.find(position, thrown, results_);
            players::Player<G>& player = *players_[SeriesRules<G>::seat_of(position)];
            const typename G::Position after =
                results_[player.choose(position, results_, choices, never_)];
            if (thrown) {
                tally.count_throw(position, *thrown, after);
                patience.count(position, after);
            }
            position = after;
        }
        tally.end_game(series_.rules.board(), position);
    }

private:
    const Series<G>& series_;
    std::array<std::unique_ptr<players::Player<G>>, SeriesRules<G>::most_seats> players_;
    typename G::Results results_;
    const base::Stop never_ = base::never_stop;  // made once: every choice asks for one
};

// Games first … first + count − 1. The throws of game n, those for the first turn before the
// others, are stream n of the seed; the players' choices, setting up included, are stream n + 2^63.
// Preconditions: the rules can be played; each seat that plays has a player that is called so; game
// numbers stay below 2^63.
template <game::Game G>
Tally<G> play_series(const Series<G>& series, std::uint64_t first, std::uint64_t count) {
    SeriesTable<G> table(series);
    Tally<G> tally;
    for (std::uint64_t game = first; game < first + count; ++game) table.play(game, tally);
    return tally;
}

}  // namespace parlor::analysis
