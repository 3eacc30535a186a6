// SPDX-License-Identifier: MIT
// Series of games of Pollyanna: their rules, and what is counted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "computers/analysis/series.h"
#include "computers/analysis/series_rules.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

// The series rules of Pollyanna.
struct SeriesRules {
    static constexpr std::size_t most_seats = 4;

    Variant variant{};
    SeatSet seated = SeatSet::pair(Seat::Blue);
    bool chair_a_seat = true;  // for partners: false where one plays both seats of a side

    [[nodiscard]] static const Board& board() { return pollyanna::board; }
    [[nodiscard]] std::size_t chairs() const;
    [[nodiscard]] std::size_t sides() const;
    // As G::winner numbers it.
    [[nodiscard]] std::size_t side(std::size_t chair) const;
    [[nodiscard]] std::size_t chair_of(const Position& position) const;
    // Seats have the game's numbers, also where some are vacant.
    [[nodiscard]] bool is_seated(std::size_t seat) const {
        return seated.has(seat_at(static_cast<int>(seat)));
    }
    [[nodiscard]] static std::size_t seat_of(const Position& position) {
        return static_cast<std::size_t>(index(position.to_throw));
    }

    // Seats that win together, in the order of turns.
    [[nodiscard]] std::vector<SeatSet> winning_sets() const;

    // The dice say who begins.
    [[nodiscard]] Position begin(base::Random& dice) const;
    static void find(const Position& position, std::optional<Throw> thrown, Results& results) {
        results.find(position, *thrown);
    }

    // Games end by themselves, after some hundreds of throws. This is for players who would prevent
    // it.
    class Patience {
    public:
        static constexpr int most_throws = 20'000;
        void count(const Position& /*before*/, const Position& /*after*/) { ++throws_; }
        [[nodiscard]] bool make_a_draw() const { return throws_ >= most_throws; }

    private:
        int throws_ = 0;
    };
};

}  // namespace parlor::pollyanna

template <>
struct parlor::analysis::SeriesRulesOf<parlor::pollyanna::Pollyanna> {
    using Type = pollyanna::SeriesRules;
};

namespace parlor::pollyanna {

// What happened in many games of Pollyanna, counted; shares and means are worked out at the end.
//
//   Tally tally;
//   tally.begin_game(start);
//   tally.count_throw(before, thrown, after);   … every throw of a game, then
//   tally.end_game(board, last);
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
