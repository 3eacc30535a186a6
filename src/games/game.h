// SPDX-License-Identifier: MIT
// A game as everything above the games knows it: what it is called, who sits at it, how a table of
// it begins, which computers play it, how it is spoken of and drawn. One implementation a game, in
// the game's own folder (games/zenda/game.h). Which games there are stands in all_games.h.
//
//   const Game& game = games::of("pollyanna-1916+partners");
//   auto table = game.begin({"pollyanna-1916", "br"}, [&] { return dice.cast(); });
//   game.coach()->play(**table, "deep", random, stop);
//
// A game is played on one board: of a game whose board can be replaced there may be several.
#pragma once

#include <memory>
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

// A chair at the table.
struct SeatWord {
    char letter;
    std::string_view word;  // as options name it: "blue"
};

// A printed edition, with the switches that may stand behind it: "pollyanna-1916+partners".
struct EditionCard {
    std::string_view name;
    std::vector<std::string_view> switches{};
};

class Game {
public:
    virtual ~Game() = default;

    // As records have it: `zenda`.
    [[nodiscard]] virtual std::string_view name() const = 0;
    // At least one; the first is the usual one. A game that was printed once is its own edition.
    [[nodiscard]] virtual std::vector<EditionCard> editions() const = 0;
    // All there are, in the order of turns.
    [[nodiscard]] virtual std::span<const SeatWord> seats() const = 0;
    // Thrown at once.
    [[nodiscard]] virtual int dice() const = 0;
    // The fingerprint of a board that is not the game's own; empty: it is, or there is but one.
    [[nodiscard]] virtual std::string board() const { return {}; }
    [[nodiscard]] virtual bool has_other_boards() const { return false; }

    // The table of a position, with the throw if the text has one.
    [[nodiscard]] virtual match::Opened open(std::string_view position) const = 0;
    // A table before its first turn. Seats that the game does not have, or that are named twice,
    // are refused as `unknown_seat`.
    [[nodiscard]] match::Opened begin(const match::NewGame& wanted, const match::Cast& cast) const;
    // A recorded game taken up again, with all that is wrong with the record's tags.
    [[nodiscard]] match::Resumed resume(const game::Record& record) const;

    // Its computers. Quickly made, and belongs to one thread.
    [[nodiscard]] virtual std::unique_ptr<coach::Coach> coach() const = 0;
    // What is said of a table.
    [[nodiscard]] virtual const sentences::Teller& teller() const = 0;

    // Of all seats, in the order of turns.
    [[nodiscard]] std::string letters() const;

private:
    // Precondition: the seats are the game's, each named once.
    [[nodiscard]] virtual match::Opened begin_with(const match::NewGame& wanted,
                                                   const match::Cast& cast) const = 0;
    [[nodiscard]] virtual match::Resumed begin_recorded(const game::Record& record) const = 0;
};

}  // namespace parlor::games
