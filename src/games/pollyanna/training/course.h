// SPDX-License-Identifier: MIT
// What is learnt from in Pollyanna, and in poleana.
#pragma once

#include "base/random.h"
#include "computers/players/evaluator.h"
#include "computers/training/course.h"
#include "games/pollyanna/players/features.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::training {

template <pollyanna::RuleBook book>
class BookCourse {
public:
    static constexpr std::size_t kinds = 4;  // two, three, four, partners
    static constexpr std::uint32_t stride = 6;
    static constexpr int ahead = 12;

    // In any edition of the book; anybody begins.
    static pollyanna::Position begin(std::size_t kind,
                                     players::Evaluator<pollyanna::Pollyanna>& /*evaluator*/,
                                     pollyanna::Results& /*results*/, base::Random& random) {
        using namespace pollyanna;
        constexpr std::span playable = editions_of(book);
        const auto which = random.below(static_cast<std::uint32_t>(playable.size()));
        const Variant alone(playable[which].id);
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

template <>
class Course<players::PollyannaFeatures> : public BookCourse<pollyanna::RuleBook::Leaflets> {};
template <>
class Course<players::PoleanaFeatures> : public BookCourse<pollyanna::RuleBook::Poleana> {};

}  // namespace parlor::training
