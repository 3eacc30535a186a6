// SPDX-License-Identifier: MIT
// How far pieces of Pollyanna have come, and which of them may still meet: tables for features.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/pollyanna/rules/progress.h"

namespace parlor::players {

// By seat and space. `gone`: spaces from the start on. `left`: those to the Entrance, 0 for a piece
// that has reached it.
struct Ways {
    std::uint8_t gone = 0;
    std::uint8_t left = 0;
};
using WaysOfSeat = std::array<Ways, static_cast<std::size_t>(pollyanna::Space::count())>;
inline constexpr std::array<WaysOfSeat, 4> ways = [] {
    std::array<WaysOfSeat, 4> all{};
    for (const pollyanna::Seat seat : pollyanna::all_seats) {
        for (int code = 0; code < pollyanna::Space::count(); ++code) {
            const pollyanna::Space space = pollyanna::Space::from_code(code);
            if (!may_stand(space, seat)) continue;
            const int to_go = spaces_to_go(seat, space);
            all[static_cast<std::size_t>(index(seat))][static_cast<std::size_t>(code)] = {
                static_cast<std::uint8_t>(pollyanna::board.to_home() - to_go),
                static_cast<std::uint8_t>(std::max(0, to_go - pollyanna::board.path - 1))};
        }
    }
    return all;
}();
inline const Ways& ways_of(pollyanna::Seat seat, pollyanna::Space space) {
    return ways[static_cast<std::size_t>(index(seat))][space.code()];
}

// How many spaces lie before both of two pieces: there one may capture the other some day. They
// have so far to their Entrances, and the other's is so many sides farther on.
constexpr int spaces_before_both(int left, int others_left, int sides) {
    const int broadway = pollyanna::board.broadway();
    const int ahead = (sides * pollyanna::board.side - others_left + left + broadway) % broadway;
    const int behind = broadway - ahead;
    const int from_other_on = ahead < left ? std::min(left - ahead, others_left) : 0;
    const int from_own_on = behind < others_left ? std::min(others_left - behind, left) : 0;
    return from_other_on + from_own_on;
}

// The same as a table.
inline constexpr std::size_t ways_to_entrance = pollyanna::board.to_entrance() + 1;
using Meetings = std::array<std::array<std::uint8_t, ways_to_entrance>, ways_to_entrance>;
inline constexpr std::array<Meetings, 4> meetings = [] {
    std::array<Meetings, 4> all{};
    for (std::size_t sides = 1; sides < 4; ++sides) {
        for (std::size_t left = 1; left < ways_to_entrance; ++left) {
            for (std::size_t others = 1; others < ways_to_entrance; ++others) {
                all[sides][left][others] = static_cast<std::uint8_t>(spaces_before_both(
                    static_cast<int>(left), static_cast<int>(others), static_cast<int>(sides)));
            }
        }
    }
    return all;
}();

// How far through each of five stretches a piece is that has gone so many spaces.
using Stretches = std::array<double, 5>;
inline constexpr auto stretches = [] {
    constexpr std::array<int, 6> ends{
        0, 12, 26, 40, pollyanna::board.to_entrance(), pollyanna::board.to_home()};
    std::array<Stretches, static_cast<std::size_t>(pollyanna::board.to_home()) + 1> all{};
    for (std::size_t gone = 0; gone < all.size(); ++gone) {
        for (std::size_t i = 0; i < all[gone].size(); ++i) {
            const double within = static_cast<double>(gone) - ends[i];
            all[gone][i] = std::clamp(within / (ends[i + 1] - ends[i]), 0.0, 1.0);
        }
    }
    return all;
}();

}  // namespace parlor::players
