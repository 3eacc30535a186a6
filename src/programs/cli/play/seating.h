// SPDX-License-Identifier: MIT
// Who sits where: people, computers, nobody; and what they are called.
//
//   auto seating = parse_seating(box, "blue=human,red=deep");
//   if (!seating) … seating.error() is the part that cannot be understood
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "programs/cli/terminal_game.h"
#include "rules/match/match.h"
#include "rules/match/new_game.h"

namespace parlor::cli {

class Seating {
public:
    static constexpr std::string_view human = match::human;

    explicit Seating(std::span<const games::SeatWord> seats);

    // `player` is human or a name of the computers' roster; empty: nobody.
    void place(char seat, std::string player) { at(seat).player = std::move(player); }
    void name(char seat, std::string_view name);

    [[nodiscard]] std::string seated() const;  // letters in the order of turns
    [[nodiscard]] int humans() const;
    [[nodiscard]] bool is_human(char seat) const { return player(seat) == human; }
    [[nodiscard]] std::string_view player(char seat) const;
    [[nodiscard]] std::vector<match::SeatName> names() const;

    // As it is parsed, for the record: "b=human,r=simple".
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

// The usual opponent: it answers at once, and few beat it.
inline constexpr std::string_view usual_level = "careful";

// Seats that are not named stay vacant; so do those of nobody ("-"). A computer is named by its
// level or by that level's number; "computer" is the level that is given.
base::Expected<Seating, std::string> parse_seating(const TerminalGame& box, std::string_view text,
                                                   std::string_view level = usual_level);

// Names for those who sit: in the order of turns, or with their seats before them.
base::Expected<void, std::string> add_names(const TerminalGame& box, Seating& seating,
                                            std::string_view text);

// One of them is a person, the others are computers of that level.
Seating one_human(const TerminalGame& box, std::string_view seated, char person,
                  std::string_view level = usual_level);

// "random, simple, …", for complaints.
std::string level_names(const TerminalGame& box);

}  // namespace parlor::cli
