// SPDX-License-Identifier: MIT
// What happened in many games of Pollyanna, counted; shares and means are worked out at the end.
//
//   Tally tally;
//   tally.begin_game(start);
//   tally.count_throw(before, thrown, after);   … every throw of a game, then
//   tally.end_game(board, last);
#pragma once

#include <array>
#include <cstdint>

#include "computers/analysis/game_lengths.h"
#include "computers/analysis/series.h"
#include "games/pollyanna/analysis/series_rules.h"
#include "games/pollyanna/players/roster.h"

namespace parlor::pollyanna {

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

struct Tally : analysis::GameLengths {
    static constexpr std::uint64_t length_step = 10;  // throws
    std::array<SeatTally, 4> seats{};
    std::array<std::uint64_t, 51>
        lengths{};  // games by their throws; the last: all that are longer

    [[nodiscard]] const SeatTally& of(Seat seat) const {
        return seats[static_cast<std::size_t>(index(seat))];
    }
    [[nodiscard]] SeatTally total() const;  // of all seats

    // Precondition: the throw leads from `before` to `after`.
    void count_throw(const Position& before, Throw thrown, const Position& after);
    void begin_game(const Position& start);
    void end_game(const Board& board, const Position& last);
    void merge(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;

private:
    void count_captures(const Position& before, Throw thrown, const Position& after);
};

using Series = analysis::Series<Pollyanna>;

}  // namespace parlor::pollyanna

template <>
struct parlor::analysis::TallyOf<parlor::pollyanna::Pollyanna> {
    using Type = pollyanna::Tally;
};

extern template parlor::pollyanna::Tally
parlor::analysis::play_series<parlor::pollyanna::Pollyanna>(const parlor::pollyanna::Series& series,
                                                            std::uint64_t first,
                                                            std::uint64_t count);
