// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/position.h"

namespace parlor::pollyanna {

bool may_play(SeatSet seated, bool partners) {
    if (partners) return seated == SeatSet::all();
    if (seated.size() == 2) return seated == SeatSet::pair(seated.first());
    return seated.size() > 2;
}

Position starting_position(Variant variant, SeatSet seated, Seat begins) {
    assert(may_play(seated, variant.partners()) && seated.has(begins));
    Position position;
    position.variant = variant;
    position.seated = seated;
    position.to_throw = begins;
    return position;
}

SeatSet side_of(const Position& position, Seat seat) {
    return position.variant.partners() ? SeatSet::pair(seat) : SeatSet::of(seat);
}

SeatSet winners(const Position& position) {
    for (const Seat seat : all_seats) {
        if (!all_home(position.of(seat))) continue;
        if (!position.variant.partners()) return SeatSet::of(seat);
        if (all_home(position.of(opposite(seat)))) return SeatSet::pair(seat);
    }
    return {};
}

Seat next_to_throw(const Position& position, Seat seat) {
    Seat next = to_the_right(seat);
    while (next != seat && (!position.seated.has(next) || all_home(position.of(next)))) {
        next = to_the_right(next);
    }
    return next;
}

}  // namespace parlor::pollyanna
