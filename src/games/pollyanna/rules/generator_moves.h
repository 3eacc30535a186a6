// SPDX-License-Identifier: MIT
// How the generator walks through the moves of a state.
#pragma once

#include <bit>

#include "games/pollyanna/rules/generator.h"

namespace parlor::pollyanna {

// A long Reward (M13) may meet two forks, so one shift in one lane cannot follow it. It is two
// moves of half the length; the first need not be able to stop. Visits (slot, target) for each; of
// adjacent equal pieces only the first.
template <class Visit>
void each_long_move(PlaceBytes pieces, const Bars& bars, Visit visit) {
    constexpr int half = board.reward;
    const OpenPlaces to_pass = open_places({.pass = bars.pass,
                                            .stop = bars.pass,
                                            .slow_pass = bars.slow_pass,
                                            .slow_stop = bars.slow_pass,
                                            .two = bars.two},
                                           half);
    const OpenPlaces to_stop = open_places(bars, half);
    std::uint32_t last = road::waiting_place;
    for (unsigned slot = 0; slot < 4; ++slot) {
        const std::uint32_t from = byte_at(pieces, slot);
        if (from == last) continue;
        last = from;
        for_each_bit(legal_moves(from, to_pass, half), [&](unsigned first) {
            const road::Place middle = target(from, first, half);
            for_each_bit(legal_moves(middle, to_stop, half),
                         [&](unsigned second) { visit(slot, target(middle, second, half)); });
        });
    }
}

// Visits (move, leap) for every move that serves a task: first the moves of pieces that have not
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
