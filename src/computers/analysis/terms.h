// SPDX-License-Identifier: MIT
// What is played in an arena, and what an umpire must know beyond search: how a game begins, whose
// choice it is, who wins together, when nobody will win any more. Whoever plays sits on a chair:
// a seat or, where he plays for partners, both seats of a side.
#pragma once

#include <cstddef>

#include "games/pollyanna/rules/game.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/quiet.h"

namespace parlor::analysis {

template <game::Game G>
struct Terms;

template <>
struct Terms<pollyanna::Pollyanna> {
    using Position = pollyanna::Position;

    pollyanna::Variant variant{};
    pollyanna::SeatSet seated = pollyanna::SeatSet::pair(pollyanna::Seat::Blue);
    bool chair_a_seat = true;  // for partners: false where one plays both seats of his side

    [[nodiscard]] static const pollyanna::Board& board() { return pollyanna::board; }
    [[nodiscard]] std::size_t chairs() const;
    [[nodiscard]] std::size_t sides() const;
    // As G::winner numbers it.
    [[nodiscard]] std::size_t side(std::size_t chair) const;
    [[nodiscard]] std::size_t chair_of(const Position& position) const;

    // The dice say who begins.
    [[nodiscard]] Position begin(base::Random& dice) const;
    static void find(const Position& position, std::optional<pollyanna::Throw> thrown,
                     pollyanna::Results& results) {
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

template <>
struct Terms<zenda::Zenda> {
    using Position = zenda::Position;
    using Patience = zenda::QuietTurns;

    const zenda::Board* on = &zenda::standard_board();  // outlives the terms

    [[nodiscard]] const zenda::Board& board() const { return *on; }
    [[nodiscard]] static std::size_t chairs() { return 2; }
    [[nodiscard]] static std::size_t sides() { return 2; }
    [[nodiscard]] static std::size_t side(std::size_t chair) { return chair; }
    [[nodiscard]] static std::size_t chair_of(const Position& position) {
        return index(position.city);
    }

    [[nodiscard]] static Position begin(base::Random& /*dice*/) {
        return zenda::starting_position();
    }
    static void find(const Position& position, std::optional<zenda::Throw> thrown,
                     zenda::Results& results) {
        if (thrown) return results.find(position, *thrown);
        results.find(position);
    }
};

}  // namespace parlor::analysis
