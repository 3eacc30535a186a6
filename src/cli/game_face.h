// SPDX-License-Identifier: MIT
// What the program says and draws of a game; one implementation a game. Sentences are language
// texts, drawings are those of the room `drawing`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/scene.h"
#include "cli/terminal.h"
#include "cli/voice.h"
#include "drawing/colour.h"
#include "drawing/screen.h"
#include "match/match.h"

namespace parlor::cli {

// A line beside the board: pieces of text, each from its column on.
struct PanelPart {
    int column = 0;
    std::string text;
    drawing::Style style{};
};
using PanelRow = std::vector<PanelPart>;

struct PanelSize {
    int columns;
    int rows;
};

// What a person typed where a step or a placement is asked for.
struct Answer {
    std::string steps{};      // as they are written: to be made
    std::string picked{};     // or: a piece that was picked up, by its place
    std::string complaint{};  // or: why it is neither
};

struct StepTold {
    std::string does;      // "move 6, with the 6"
    std::string captures;  // "one Red piece"; empty: nothing
};

struct PictureOptions {
    std::string theme{};  // empty: the game's own
    bool numbers = true;
    std::vector<std::string> marked{};  // places to look at
};

// What a page about a game is printed in.
struct PageLook {
    drawing::Colour frame;
    drawing::Colour accent;
    drawing::Colour paper;
    drawing::Colour ink;
    bool wide_picture = false;  // it wants the whole width
};

class GameFace {
public:
    virtual ~GameFace() = default;

    // What the game's own sentences begin with.
    [[nodiscard]] virtual std::string_view keys() const = 0;

    // Why a step is refused. Precondition: it is illegal.
    [[nodiscard]] virtual std::string reason(const Voice& voice,
                                             const match::Refused& refused) const = 0;
    // The pieces that a refusal names: "two Blue pieces".
    [[nodiscard]] virtual std::string pieces(const Voice& voice,
                                             const match::Refused& refused) const = 0;
    // What a step does. Precondition: it is among the choices.
    [[nodiscard]] virtual StepTold step_told(const Voice& voice, const match::Match& match,
                                             std::string_view step) const = 0;

    // The title of what is played; the throws for the first turn, a sentence each.
    [[nodiscard]] virtual std::string title(const Voice& voice,
                                            const game::Record& record) const = 0;
    [[nodiscard]] virtual std::vector<std::string> opening_told(
        const Voice& voice, const game::Record& record) const = 0;
    // "Red throws 6 and 3."
    [[nodiscard]] virtual std::string throw_told(const Voice& voice,
                                                 const match::Match& match) const = 0;
    // The turn being played: "Red throws 6 and 3: enters, moves 36 to 39, captures Blue." Unless it
    // is ended nothing is said of what is lost and of what follows.
    [[nodiscard]] virtual std::string account(const Voice& voice, const match::Match& match,
                                              bool ended) const = 0;
    // Whose turn it is, or who has won.
    [[nodiscard]] virtual std::string standing_told(const Voice& voice,
                                                    const match::Match& match) const = 0;

    // What is asked for, of a person called so.
    [[nodiscard]] virtual std::string prompt(const Scene& scene, std::string_view who) const = 0;
    // Understands what was typed in answer to it.
    [[nodiscard]] virtual Answer answer(const Scene& scene, std::string_view typed) const = 0;
    // The choices, a line each.
    [[nodiscard]] virtual std::vector<std::string> choices_told(const Scene& scene) const = 0;

    [[nodiscard]] virtual std::vector<std::string> board_lines(const Scene& scene,
                                                               Look look) const = 0;
    // The picture as SVG; empty: there is no such theme.
    [[nodiscard]] virtual std::string picture(const Voice& voice, const match::Match& match,
                                              const PictureOptions& options) const = 0;

    // As the picture has them.
    [[nodiscard]] virtual PageLook page_look(const game::Record& record) const = 0;
    [[nodiscard]] virtual drawing::Colour seat_colour(const game::Record& record,
                                                      char seat) const = 0;

    // Beside the board: what is played, a player's pieces, the dice, the choices.
    [[nodiscard]] virtual PanelSize panel_size() const = 0;
    [[nodiscard]] virtual std::vector<std::string> panel_title(const Scene& scene) const = 0;
    [[nodiscard]] virtual PanelRow panel_seat(const Scene& scene, char seat) const = 0;
    [[nodiscard]] virtual std::vector<std::string> panel_dice(const Scene& scene) const = 0;
    [[nodiscard]] virtual std::vector<PanelRow> panel_choices(const Scene& scene,
                                                              int rows) const = 0;
};

}  // namespace parlor::cli
