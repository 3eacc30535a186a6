// SPDX-License-Identifier: MIT
// The last part of a game for two: each has at most two pieces still on the way, the others home.
// Such a position is two numbers, one for each seat's placement, counted from the seat itself: both
// seats and every side of the board are alike.
//
//   const auto found = ending(position);     nullopt: more are on the way, or others play too
//   found->own, found->rival                 of the seat to throw and of the other
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/pollyanna/rules/position.h"

namespace parlor::pollyanna {

// The places of a piece in the order in which it may come to them, from 0, waiting, to the last,
// home. A Turnout lies between its fork and the space after the fork. So whatever is moved comes to
// a higher place.
inline constexpr int ending_places =
    1 + board.to_entrance() + 1 + 3 * board.turnout + board.path + 1;

int place(Space space, Seat seat);
Space space_at(int place, Seat seat);

// Of two pieces: the place n of the one nearer home and the other's m, as n (n + 1) / 2 + m.
using Placement = std::uint16_t;
inline constexpr std::size_t placements =
    static_cast<std::size_t>(ending_places) * (ending_places + 1) / 2;
inline constexpr Placement both_home = placements - 1;

// In either order.
Placement placement_of(int one, int other);
struct PlacePair {
    int near;
    int far;
};
PlacePair places_of(Placement placement);

struct Ending {
    Placement own;
    Placement rival;

    friend bool operator==(const Ending&, const Ending&) = default;
};

// Of two opposite seats, the only ones for two (P2), that still play.
std::optional<Ending> ending(const Position& position);

// Blue is to throw, and Red the rival.
Position position_of(Ending ending, Variant variant);
// Whether pieces can stand so (P43, P50, P90).
bool may_stand(Ending ending);

}  // namespace parlor::pollyanna
