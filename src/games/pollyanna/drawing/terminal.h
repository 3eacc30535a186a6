// SPDX-License-Identifier: MIT
// A position as text: 21 lines of 63 columns, the same picture as the SVG on a grid of cells.
//
//   B R2 BR   pieces: capitals name the seats, a number counts pieces where letters do not
//   b g r y   an empty space of that colour: a start or an Entrance
//   · ∘ :     an empty space of Broadway, of a Turnout, of a Glad Path (ASCII: . o :)
//   [·] >B2   a marked space; `*` stands before the piece that is lit
// Waiting pieces are in the corners, pieces at home are counted in the middle. Poleana's box is a
// square ring with bridges around the jails and houses from the corners to the patio:
//   12 b3     an empty square shows its painted number, with the letter of its colour
//   [B][ ]    the cells of a jail
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/screen.h"

namespace parlor::pollyanna {

struct TerminalOptions {
    bool colour = false;  // ANSI, for a terminal of 256 colours
    bool unicode = true;
    bool numbers = false;                     // empty spaces show their names, as in position text
    std::vector<Space> marked = {};           // such as where the lit piece may go
    std::optional<Space> lit = std::nullopt;  // waiting: the waiting pieces of the seat to throw
};

constexpr drawing::Hue hue_of(Seat seat) {
    using enum drawing::Hue;
    constexpr std::array hues{Blue, Green, Red, Yellow};
    return hues[static_cast<std::size_t>(index(seat))];
}

std::vector<std::string> board_lines(const Position& position, const TerminalOptions& options = {});

}  // namespace parlor::pollyanna
