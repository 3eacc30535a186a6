// SPDX-License-Identifier: MIT
// A position as text: 21 lines of 63 columns, the same picture as the SVG on a grid of cells.
//
//   B R2 BR   pieces: seats by capitals, then how many where that is not told by the letters
//   b g r y   an empty space of that colour: a start or an Entrance
//   · ∘ :     an empty space of Broadway, of a Turnout, of a Glad Path (ASCII: . o :)
//   [·] >B2   marked; `*` stands before the piece that is lit
// Those who wait are in the corners, those at home are counted in the middle. Poleana's box is
// drawn by box_terminal.h.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/screen.h"

namespace parlor::drawing {

struct TerminalOptions {
    bool colour = false;  // ANSI, for a terminal of 256 colours
    bool unicode = true;
    bool numbers = false;  // empty spaces show their names, as in position text
    std::vector<pollyanna::Space> marked = {};           // such as where the lit piece may go
    std::optional<pollyanna::Space> lit = std::nullopt;  // waiting: that of the seat to throw
};

constexpr Hue hue_of(pollyanna::Seat seat) {
    constexpr std::array<Hue, 4> hues{Hue::Blue, Hue::Green, Hue::Red, Hue::Yellow};
    return hues[static_cast<std::size_t>(index(seat))];
}

std::vector<std::string> board_lines(const pollyanna::Position& position,
                                     const TerminalOptions& options = {});

}  // namespace parlor::drawing
