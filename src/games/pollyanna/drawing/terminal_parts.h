// SPDX-License-Identifier: MIT
// One space of a board in a terminal, three columns wide: pieces or the ground, and marks. For the
// sources that draw whole boards there (terminal.h explains the signs).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/pollyanna/drawing/terminal.h"
#include "games/pollyanna/rules/position.h"
#include "presentation/drawing/screen.h"

namespace parlor::pollyanna {

using drawing::Manner;
using drawing::Screen;
using drawing::Style;

inline constexpr int space_columns = 3;
inline constexpr Style mark_style{Manner::Mark};

std::string_view capital(Seat seat);
std::string_view small_letter(Seat seat);

class SpaceDrawer {
public:
    // All three must outlive the drawer.
    SpaceDrawer(const Position& position, const TerminalOptions& options, Screen& screen)
        : position_(position), options_(options), screen_(screen) {}

    // `empty` is shown if no piece stands there and names are switched off. Precondition: neither
    // waiting nor home.
    void draw(Space space, int column, int row, std::string_view empty);

    // The lettering of home, in brackets if it is marked, and the number of each seat's pieces
    // there, both centred on column `middle`.
    void draw_home(int middle, int name_row, int count_row);
    // A frame of lines with rounded corners.
    void draw_frame(int left, int top, int columns, int rows);

    [[nodiscard]] std::string_view either(std::string_view unicode, std::string_view ascii) const {
        return options_.unicode ? unicode : ascii;
    }
    // Whether the waiting pieces of a seat are lit.
    [[nodiscard]] bool waits_lit(Seat seat) const;

private:
    [[nodiscard]] bool is_marked(Space space) const;
    [[nodiscard]] Style ground_style(Space space) const;
    // Both return how many columns they took and leave the first one for marks if they can.
    int draw_pieces(Space space, int column, int row);
    int draw_ground(Space space, int column, int row, std::string_view empty);

    const Position& position_;
    const TerminalOptions& options_;
    Screen& screen_;
};

// Poleana's box (terminal_box.cpp).
std::vector<std::string> box_lines(const Position& position, const TerminalOptions& options);

}  // namespace parlor::pollyanna
