// SPDX-License-Identifier: MIT
// Three and four players share the pieces of a side, and one throw (Z27, Z28, ZQ17). The player
// of the large piece, Black Michael or the King, has the dice first, plays as many as they like,
// and hands over to the partner, who plays what is left. Dice that only the first can still play go
// back. They set up in the same manner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/zenda/rules/city.h"
#include "games/zenda/rules/step.h"

namespace parlor::zenda {

// Whose hand moves a piece. The sides' own letters where one player has all the pieces.
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
// None: these are not the seats of a game.
std::optional<Division> division_of(std::span<const Seat> given);
Seat seat_of(Division division, Role role);

// Who has the dice, and what they may do.
struct Holding {
    Seat seat;
    bool may_hand_over = false;  // to the partner, who can play some of the dice
    std::vector<Step> choices;   // none: nothing is left to play
};

// `lawful` is what the side may do next (`choices` of plays.h); `handed_over` whether the player of
// the large piece has done so in this throw.
Holding holding(Division division, City city, std::span<const Step> lawful, bool handed_over);

}  // namespace parlor::zenda
