// SPDX-License-Identifier: MIT
#include "games/zenda/rules/division.h"

#include <algorithm>

namespace parlor::zenda {
namespace {

constexpr std::array two_players{Seat::Streslau, Seat::Zenda};
constexpr std::array three_players{Seat::Michael, Seat::Army, Seat::Zenda};
constexpr std::array four_players{Seat::Michael, Seat::Army, Seat::King, Seat::Yellows};

}  // namespace

std::optional<Seat> parse_seat(char wanted) {
    for (const Seat seat : all_seats) {
        if (letter(seat) == wanted) return seat;
    }
    return std::nullopt;
}

std::span<const Seat> seats(Division division) {
    switch (division) {
        case Division::Two: return two_players;
        case Division::Three: return three_players;
        case Division::Four: break;
    }
    return four_players;
}

std::optional<Division> division_of(std::span<const Seat> given) {
    for (const Division division : all_divisions) {
        if (std::ranges::is_permutation(seats(division), given)) return division;
    }
    return std::nullopt;
}

Seat seat_of(Division division, Role role) {
    const bool divided =
        city_of(role) == City::Streslau ? division != Division::Two : division == Division::Four;
    switch (role) {
        case Role::King: return divided ? Seat::King : Seat::Zenda;
        case Role::Yellow: return divided ? Seat::Yellows : Seat::Zenda;
        case Role::Michael: return divided ? Seat::Michael : Seat::Streslau;
        case Role::Army: break;
    }
    return divided ? Seat::Army : Seat::Streslau;
}

std::vector<Seat> seats_of(Division division, City city) {
    std::vector<Seat> all;
    for (const Seat seat : seats(division)) {
        if (city_of(seat) == city) all.push_back(seat);
    }
    return all;
}

std::vector<Seat> movers(Division division, std::span<const Step> steps) {
    std::vector<Seat> all;
    for (const Seat seat : seats(division)) {
        const auto moves = [&](const Step& step) { return seat_of(division, step.role) == seat; };
        if (std::ranges::any_of(steps, moves)) all.push_back(seat);
    }
    return all;
}

}  // namespace parlor::zenda
