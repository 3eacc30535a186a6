// SPDX-License-Identifier: MIT
// How far a piece has still to go.
#pragma once

#include "games/pollyanna/rules/space.h"

namespace parlor::pollyanna {

// The least count that brings a piece of that seat home from there; of a waiting piece, the count
// once it has entered. Precondition: a piece of that seat can stand there.
constexpr int spaces_to_go(Seat seat, Space space) {
    const auto from_broadway = [&](int number) {
        const int ahead = (number - start(seat).number() + board.broadway()) % board.broadway();
        return board.to_home() - ahead;
    };
    switch (space.track()) {
        case Track::Waiting: return board.to_home();
        case Track::Broadway: return from_broadway(space.number());
        case Track::Turnout:
            return from_broadway(index(space.seat()) * board.side + board.rejoin) + board.turnout +
                   1 - space.number();
        case Track::GladPath: return board.path + 1 - space.number();
        case Track::Home: return 0;
    }
    return 0;
}

static_assert(spaces_to_go(Seat::Blue, start(Seat::Blue)) == board.to_home());
static_assert(spaces_to_go(Seat::Red, entrance(Seat::Red)) == board.path + 1);

}  // namespace parlor::pollyanna
