// SPDX-License-Identifier: MIT
// Who sits where: people, computers, nobody; and what they are called.
//
//   auto seating = parse_seating("blue=human,red=computer");
//   if (!seating) … seating.error() is the part that cannot be understood
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "pollyanna/seat.h"

namespace parlor::cli {

class Seating {
public:
    static constexpr std::string_view human = "human";

    // `player` is human or a name of the computers' roster.
    void place(pollyanna::Seat seat, std::string player) { player_of(seat) = std::move(player); }
    void name(pollyanna::Seat seat, std::string_view name);

    [[nodiscard]] pollyanna::SeatSet seated() const;
    [[nodiscard]] int humans() const;
    [[nodiscard]] bool is_human(pollyanna::Seat seat) const { return player(seat) == human; }
    [[nodiscard]] std::string_view player(pollyanna::Seat seat) const;
    [[nodiscard]] const std::array<std::string, 4>& names() const { return names_; }

    // As it is parsed, for the record: "b=human,r=simple".
    [[nodiscard]] std::string text() const;

private:
    std::string& player_of(pollyanna::Seat seat);

    std::array<std::string, 4> players_{};  // empty: nobody
    std::array<std::string, 4> names_{};    // empty: no name was given
};

// "blue", "Blue", "b".
std::optional<pollyanna::Seat> parse_seat_name(std::string_view text);

// Seats that are not named stay vacant; so do those of nobody ("-"). "computer" is the one that
// plays best.
base::Expected<Seating, std::string> parse_seating(std::string_view text);

// Names for those who sit: in the order of turns, or with their seats before them.
base::Expected<void, std::string> add_names(Seating& seating, std::string_view text);

// The first of them is a person, the others are computers.
Seating one_human(pollyanna::SeatSet seated);

}  // namespace parlor::cli
