// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/terminal.h"

#include "games/pollyanna/drawing/box_terminal.h"
#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/terminal_space.h"
#include "games/pollyanna/drawing/theme.h"

namespace parlor::drawing {
namespace {

using pollyanna::all_seats;
using pollyanna::Cell;
using pollyanna::grid_reach;
using pollyanna::home_cells;
using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::Space;
using pollyanna::Track;

constexpr int side = 2 * grid_reach + 1;

int column_of(Cell cell) { return (cell.x + grid_reach) * space_columns; }
int row_of(Cell cell) { return cell.y + grid_reach; }

// The printed boards: tracks with cut corners, paths from the middles of the sides.
class Drawer {
public:
    Drawer(const Position& position, const TerminalOptions& options)
        : position_(position),
          colour_(options.colour),
          screen_(side * space_columns, side),
          spaces_(position, options, screen_) {}

    std::vector<std::string> draw() {
        for (int code = 0; code < Space::count(); ++code) {
            const Space space = Space::from_code(code);
            if (is_waiting(space) || is_home(space)) continue;
            spaces_.draw(space, column_of(cell(space)), row_of(cell(space)), ground(space));
        }
        for (const Seat seat : all_seats) draw_waiting(seat);
        constexpr int columns = (2 * home_cells + 1) * space_columns;
        const int top = row_of({0, -home_cells});
        const int bottom = row_of({0, home_cells});
        draw_frame(screen_, spaces_, column_of({-home_cells, 0}), top, columns, bottom - top + 1);
        spaces_.draw_home(side * space_columns / 2, top + 1, bottom - 1);
        return screen_.lines(colour_);
    }

private:
    [[nodiscard]] std::string_view ground(Space space) const {
        if (space.track() == Track::Turnout) return spaces_.either("∘", "o");
        if (space.track() == Track::GladPath) return ":";
        const auto seat = printed_colour(position_.variant.edition(), space);
        return seat ? small_letter(*seat) : spaces_.either("·", ".");
    }

    // Two cells of the corner, from the inmost outwards.
    void draw_waiting(Seat seat) {
        if (!position_.seated.has(seat)) return;
        const Cell at = waiting_cell(seat);
        const int column = column_of(at) - (at.x < 0 ? space_columns : 0);
        const int count = count_on(position_.of(seat), Space::waiting());
        const std::string pieces(static_cast<std::size_t>(count), capital(seat).front());
        screen_.put(column, row_of(at), "(    )", {Manner::Tint, hue_of(seat)});
        screen_.put(column + 1 + (4 - count) / 2, row_of(at), pieces,
                    {Manner::Piece, hue_of(seat)});
        if (spaces_.waits_lit(seat)) screen_.put(column, row_of(at), "*", mark_style);
    }

    const Position& position_;
    bool colour_;
    Screen screen_;
    SpaceDrawer spaces_;
};

}  // namespace

std::vector<std::string> board_lines(const Position& position, const TerminalOptions& options) {
    const Theme& theme = theme_of(position.variant.edition());
    return theme.plan == pollyanna::Plan::Square ? box_lines(position, options)
                                                 : Drawer(position, options).draw();
}

}  // namespace parlor::drawing
