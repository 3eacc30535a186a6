// SPDX-License-Identifier: MIT
// How an edition's board looks: colours, lettering, ornament. A theme is a row of a table, keyed
// by the edition's name; nothing in it bears on the rules. All art is our own.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/rules/edition.h"
#include "games/pollyanna/rules/space.h"
#include "presentation/drawing/colour.h"

namespace parlor::pollyanna {

// The motif of the panels, of the middle and of the frame.
enum class Ornament : std::uint8_t { Scrolls, Starburst, Magnolia, Tiles, Rope };

struct Theme {
    std::string_view edition;    // its name, as in position text
    std::string_view lettering;  // what the home space is called
    std::string_view motto;      // under it
    std::string_view font;       // a generic family
    Ornament ornament;
    BoardShape shape = BoardShape::CutCorners;
    std::string_view piece = "piece";  // what its drawings are called, before the seat's colour

    drawing::Colour frame;                 // the wood or border around the board
    drawing::Colour inlay;                 // fine lines on the frame, and the accent of ornaments
    drawing::Colour field;                 // the ground that tracks lie on
    drawing::Colour road;                  // an ordinary Broadway space
    drawing::Colour siding;                // a Turnout space
    drawing::Colour ink;                   // outlines, lettering, numbers
    drawing::Colour wood;                  // what pieces are turned from
    std::array<drawing::Colour, 4> seats;  // told apart by lightness too

    [[nodiscard]] constexpr drawing::Colour seat(Seat seat) const {
        return seats[static_cast<std::size_t>(index(seat))];
    }
};

std::span<const Theme> themes();

// Null if no theme has that name.
const Theme* find_theme(std::string_view edition);
const Theme& theme_of(const Edition& edition);
const Edition& edition_of(const Theme& theme);

}  // namespace parlor::pollyanna
