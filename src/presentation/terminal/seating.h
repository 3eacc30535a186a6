// SPDX-License-Identifier: MIT
// Who sits where, people and computers, and their names.
//
//   auto seating = parse_seating(game, "blue=human,red=deep");
//   if (!seating) … seating.error() is the part that cannot be parsed
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "games/game.h"
#include "rules/match/match.h"
#include "rules/match/new_game.h"

namespace parlor::terminal {

class Seating {
public:
    static constexpr std::string_view human = match::human;

    explicit Seating(std::span<const games::SeatWord> seats);

    // `player` is "human" or the name of a level; empty: the seat is vacant.
    void place(char seat, std::string player) { at(seat).player = std::move(player); }
    void name(char seat, std::string_view name);

    [[nodiscard]] std::string seated() const;  // letters in the order of turns
    [[nodiscard]] int humans() const;
    [[nodiscard]] bool is_human(char seat) const { return player(seat) == human; }
    [[nodiscard]] std::string_view player(char seat) const;
    [[nodiscard]] std::vector<match::SeatName> names() const;

    // For the record, as parse_seating reads it: "b=human,r=simple".
    [[nodiscard]] std::string text() const;

private:
    struct Chair {
        char letter;
        std::string player{};
        std::string name{};
    };
    [[nodiscard]] Chair& at(char seat);
    [[nodiscard]] const Chair& at(char seat) const;

    std::vector<Chair> chairs_;
};

// "blue", "Blue", "b".
std::optional<char> parse_seat_name(std::span<const games::SeatWord> seats, std::string_view text);

// The usual opponent: it answers at once and plays well.
inline constexpr std::string_view usual_level = "careful";

// Seats that are not named, or as "-", are vacant. A computer is named by its level or by that
// level's number; "computer" has the level `level`. Returns the part that cannot be parsed as the
// error.
base::Expected<Seating, std::string> parse_seating(const games::Game& game, std::string_view text,
                                                   std::string_view level = usual_level);

// Names the players: "Ana,Luis" in the order of turns, or "blue=Ana,red=Luis".
base::Expected<void, std::string> add_names(const games::Game& game, Seating& seating,
                                            std::string_view text);

// `person` is the seat of a person; the other seats have computers of that level.
Seating one_human(const games::Game& game, std::string_view seated, char person,
                  std::string_view level = usual_level);

// "random, simple, …", for complaints.
std::string level_names(const games::Game& game);

}  // namespace parlor::terminal
