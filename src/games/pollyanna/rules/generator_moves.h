// SPDX-License-Identifier: MIT
// How the generator walks through the moves of a state.
#pragma once

#include <bit>

#include "games/pollyanna/rules/generator.h"

namespace parlor::pollyanna {

// Visits (move, what it does) for every move that serves a task: those of pieces that have not
// moved yet, then the others.
template <class Visit>
void Generator::each_move(State state, const Bars& bars, const Openings& openings,
                          Visit visit) const {
    const Task task = openings.task;
    const auto visit_anew = [&](unsigned move) {
        visit(move, leap(state.pieces(), move, target(state.pieces(), move, task.count)));
    };
    if (task.enters) {
        const auto move = static_cast<unsigned>(std::countr_zero(entering_move(state.pieces())));
        visit(move, leap(state.pieces(), move, task.enters_at));
    } else if (!state.same_bars()) {
        const OpenPlaces open = open_places(bars, task.count);
        const Moves legal = legal_moves_of_all(state.pieces(), state.moved(), open, task.count);
        for_each_bit(legal & ~state.moved(), visit_anew);
        for_each_bit(legal & state.moved(), visit_anew);
    } else {
        for_each_bit((openings.plain | openings.earning) & ~state.moved(),
                     [&](unsigned move) { visit(move, openings.leaps[move]); });
        for_each_bit(state.moved() & 0x55U, [&](unsigned first_bit) {
            const std::uint32_t from = byte_at(state.pieces(), slot_of(first_bit));
            for_each_bit(legal_moves(from, openings.open, task.count) << first_bit, visit_anew);
        });
    }
}

// The same for a Reward.
template <class Visit>
void Generator::each_reward(State state, const Bars& bars, Visit visit) const {
    if (!answers_.long_reward) return each_move(state, bars, reward_, visit);
    each_long_move(state.pieces(), bars, [&](unsigned slot, road::Place to) {
        visit(2 * slot, leap(state.pieces(), 2 * slot, to));
    });
}

}  // namespace parlor::pollyanna
