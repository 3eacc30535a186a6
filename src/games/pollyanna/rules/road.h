// SPDX-License-Identifier: MIT
// The board as one seat sees it: a straight road, for the fast generator alone.
//
// A place on a seat's road is one byte:
//      0 …  54   Broadway from its start to its Entrance
//     55 …  61   its Glad Path
//     62         home
//     63         waiting
//     64 + i     a Turnout space, i its bit in the slow lane
//
// Two 64-bit masks hold everything a move can meet. The road lane has bit p for place p. The slow
// lane is the way through all three Turnouts that the seat can reach, with the stretches of
// Broadway around them: bits 0–9 are places 5–14, then Turnout, places 19–29, Turnout, 34–44,
// Turnout, 49–58. A move by n is then a shift by n in one of the lanes, for every seat alike.
#pragma once

#include <array>
#include <cstdint>

#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/space.h"

namespace parlor::pollyanna::road {

using Place = std::uint8_t;
using Mask = std::uint64_t;

inline constexpr Place entrance_place = board.to_entrance();
inline constexpr Place home_place = board.to_home();
inline constexpr Place waiting_place = home_place + 1;
inline constexpr Place turnout_place = 64;  // plus the bit in the slow lane
inline constexpr Place nowhere = 255;       // not on this seat's road

constexpr Mask bit(int place) { return Mask{1} << place; }
constexpr Mask bits(int first, int last) {
    return (last == 63 ? ~Mask{0} : bit(last + 1) - 1) & ~(bit(first) - 1);
}

inline constexpr Mask broadway_bits = bits(0, entrance_place);
inline constexpr Mask path_bits = bits(entrance_place + 1, home_place - 1);
// Beyond home: always shut, so that a move past it is illegal like any other (P92).
inline constexpr Mask edge = bit(63);

// The stretches of Broadway in the slow lane: road places first … last begin at lane bit `at`.
struct Stretch {
    int first;
    int last;
    int at;
};
inline constexpr int fork_place = board.side + board.fork - board.start;  // the first of three
inline constexpr int rejoin_place = board.side + board.rejoin - board.start;
inline constexpr int lead = board.reward - 1;  // how far from a fork a move can begin

inline constexpr std::array<Stretch, 4> stretches = [] {
    std::array<Stretch, 4> all{};
    int at = 0;
    for (int i = 0; i < 4; ++i) {
        const int first = i == 0 ? fork_place - lead : rejoin_place + (i - 1) * board.side;
        const int last = i == 3 ? first + lead : fork_place + i * board.side;
        all[static_cast<std::size_t>(i)] = {first, last, at};
        at += last - first + 1 + board.turnout;
    }
    return all;
}();
static_assert(stretches[0].first == 5 && stretches[3].last == 58 && stretches[3].at == 53);

// The lane bit of the Turnout's first space, for the Turnout 1, 2 or 3 corners ahead.
constexpr int turnout_at(int corner) {
    const Stretch& before = stretches[static_cast<std::size_t>(corner - 1)];
    return before.at + before.last - before.first + 1;
}
inline constexpr Mask turnout_bits = [] {
    Mask all = 0;
    for (int corner = 1; corner <= 3; ++corner) {
        all |= bits(turnout_at(corner), turnout_at(corner) + board.turnout - 1);
    }
    return all;
}();

// The Broadway part of a road mask, moved into the slow lane.
constexpr Mask into_slow_lane(Mask road) {
    Mask lane = 0;
    for (const Stretch& each : stretches) {
        const Mask part = road & bits(each.first, each.last);
        lane |=
            each.at >= each.first ? part << (each.at - each.first) : part >> (each.first - each.at);
    }
    return lane;
}

// Where a piece of `seat` is on its own road, or another's piece on it.
constexpr Place place_of(Seat seat, Space space) {
    const auto ahead = [&](int number) {
        return (number - start(seat).number() + board.broadway()) % board.broadway();
    };
    switch (space.track()) {
        case Track::Waiting: return waiting_place;
        case Track::Home: return home_place;
        case Track::GladPath:
            if (space.seat() != seat) return nowhere;
            return static_cast<Place>(entrance_place + space.number());
        case Track::Broadway: {
            const int place = ahead(space.number());
            return place <= entrance_place ? static_cast<Place>(place) : nowhere;
        }
        case Track::Turnout: {
            const int corner = (index(space.seat()) - index(seat) + 4) % 4;
            if (corner == 0) return nowhere;
            return static_cast<Place>(turnout_place + turnout_at(corner) + space.number() - 1);
        }
    }
    return nowhere;
}

// What the generator looks up of a place.
struct PlaceRow {
    Mask road = 0;               // its bit in the road lane, while on the way
    Mask slow = 0;               // its bit in the slow lane, if a Turnout space
    Mask single_track = 0;       // its bit in the road lane, if a Glad Path space …
    Mask slow_single_track = 0;  // … and in the slow lane, if a Glad Path or Turnout space
    std::uint32_t weight = 0;
    std::uint8_t road_at = home_place;  // where its moves begin in the road lane; home: it has none
    std::uint8_t slow_at = home_place;  // where they begin in the slow lane …
    std::uint8_t to_turnout = 255;      // … and the least count that makes them touch a Turnout
};

extern const std::array<PlaceRow, 256> places;  // from 128 on: pieces that must stay, no moves
// Two columns of them once more, so that many can be looked up at once.
extern const std::array<std::uint8_t, 128> slow_starts;     // slow_at
extern const std::array<std::uint8_t, 128> turnout_counts;  // to_turnout
// By seat and space: as above for the seat's own pieces; others' waiting and home are nowhere.
extern const std::array<std::array<Place, 128>, 4> own_places;
struct Lanes {
    Mask road = 0;
    Mask slow = 0;
};
extern const std::array<std::array<Lanes, 128>, 4> others;
// The spaces of a rival's colour, by edition and by how many seats ahead it sits.
extern const std::array<std::array<Mask, 4>, editions.size()> colours_ahead;
// By seat and place, the way back.
extern const std::array<std::array<Space, 128>, 4> spaces;
// A slow lane bit as a place.
extern const std::array<Place, 64> slow_places;

}  // namespace parlor::pollyanna::road
