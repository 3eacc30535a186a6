// SPDX-License-Identifier: MIT
#include "support/turned.h"

#include <algorithm>

namespace parlor::tests {

using namespace pollyanna;

namespace {

Space turned(Space space) {
    switch (space.track()) {
        case Track::Broadway:
            return Space::broadway((space.number() + board.side) % board.broadway());
        case Track::Turnout: return Space::turnout(to_the_right(space.seat()), space.number());
        case Track::GladPath: return Space::glad_path(to_the_right(space.seat()), space.number());
        default: return space;
    }
}

}  // namespace

Position turned(const Position& position) {
    Position next = position;
    next.seated = {};
    for (const Seat seat : all_seats) {
        const Seat right = to_the_right(seat);
        if (position.seated.has(seat)) next.seated = next.seated | SeatSet::of(right);
        std::ranges::transform(position.of(seat), next.of(right).begin(),
                               [](Space space) { return turned(space); });
        std::ranges::sort(next.of(right));
    }
    next.to_throw = to_the_right(position.to_throw);
    const SeatSet won = winners(next);
    if (!won.empty()) next.to_throw = won.first();
    return next;
}

}  // namespace parlor::tests
