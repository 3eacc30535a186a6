// SPDX-License-Identifier: MIT
// The series rules of Pollyanna.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "computers/analysis/series_rules.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

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
    // Seats are numbered as the game does, whoever plays.
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
