// SPDX-License-Identifier: MIT
// A game in the terminal; one implementation a game. What is said of a table is its teller's,
// drawings are those of the module `drawing`. A plain game says how its board is drawn; for the
// rest there is something usual.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "presentation/drawing/screen.h"
#include "presentation/sentences/teller.h"
#include "programs/cli/play/scene.h"
#include "programs/cli/terminal.h"
#include "rules/match/match.h"

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

struct PictureOptions {
    std::string theme{};  // empty: the game's own
    bool numbers = true;
    std::vector<std::string> marked{};  // places to look at
};

class GameFace {
public:
    virtual ~GameFace() = default;

    // What is said of a table, wherever it is shown.
    [[nodiscard]] virtual const sentences::Teller& teller() const = 0;

    // What is asked for, of a person called so.
    [[nodiscard]] virtual std::string prompt(const Scene& scene, std::string_view who) const;
    // Understands what was typed in answer to it: usually a choice by its number, or steps as they
    // are written.
    [[nodiscard]] virtual Answer answer(const Scene& scene, std::string_view typed) const;
    // The choices, a line each.
    [[nodiscard]] virtual std::vector<std::string> choices_told(const Scene& scene) const;

    [[nodiscard]] virtual std::vector<std::string> board_lines(const Scene& scene,
                                                               Look look) const = 0;
    // The picture as SVG; empty: there is no such theme.
    [[nodiscard]] virtual std::string picture(const sentences::Voice& voice,
                                              const match::Match& match,
                                              const PictureOptions& options) const = 0;

    // Beside the board: what is played, a player's pieces, the dice, the choices.
    [[nodiscard]] virtual PanelSize panel_size() const { return {16, 21}; }
    [[nodiscard]] virtual std::vector<std::string> panel_title(const Scene& scene) const;
    [[nodiscard]] virtual PanelRow panel_seat(const Scene& scene, char seat) const;
    [[nodiscard]] virtual std::vector<std::string> panel_dice(const Scene& scene) const;
    [[nodiscard]] virtual std::vector<PanelRow> panel_choices(const Scene& scene, int rows) const;
};

}  // namespace parlor::cli
