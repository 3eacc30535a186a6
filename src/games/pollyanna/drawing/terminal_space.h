// SPDX-License-Identifier: MIT
// One space of a board in a terminal, three columns wide: pieces, or the ground, and marks. For the
// sources that draw whole boards there (terminal.h says what the signs mean).
#pragma once

#include <string>
#include <string_view>

#include "games/pollyanna/drawing/terminal.h"
#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/screen.h"

namespace parlor::drawing {

inline constexpr int space_columns = 3;
inline constexpr Style mark_style{Manner::Mark};

std::string_view capital(pollyanna::Seat seat);
std::string_view small_letter(pollyanna::Seat seat);

class SpaceDrawer {
public:
    SpaceDrawer(const pollyanna::Position& position, const TerminalOptions& options, Screen& screen)
        : position_(position), options_(options), screen_(screen) {}

    // `empty` is what it shows where nobody stands and no names are asked for. Precondition:
    // neither waiting nor home.
    void draw(pollyanna::Space space, int column, int row, std::string_view empty);

    // What home is called, in brackets where it is marked, and how many of each seat are there,
    // both around this column.
    void draw_home(int middle, int name_row, int count_row);

    [[nodiscard]] std::string_view either(std::string_view unicode, std::string_view ascii) const {
        return options_.unicode ? unicode : ascii;
    }
    // Whether the pieces of the seat that wait are lit.
    [[nodiscard]] bool waits_lit(pollyanna::Seat seat) const;

private:
    [[nodiscard]] bool is_marked(pollyanna::Space space) const;
    [[nodiscard]] Style ground_style(pollyanna::Space space) const;
    // Both give how many columns are taken, and leave the first for marks where they can.
    int draw_pieces(pollyanna::Space space, int column, int row);
    int draw_ground(pollyanna::Space space, int column, int row, std::string_view empty);

    const pollyanna::Position& position_;
    const TerminalOptions& options_;
    Screen& screen_;
};

// A frame of lines with rounded corners.
void draw_frame(Screen& screen, const SpaceDrawer& signs, int left, int top, int columns, int rows);

}  // namespace parlor::drawing
