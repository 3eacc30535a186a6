// SPDX-License-Identifier: MIT
// How a game that one learns from begins, and when it ends without a winner: what training must
// know of a game beside its features. There is no base class; both games answer the same questions.
#pragma once

#include "base/random.h"
#include "computers/players/best_result.h"
#include "computers/players/evaluator.h"
#include "games/pollyanna/rules/game.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/quiet.h"

namespace parlor::training {

// One for each game. All `kinds` are played equally often. Of the positions one in `stride` becomes
// a sample: neighbours tell much the same. `ahead`: how many throws results are played on to be
// compared.
template <game::Game G>
class Course;

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

template <>
class Course<zenda::Zenda> {
public:
    static constexpr std::size_t kinds = 1;
    static constexpr std::uint32_t stride = 2;
    static constexpr int ahead = 4;

    // Each side sets up as it likes best.
    static zenda::Position begin(std::size_t /*kind*/, players::Evaluator<zenda::Zenda>& evaluator,
                                 zenda::Results& results, base::Random& random) {
        zenda::Position position = zenda::starting_position();
        while (position.phase == zenda::Phase::Setting) {
            results.find(position);
            position =
                results[players::best_result(results, evaluator, index(position.city), random)];
        }
        return position;
    }
    void count(const zenda::Position& before, const zenda::Position& after) {
        quiet_.count(before, after);
    }
    [[nodiscard]] bool is_drawn() const { return quiet_.make_a_draw(); }

private:
    zenda::QuietTurns quiet_;
};

}  // namespace parlor::training
