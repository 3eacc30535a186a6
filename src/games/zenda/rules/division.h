// SPDX-License-Identifier: MIT
// Three and four players share the pieces of a side, and one throw (Z27, Z28). Each moves their own
// pieces, in whatever order they like (ZQ17); match/match.h keeps the turn.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/zenda/rules/city.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {

// Who moves a piece. Streslau and Zenda: one player has all the pieces of the side.
enum class Seat : std::uint8_t { Streslau, Michael, Army, Zenda, King, Yellows };

inline constexpr std::array<Seat, 6> all_seats{Seat::Streslau, Seat::Michael, Seat::Army,
                                               Seat::Zenda,    Seat::King,    Seat::Yellows};

constexpr char letter(Seat seat) { return "smazky"[static_cast<std::size_t>(seat)]; }
std::optional<Seat> parse_seat(char wanted);
constexpr City city_of(Seat seat) { return seat < Seat::Zenda ? City::Streslau : City::Zenda; }

enum class Division : std::uint8_t { Two, Three, Four };

inline constexpr std::array<Division, 3> all_divisions{Division::Two, Division::Three,
                                                       Division::Four};

// In the order of play.
std::span<const Seat> seats(Division division);
// nullopt if these are not the seats of a game.
std::optional<Division> division_of(std::span<const Seat> given);
Seat seat_of(Division division, Role role);

// The seats of a side, in the order of play.
std::vector<Seat> seats_of(Division division, City city);
// The seats that can make at least one of the steps, in the order of play.
std::vector<Seat> movers(Division division, std::span<const Step> steps);

}  // namespace parlor::zenda
