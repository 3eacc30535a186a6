// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/ending.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace parlor::pollyanna {
namespace {

using Route = std::array<Space, ending_places>;

constexpr Route route_of(Seat seat) {
    Route route{};
    std::size_t at = 0;
    route[at++] = Space::waiting();
    for (int count = board.start; count <= board.broadway(); ++count) {
        route[at++] = past_entrance(seat, count);
        if (count % board.side != board.fork) continue;
        const Seat corner = seat_at(index(seat) + count / board.side);
        for (int number = 1; number <= board.turnout; ++number) {
            route[at++] = Space::turnout(corner, number);
        }
    }
    for (int number = 1; number <= board.path; ++number)
        route[at++] = Space::glad_path(seat, number);
    route[at++] = Space::home();
    assert(at == route.size());
    return route;
}

constexpr std::array<Route, 4> routes{route_of(Seat::Blue), route_of(Seat::Green),
                                      route_of(Seat::Red), route_of(Seat::Yellow)};

using PlacesOfSeat = std::array<std::uint8_t, 128>;  // by the space's code

constexpr std::array<PlacesOfSeat, 4> places_of_seats = [] {
    std::array<PlacesOfSeat, 4> all{};
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        for (std::size_t place = 0; place < routes[seat].size(); ++place) {
            all[seat][routes[seat][place].code()] = static_cast<std::uint8_t>(place);
        }
    }
    return all;
}();

constexpr std::array<PlacePair, placements> place_pairs = [] {
    std::array<PlacePair, placements> all{};
    std::size_t at = 0;
    for (int near = 0; near < ending_places; ++near) {
        for (int far = 0; far <= near; ++far) all[at++] = {near, far};
    }
    return all;
}();

const Route& route(Seat seat) { return routes[static_cast<std::size_t>(index(seat))]; }

// Of a seat that has at least two home. Sorted: those that are home come last.
std::optional<Placement> placement(const Pieces& pieces, Seat seat) {
    if (!is_home(pieces[2])) return std::nullopt;
    return placement_of(place(pieces[0], seat), place(pieces[1], seat));
}

// The spaces that two pieces take and no other piece may take, a bit each.
struct Taken {
    std::array<std::uint64_t, 2> spaces{};
    bool may_stand = true;  // not both on one space of a single track (P50, P90)

    void take(Space space) {
        if (is_waiting(space) || is_home(space)) return;
        std::uint64_t& word = spaces[space.code() / 64U];
        const std::uint64_t bit = std::uint64_t{1} << (space.code() % 64U);
        if ((word & bit) != 0 && !on_broadway(space)) may_stand = false;
        word |= bit;
    }
};

std::vector<Taken> taken_by(Seat seat) {
    std::vector<Taken> all(placements);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto [near, far] = place_pairs[i];
        all[i].take(space_at(near, seat));
        all[i].take(space_at(far, seat));
    }
    return all;
}

}  // namespace

int place(Space space, Seat seat) {
    return places_of_seats[static_cast<std::size_t>(index(seat))][space.code()];
}

Space space_at(int place, Seat seat) { return route(seat)[static_cast<std::size_t>(place)]; }

Placement placement_of(int one, int other) {
    const auto [far, near] = std::minmax(one, other);
    return static_cast<Placement>(near * (near + 1) / 2 + far);
}

PlacePair places_of(Placement placement) { return place_pairs[placement]; }

std::optional<Ending> ending(const Position& position) {
    const Seat seat = position.to_throw;
    if (position.seated != SeatSet::pair(seat)) return std::nullopt;
    const auto own = placement(position.of(seat), seat);
    if (!own || *own == both_home) return std::nullopt;
    const auto rival = placement(position.of(opposite(seat)), opposite(seat));
    if (!rival || *rival == both_home) return std::nullopt;
    return Ending{*own, *rival};
}

Position position_of(Ending ending, Variant variant) {
    Position position = starting_position(variant, SeatSet::pair(Seat::Blue), Seat::Blue);
    const auto put = [&](Seat seat, PlacePair places) {
        Pieces& pieces = position.of(seat);
        pieces = {space_at(places.near, seat), space_at(places.far, seat), Space::home(),
                  Space::home()};
        std::ranges::sort(pieces);
    };
    put(Seat::Blue, places_of(ending.own));
    put(Seat::Red, places_of(ending.rival));
    return position;
}

bool may_stand(Ending ending) {
    static const std::vector<Taken> by_blue = taken_by(Seat::Blue);
    static const std::vector<Taken> by_red = taken_by(Seat::Red);
    const Taken& own = by_blue[ending.own];
    const Taken& rival = by_red[ending.rival];
    return own.may_stand && rival.may_stand && (own.spaces[0] & rival.spaces[0]) == 0 &&
           (own.spaces[1] & rival.spaces[1]) == 0;
}

}  // namespace parlor::pollyanna
