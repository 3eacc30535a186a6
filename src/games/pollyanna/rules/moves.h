// SPDX-License-Identifier: MIT
// Which moves of the mover's pieces are legal on a field, and where they lead.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna {

// The moves of the four pieces by one count, as bits: 2·slot is the way along Broadway and the
// path, the next bit the way through a Turnout. Of adjacent equal pieces only the first is listed,
// but a piece that has moved never hides one that has not, since those come first.
using Moves = unsigned;

constexpr unsigned slot_of(unsigned move) { return move / 2; }
constexpr Moves moves_of_slot(unsigned slot) { return 3U << (2 * slot); }

// The places from which a move by one count is legal, in either lane.
struct OpenPlaces {
    road::Mask road;
    road::Mask slow;
};
// Bit p of the result: one of the spaces p + 1 … p + count − 1 bars passing, or p + count bars
// stopping. Two windows of a power of two cover the passed stretch.
inline road::Mask shut(road::Mask pass, road::Mask stop, int count) {
    const road::Mask by_one = pass >> 1;
    const road::Mask by_two = by_one | (by_one >> 1);
    const road::Mask by_four = by_two | (by_two >> 2);
    const road::Mask by_eight = by_four | (by_four >> 4);
    const std::array<road::Mask, 5> windows{0, by_one, by_two, by_four, by_eight};
    const auto passed = static_cast<unsigned>(count - 1);
    const auto window = windows[static_cast<std::size_t>(std::bit_width(passed))];
    return (stop >> count) | window | (window >> (passed - std::bit_floor(passed)));
}

inline OpenPlaces open_places(const Bars& bars, int count) {
    return {~shut(bars.pass, bars.stop, count), ~shut(bars.slow_pass, bars.slow_stop, count)};
}

// The two bits of one piece.
inline Moves legal_moves(std::uint32_t from, const OpenPlaces& open, int count) {
    const road::PlaceRow& row = road::places[from];
    const unsigned slow_at = row.to_turnout <= count ? row.slow_at : road::home_place;
    const road::Mask ahead = (open.road >> row.road_at) & 1U;
    const road::Mask aside = (open.slow >> slow_at) & 1U;
    return static_cast<Moves>(ahead | (aside << 1U));
}

inline Moves legal_moves_of_all(PlaceBytes pieces, Moves moved, const OpenPlaces& open, int count) {
    Moves legal = 0;
    std::uint32_t last = road::waiting_place;
    for (unsigned slot = 0; slot < 4; ++slot) {
        const std::uint32_t from = byte_at(pieces, slot);
        const Moves moves = legal_moves(from, open, count) << (2 * slot);
        legal |= from == last ? 0U : moves;
        last = (moved & moves_of_slot(slot)) == 0 ? from : road::waiting_place;
    }
    return legal;
}

// Where a move leads. Precondition: the move is legal.
inline road::Place target(PlaceBytes pieces, unsigned move, int count) {
    const std::uint32_t from = byte_at(pieces, slot_of(move));
    // Computes both: a branch here would be mispredicted half of the time.
    const auto ahead = static_cast<road::Place>(from + static_cast<unsigned>(count));
    const road::Place aside =
        road::slow_places[(road::places[from].slow_at + static_cast<unsigned>(count)) % 64];
    return move % 2 == 0 ? ahead : aside;
}

}  // namespace parlor::pollyanna
