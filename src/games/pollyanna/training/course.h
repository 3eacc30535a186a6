// SPDX-License-Identifier: MIT
// What is learnt from in Pollyanna.
#pragma once

#include "base/random.h"
#include "computers/players/evaluator.h"
#include "computers/training/course.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::training {

template <>
class Course<pollyanna::Pollyanna> {
public:
    static constexpr std::size_t kinds = 4;  // two, three, four, partners
    static constexpr std::uint32_t stride = 6;
    static constexpr int ahead = 12;

    // In any edition; anybody begins.
    static pollyanna::Position begin(std::size_t kind,
                                     players::Evaluator<pollyanna::Pollyanna>& /*evaluator*/,
                                     pollyanna::Results& /*results*/, base::Random& random) {
        using namespace pollyanna;
        const Variant alone(static_cast<EditionId>(random.below(editions.size())));
        const Variant variant = kind == 3 ? alone.with_partners() : alone;
        const Seat begins = seat_at(static_cast<int>(random.below(4)));
        const Seat third =
            random.below(2) == 0 ? to_the_right(begins) : opposite(to_the_right(begins));
        const SeatSet two = SeatSet::pair(begins);
        const SeatSet three = two | SeatSet::of(third);
        const SeatSet seated = kind == 0 ? two : kind == 1 ? three : SeatSet::all();
        return starting_position(variant, seated, begins);
    }
    void count(const pollyanna::Position& /*before*/, const pollyanna::Position& /*after*/) {}
    [[nodiscard]] static bool is_drawn() { return false; }
};

}  // namespace parlor::training
