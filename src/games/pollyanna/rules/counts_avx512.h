// SPDX-License-Identifier: MIT
// From where a move by some count is open, for two or eight hands at once (hands_avx512.h).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/pollyanna/rules/lanes_avx512.h"
#include "games/pollyanna/rules/road.h"

#pragma clang attribute push(PARLOR_WIDE, apply_to = function)

namespace parlor::pollyanna::wide {

using road::Mask;

// How the spaces that a move passes are looked at (`shut` in moves.h): the first is shifted to its
// place, from there to three by two more shifts, and those to nine. Where there are fewer, shifts
// are shorter.
struct Shifts {
    Mask to_target;
    Mask to_first;
    Mask to_second;
    Mask to_third;
    Mask to_six;
    Mask to_nine;
};
inline constexpr auto shifts_by_count = [] {
    std::array<Shifts, board.reward + 1> all{};
    for (int count = 1; count <= board.reward; ++count) {
        const auto beyond = [&](int passed, int most) {
            return static_cast<Mask>(std::clamp(count - 1 - passed, 0, most));
        };
        all[static_cast<std::size_t>(count)] = {
            .to_target = static_cast<Mask>(count),
            .to_first = count > 1 ? Mask{1} : Mask{64},  // 64: nothing is left
            .to_second = beyond(1, 1),
            .to_third = beyond(1, 2),
            .to_six = beyond(3, 3),
            .to_nine = beyond(3, 6)};
    }
    return all;
}();

// How far each hand moves.
template <class Hands>
struct Counts {
    explicit Counts(int count) : Counts(count, 0, count) {}
    // Another one for those hands.
    Counts(int count, Bits others, int other) {
        const Shifts& by = shifts_by_count[static_cast<std::size_t>(count)];
        const Shifts& by_other = shifts_by_count[static_cast<std::size_t>(other)];
        const auto mixed = [&](Mask Shifts::* shift) PARLOR_WIDE {
            return with(spread<Hands>(by.*shift), others, spread<Hands>(by_other.*shift));
        };
        to_target = mixed(&Shifts::to_target);
        to_first = mixed(&Shifts::to_first);
        to_second = mixed(&Shifts::to_second);
        to_third = mixed(&Shifts::to_third);
        to_six = mixed(&Shifts::to_six);
        to_nine = mixed(&Shifts::to_nine);
    }

    Hands to_target;
    Hands to_first;
    Hands to_second;
    Hands to_third;
    Hands to_six;
    Hands to_nine;
};

template <class Hands>
Hands open_places(Hands pass, Hands stop, const Counts<Hands>& by) {
    const Hands one = shifted_right(pass, by.to_first);
    const Hands three = one | shifted_right(one, by.to_second) | shifted_right(one, by.to_third);
    const Hands nine = three | shifted_right(three, by.to_six) | shifted_right(three, by.to_nine);
    return ~(nine | shifted_right(stop, by.to_target));
}

}  // namespace parlor::pollyanna::wide

#pragma clang attribute pop
