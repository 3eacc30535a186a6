// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/terminal.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/plain.h"
#include "games/pollyanna/drawing/layout.h"
#include "games/pollyanna/drawing/terminal_parts.h"
#include "games/pollyanna/drawing/theme.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

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
        spaces_.draw_frame(column_of({-home_cells, 0}), top, columns, bottom - top + 1);
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

std::string_view capital(Seat seat) {
    return std::string_view("BGRY").substr(static_cast<std::size_t>(index(seat)), 1);
}
std::string_view small_letter(Seat seat) {
    return std::string_view("bgry").substr(static_cast<std::size_t>(index(seat)), 1);
}

bool SpaceDrawer::is_marked(Space space) const {
    return std::ranges::find(options_.marked, space) != options_.marked.end();
}

bool SpaceDrawer::waits_lit(Seat seat) const {
    return options_.lit == Space::waiting() && seat == position_.to_throw;
}

void SpaceDrawer::draw(Space space, int column, int row, std::string_view empty) {
    int columns = draw_pieces(space, column, row);
    if (columns == 0) columns = draw_ground(space, column, row, empty);
    if (is_marked(space)) {
        screen_.put(column, row, columns == 1 ? "[" : ">", mark_style);
        if (columns == 1) screen_.put(column + 2, row, "]", mark_style);
    }
    if (options_.lit == space) screen_.put(column, row, "*", mark_style);
}

int SpaceDrawer::draw_pieces(Space space, int column, int row) {
    std::vector<Seat> seats;
    int count = 0;
    for (const Seat seat : all_seats) {
        const int here = position_.seated.has(seat) ? count_on(position_.of(seat), space) : 0;
        if (here > 0) seats.push_back(seat);
        count += here;
    }
    if (seats.empty()) return 0;
    const int letters = static_cast<int>(seats.size());
    const int columns = letters + (count > letters ? 1 : 0);
    screen_.put(column, row, "   ", {Manner::Piece, hue_of(seats.front())});
    int at = column + (columns < space_columns ? 1 : 0);
    for (const Seat seat : seats)
        screen_.put(at++, row, capital(seat), {Manner::Piece, hue_of(seat)});
    const Style last{Manner::Piece, hue_of(seats.back())};
    if (count > letters) screen_.put(at++, row, fmt::to_string(count), last);
    if (at < column + space_columns) screen_.put(at, row, " ", last);
    return columns;
}

int SpaceDrawer::draw_ground(Space space, int column, int row, std::string_view empty) {
    const std::string name = options_.numbers ? text(space) : std::string(empty);
    const Style style = is_marked(space) ? mark_style : ground_style(space);
    screen_.put(column, row, "   ", style);
    screen_.put(column + 1, row, name, style);
    return static_cast<int>(base::characters(name));
}

Style SpaceDrawer::ground_style(Space space) const {
    if (const auto seat = printed_colour(position_.variant.edition(), space)) {
        return {Manner::Tint, hue_of(*seat)};
    }
    return {on_broadway(space) ? Manner::Broadway : Manner::Turnout};
}

void SpaceDrawer::draw_home(int middle, int name_row, int count_row) {
    std::string name(theme_of(position_.variant.edition()).lettering);
    const bool marked = is_marked(Space::home());
    if (marked) name = '[' + name + ']';
    screen_.put(middle - static_cast<int>(name.size()) / 2, name_row, name,
                marked ? mark_style : Style{Manner::Lettering});
    int column = middle - (3 * position_.seated.size() - 1) / 2;
    for (const Seat seat : all_seats) {
        if (!position_.seated.has(seat)) continue;
        const int count = count_on(position_.of(seat), Space::home());
        screen_.put(column, count_row, fmt::format("{}{}", capital(seat), count),
                    {count > 0 ? Manner::Piece : Manner::Tint, hue_of(seat)});
        column += 3;
    }
}

void SpaceDrawer::draw_frame(int left, int top, int columns, int rows) {
    std::string rule;
    for (int column = 2; column < columns; ++column) rule += either("─", "-");
    const auto between = [&](std::string_view first, std::string_view last) {
        return std::string(either(first, "+")).append(rule).append(either(last, "+"));
    };
    const Style line{Manner::Line};
    screen_.put(left, top, between("╭", "╮"), line);
    screen_.put(left, top + rows - 1, between("╰", "╯"), line);
    for (int row = top + 1; row < top + rows - 1; ++row) {
        screen_.put(left, row, either("│", "|"), line);
        screen_.put(left + columns - 1, row, either("│", "|"), line);
    }
}

std::vector<std::string> board_lines(const Position& position, const TerminalOptions& options) {
    const Theme& theme = theme_of(position.variant.edition());
    return theme.shape == BoardShape::Square ? box_lines(position, options)
                                             : Drawer(position, options).draw();
}

}  // namespace parlor::pollyanna
