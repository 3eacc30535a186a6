// SPDX-License-Identifier: MIT
// A long Reward (M13) may meet two forks, so no one shift in one lane follows it. It is two moves
// of half the length; the first need not be able to stop.
#pragma once

#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/state.h"

namespace parlor::pollyanna {

// Visits (slot, place it comes to) for each; of like pieces side by side only the first.
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

}  // namespace parlor::pollyanna
