// SPDX-License-Identifier: MIT
// A game as everything above the games knows it: its name and seats, how a table of it begins, its
// computers and its words. Each game derives its own from the template in game_of.h; all_games.h
// lists them.
//
//   const Game& game = games::of("pollyanna-1916+partners");
//   auto table = game.begin({"pollyanna-1916", "br"}, [&] { return dice.cast(); });
//   game.coach()->play(**table, "deep", random, stop);
//
// A Game object has one board. For a game whose board can be replaced there may be several objects.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/coach.h"
#include "presentation/sentences/teller.h"
#include "rules/match/match.h"
#include "rules/match/new_game.h"
#include "rules/match/resume.h"

namespace parlor::games {

struct SeatWord {
    char letter;
    std::string_view word;  // as options name it: "blue"
};

// A printed edition, and the switches that it can be combined with: "pollyanna-1916+partners".
struct EditionCard {
    std::string_view name;
    std::vector<std::string_view> switches{};
    bool offers_spinners = false;  // in place of dice
};

struct GameCard {
    std::string_view name;  // as records have it: `zenda`
    // At least one; the first is the usual one. A game that was printed once is its own edition.
    std::vector<EditionCard> editions;
    std::vector<SeatWord> seats;  // in the order of turns
    int dice;                     // thrown at once
    // The fingerprint of a board that is not the game's own; empty otherwise.
    std::string board{};
    bool has_other_boards = false;
};

class Game {
public:
    virtual ~Game() = default;

    [[nodiscard]] std::string_view name() const { return card_.name; }
    [[nodiscard]] const std::vector<EditionCard>& editions() const { return card_.editions; }
    [[nodiscard]] std::span<const SeatWord> seats() const { return card_.seats; }
    [[nodiscard]] int dice() const { return card_.dice; }
    // Whether the edition that a text names may be played with spinners.
    [[nodiscard]] bool offers_spinners(std::string_view edition) const;
    [[nodiscard]] const std::string& board() const { return card_.board; }
    [[nodiscard]] bool has_other_boards() const { return card_.has_other_boards; }
    // Of all seats, in the order of turns.
    [[nodiscard]] std::string letters() const;
    // The seat of a word or letter, "Blue" or "b"; nullopt if there is none.
    [[nodiscard]] std::optional<char> seat_named(std::string_view text) const;

    // The table of a position, with the throw if the text has one.
    [[nodiscard]] virtual match::Opened open(std::string_view position) const = 0;
    // A table before its first turn. Seats that the game does not have, or that are named twice,
    // are refused as `unknown_seat`; spinners that the edition does not offer, as `no_spinners`.
    [[nodiscard]] match::Opened begin(const match::NewGame& wanted, const match::Cast& cast) const;
    // A recorded game continued, or everything that is wrong with the record.
    [[nodiscard]] match::Resumed resume(const game::Record& record) const;

    // Its computers. Cheap to construct; not thread-safe.
    [[nodiscard]] virtual std::unique_ptr<coach::Coach> coach() const = 0;
    // Its sentences about a table.
    [[nodiscard]] virtual const sentences::Teller& teller() const = 0;

protected:
    explicit Game(GameCard card) : card_(std::move(card)) {}

private:
    // Precondition: the seats are the game's, each named once.
    [[nodiscard]] virtual match::Opened begin_with(const match::NewGame& wanted,
                                                   const match::Cast& cast) const = 0;
    [[nodiscard]] virtual match::Resumed begin_recorded(const game::Record& record) const = 0;

    GameCard card_;
};

}  // namespace parlor::games
