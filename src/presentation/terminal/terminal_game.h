// SPDX-License-Identifier: MIT
// A game in the terminal: what it needs there besides games/game.h. A game derives its own from the
// template in terminal_of.h. What can be derived from the game and its tables is so by default, so
// that a plain game only draws its board.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "presentation/drawing/screen.h"
#include "presentation/language/language.h"
#include "presentation/terminal/scene.h"

namespace parlor::terminal {

// What is played, as the options of a new game name it.
struct GameChoice {
    std::string game;                  // an edition, perhaps with switches; empty: the usual one
    std::vector<std::string> house{};  // more switches
    bool partners = false;             // for two people: four play, two against two
    bool singles = false;              // four play, each alone
    language::Language language = language::Language::English;
};

struct UsualSeats {
    std::string seated;
    char person;  // the others are computers
};

// What a person typed where a step or a placement is asked for.
struct Answer {
    std::string steps{};      // to be made, in notation
    std::string picked{};     // or: the place of a piece that was picked up
    std::string complaint{};  // or: why it is neither
};

struct PictureOptions {
    std::string theme{};  // empty: the game's own
    bool numbers = true;
    bool notation = false;              // names of places also on a board with its own numbers
    std::vector<std::string> marked{};  // places to highlight
};

// A line beside the board: pieces of text, each from its column on.
struct PanelPart {
    int column = 0;
    std::string text;
    drawing::Style style{};
};
using PanelRow = std::vector<PanelPart>;

// ">B Ana      ww·h": a sign if the player acts, the seat's capital letter, the name, cut to
// `name_columns`, and the pieces.
PanelRow seat_row(const Scene& scene, char seat, bool acts, drawing::Style letter,
                  std::size_t name_columns, std::string pieces);

struct PanelSize {
    int columns = 16;
    int rows = 21;
};

using Lines = std::vector<std::string>;

class TerminalGame {
public:
    virtual ~TerminalGame() = default;

    [[nodiscard]] virtual const games::Game& game() const = 0;
    [[nodiscard]] const sentences::Teller& teller() const { return game().teller(); }

    // A table before the first turn with all seats taken. `wanted` is an edition, or empty.
    [[nodiscard]] virtual match::Opened start(std::string_view wanted) const;
    // The variant that these players play: "pollyanna-1916+partners".
    [[nodiscard]] virtual std::string named(const GameChoice& choice,
                                            std::string_view seated) const;
    // By default all seats, and the first of them is the person's.
    [[nodiscard]] virtual UsualSeats usual_seats(const GameChoice& choice) const;

    // `<play> -> <position after>`, sorted by position. Precondition: a step is due. The default
    // tries every step on a copy of the table, which is slow.
    virtual void plays(const match::Match& match,
                       const std::function<void(std::string_view line)>& tell) const;
    // Makes computers look up endings of this table's game in the content of such a file. Returns
    // the name of what is wrong with the file, or nothing.
    [[nodiscard]] virtual std::string_view take_endings(const match::Match& match,
                                                        std::string_view file) const;

    // "docs/rules/pollyanna.md#p54" for P54, in the user's language.
    [[nodiscard]] std::string where_to_read(language::Language language,
                                            std::string_view rule) const;
    // The rules that everything playable must be played.
    [[nodiscard]] virtual std::string_view duty_to_play() const { return {}; }

    // All editions in short.
    [[nodiscard]] virtual Lines editions(language::Language language) const;
    // One edition at length; empty if there is none of that name.
    [[nodiscard]] virtual Lines edition(language::Language language, std::string_view name) const;

    // What the person called `who` is asked.
    [[nodiscard]] virtual std::string prompt(const Scene& scene, std::string_view who) const;
    // Reads what was typed; by default the number of a choice, or steps in notation.
    [[nodiscard]] virtual Answer answer(const Scene& scene, std::string_view typed) const;
    [[nodiscard]] virtual Lines choices_told(const Scene& scene) const;

    [[nodiscard]] virtual Lines board_lines(const Scene& scene, Look look) const = 0;
    // The picture as SVG; empty if there is no such theme.
    [[nodiscard]] virtual std::string picture(const sentences::Voice& voice,
                                              const match::Match& match,
                                              const PictureOptions& options) const = 0;

    // Beside the board: the title, a player's pieces, the dice, the choices.
    [[nodiscard]] virtual PanelSize panel_size() const { return {}; }
    [[nodiscard]] virtual Lines panel_title(const Scene& scene) const;
    [[nodiscard]] virtual PanelRow panel_seat(const Scene& scene, char seat) const;
    [[nodiscard]] virtual Lines panel_dice(const Scene& scene) const;
    // At most `rows` rows.
    [[nodiscard]] virtual std::vector<PanelRow> panel_choices(const Scene& scene, int rows) const;

protected:
    // The page of docs/rules that has a rule.
    [[nodiscard]] virtual std::string_view rules_page(std::string_view rule) const;
};

// A decimal number without a sign; one too large for any list is 0.
std::optional<std::size_t> parse_count(std::string_view text);

}  // namespace parlor::terminal
