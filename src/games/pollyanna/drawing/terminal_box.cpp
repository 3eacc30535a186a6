// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/terminal_parts.h"

#include <fmt/format.h>

#include <array>

#include "games/pollyanna/drawing/layout.h"

namespace parlor::pollyanna {
namespace {

// A square of the ring takes four columns and a row. A row lies free in the middle, so that seven
// rows reach from a fork to its rejoin; the walls of the box and a row outside them make it as high
// as the other boards.
constexpr int ring_pitch = 4;
constexpr int last_square = board.side;
constexpr int box_columns = last_square * ring_pitch + space_columns;
constexpr int box_rows = 21;
constexpr int middle_row = box_rows / 2;
constexpr int ring_top = 2;

// Where three columns of the screen begin.
struct TextPlace {
    int column;
    int row;
};

int ring_row(int y) { return ring_top + y + (y > last_square / 2 ? 1 : 0); }

TextPlace mirrored(TextPlace place) {
    return {box_columns - space_columns - place.column, box_rows - 1 - place.row};
}

// Red sits opposite Blue, Yellow opposite Green: theirs is the same, the board turned half round.
TextPlace turned_to(Seat seat, TextPlace of_blue, TextPlace of_green) {
    const bool is_near = seat == Seat::Blue || seat == Seat::Green;
    const bool is_level = seat == Seat::Blue || seat == Seat::Red;
    const TextPlace near = is_level ? of_blue : of_green;
    return is_near ? near : mirrored(near);
}

TextPlace ring_place(int number) {
    const int along = number % board.side;
    const TextPlace of_blue{along * ring_pitch, ring_row(last_square)};
    const TextPlace of_green{last_square * ring_pitch, ring_row(last_square - along)};
    return turned_to(seat_at(number / board.side), of_blue, of_green);
}

// An arch over the jail, between the squares where it leaves the ring and comes back.
TextPlace bridge_place(Seat seat, int number) {
    constexpr std::array<int, board.turnout> inward{4, 8, 9, 10, 9, 8, 4};
    const bool is_end = number == 1 || number == board.turnout;
    const int fork = board.fork * ring_pitch;
    const int over = fork + 2 + (number - 2) * ring_pitch;
    const int rejoin = board.rejoin * ring_pitch;
    const int column = number == 1 ? fork : is_end ? rejoin : over;
    const TextPlace of_blue{column, ring_row(last_square) - (is_end ? 1 : 2)};
    const int aside = inward[static_cast<std::size_t>(number - 1)];
    const TextPlace of_green{last_square * ring_pitch - aside,
                             middle_row + (board.turnout + 1) / 2 - number};
    return turned_to(seat, of_blue, of_green);
}

TextPlace jail_place(Seat seat, int cell) {
    const TextPlace of_blue{(board.fork + 1 + cell) * ring_pitch, ring_row(last_square) - 1};
    const TextPlace of_green{(last_square - 1) * ring_pitch, ring_row(board.fork + 1 + cell)};
    return turned_to(seat, of_blue, of_green);
}

// From the corner to the patio.
TextPlace house_place(Seat seat, int number) {
    constexpr std::array<int, board.path> rows{1, 2, 2, 3, 4, 4, 5};
    const int column = ring_pitch + (number - 1) * space_columns;
    const int row = ring_row(last_square) - rows[static_cast<std::size_t>(number - 1)];
    return turned_to(seat, {column, row}, {last_square * ring_pitch - column, row});
}

TextPlace place_of(Space space) {
    switch (space.track()) {
        case Track::Turnout: return bridge_place(space.seat(), space.number());
        case Track::GladPath: return house_place(space.seat(), space.number());
        default: return ring_place(space.number());
    }
}

class BoxDrawer {
public:
    BoxDrawer(const Position& position, const TerminalOptions& options)
        : position_(position),
          colour_(options.colour),
          screen_(box_columns, box_rows),
          spaces_(position, options, screen_) {}

    std::vector<std::string> draw() {
        for (int code = 0; code < Space::count(); ++code) {
            const Space space = Space::from_code(code);
            if (is_waiting(space) || is_home(space)) continue;
            const TextPlace at = place_of(space);
            spaces_.draw(space, at.column, at.row, ground(space));
        }
        for (const Seat seat : all_seats) draw_jail(seat);
        draw_walls();
        const TextPlace corner = house_place(Seat::Yellow, board.path);
        const int columns = box_columns - 2 * corner.column;
        spaces_.draw_frame(corner.column, corner.row + 1, columns, box_rows - 2 * (corner.row + 1));
        spaces_.draw_home(box_columns / 2, middle_row - 1, middle_row + 1);
        return screen_.lines(colour_);
    }

private:
    [[nodiscard]] std::string ground(Space space) const {
        if (space.track() == Track::Turnout) return std::string(spaces_.either("∘", "o"));
        if (space.track() == Track::GladPath) return ":";
        const auto seat = printed_colour(position_.variant.edition(), space);
        return fmt::format("{}{}", seat ? small_letter(*seat) : "", painted_number(space));
    }

    void draw_jail(Seat seat) {
        if (!position_.seated.has(seat)) return;
        const int count = count_on(position_.of(seat), Space::waiting());
        for (int cell = 0; cell < 4; ++cell) {
            const TextPlace at = jail_place(seat, cell);
            screen_.put(at.column, at.row, "[ ]", {Manner::Tint, hue_of(seat)});
            if (cell >= count) continue;
            screen_.put(at.column + 1, at.row, capital(seat), {Manner::Piece, hue_of(seat)});
            if (spaces_.waits_lit(seat)) screen_.put(at.column, at.row, "*", mark_style);
        }
    }

    void draw_walls() {
        std::string wall;
        for (int column = 0; column < box_columns; ++column) wall += spaces_.either("═", "=");
        screen_.put(0, ring_top - 1, wall, {Manner::Line});
        screen_.put(0, box_rows - ring_top, wall, {Manner::Line});
    }

    const Position& position_;
    bool colour_;
    Screen screen_;
    SpaceDrawer spaces_;
};

}  // namespace

std::vector<std::string> box_lines(const Position& position, const TerminalOptions& options) {
    return BoxDrawer(position, options).draw();
}

}  // namespace parlor::pollyanna
