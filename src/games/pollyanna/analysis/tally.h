// SPDX-License-Identifier: MIT
// What happened in many games, counted. Everything is a whole number, so that tallies of parts may
// be merged in any order and always give the same; shares and means are worked out at the end.
//
//   Tally tally;
//   tally.count_throw(before, thrown, after);   … every throw of a game, then
//   tally.count_game(began, throws, winners);
#pragma once

#include <array>
#include <cstdint>

#include "computers/analysis/interval.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::analysis {

struct SeatTally {
    std::uint64_t begun = 0;  // games in which it had the first turn
    std::uint64_t wins = 0;   // a partner's too
    std::uint64_t throws = 0;
    std::uint64_t lost_throws = 0;
    std::uint64_t doublets = 0;
    std::array<std::uint64_t, 6> faces{};  // dice that showed 1 … 6
    std::uint64_t entries = 0;
    std::uint64_t captures = 0;  // made
    std::uint64_t captured = 0;  // suffered
    std::uint64_t rewards = 0;   // played, not declined and not lost
    std::uint64_t blockades = 0;

    void merge(const SeatTally& other);
    friend bool operator==(const SeatTally&, const SeatTally&) = default;
};

struct Tally {
    std::uint64_t games = 0;
    std::uint64_t throws = 0;
    std::uint64_t throws_squared = 0;  // of each game, added up
    std::uint64_t shortest = 0;        // in throws; 0: no game yet
    std::uint64_t longest = 0;
    std::array<SeatTally, 4> seats{};

    [[nodiscard]] const SeatTally& of(pollyanna::Seat seat) const {
        return seats[static_cast<std::size_t>(index(seat))];
    }
    [[nodiscard]] SeatTally total() const;  // of all seats
    [[nodiscard]] Spread length() const;    // of a game, in throws

    // Precondition: the throw leads from `before` to `after`.
    void count_throw(const pollyanna::Position& before, pollyanna::Throw thrown,
                     const pollyanna::Position& after);
    void count_game(pollyanna::Seat began, std::uint64_t length, pollyanna::SeatSet winners);
    void merge(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace parlor::analysis
