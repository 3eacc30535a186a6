// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/terminal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

#include "games/zenda/drawing/grid.h"
#include "presentation/drawing/screen.h"

namespace parlor::zenda {
namespace {

using drawing::Hue;
using drawing::Manner;
using drawing::Screen;
using drawing::Style;

// The dots of a Braille cell, by column and row.
constexpr std::array<std::array<unsigned, 4>, 2> dots{
    {{0x01, 0x02, 0x04, 0x40}, {0x08, 0x10, 0x20, 0x80}}};

std::string braille(unsigned pattern) {
    const unsigned code = 0x2800 + pattern;
    return {static_cast<char>(0xe0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3f)),
            static_cast<char>(0x80 | (code & 0x3f))};
}

struct Brackets {
    std::string_view before;
    std::string_view behind;
};

class Sheet {
public:
    Sheet(const Board& board, const Position& position, const TerminalOptions& options)
        : board_(board),
          position_(position),
          options_(options),
          grid_(lay_out(board, options.columns, options.rows)),
          screen_(options.columns, grid_.rows),
          taken_(static_cast<std::size_t>(options.columns * grid_.rows)) {}

    std::vector<std::string> draw() {
        for (const auto& road : board_.plan().roads) {
            options_.unicode ? draw_finely(place(road.one), place(road.other))
                             : draw_coarsely(place(road.one), place(road.other));
        }
        for (int number = 1; number <= board_.size(); ++number) draw_spot(Spot::at(number));
        draw_name(City::Zenda, "ZENDA");
        draw_name(City::Streslau, "STRESLAU");
        return screen_.lines(options_.colour);
    }

private:
    [[nodiscard]] const GridPlace& place(int number) const {
        return grid_.places[static_cast<std::size_t>(number) - 1];
    }
    void put(int column, int row, std::string_view text, Style style) {
        screen_.put(column, row, text, style);
        taken(column, row) = true;
    }
    std::vector<bool>::reference taken(int column, int row) {
        return taken_[static_cast<std::size_t>(row) * static_cast<std::size_t>(options_.columns) +
                      static_cast<std::size_t>(column)];
    }

    void draw_finely(const GridPlace& from, const GridPlace& to) {
        const double x = from.middle() * 2 + 0.5;
        const double y = from.row * 4 + 1.5;
        const double across = (to.middle() - from.middle()) * 2;
        const double down = (to.row - from.row) * 4;
        const int steps = static_cast<int>(std::max(std::abs(across), std::abs(down))) + 1;
        for (int i = 0; i <= steps; ++i) {
            const double share = 1.0 * i / steps;
            const auto column = static_cast<std::size_t>(std::lround(x + across * share));
            const auto row = static_cast<std::size_t>(std::lround(y + down * share));
            const std::size_t cell =
                row / 4 * static_cast<std::size_t>(options_.columns) + column / 2;
            patterns_.resize(taken_.size());
            patterns_[cell] |= dots[column % 2][row % 4];
            put(static_cast<int>(column / 2), static_cast<int>(row / 4), braille(patterns_[cell]),
                line_style);
        }
    }

    // By strokes: each is level, upright or slanting, as the line goes on from there.
    void draw_coarsely(const GridPlace& from, const GridPlace& to) {
        const double across = to.middle() - from.middle();
        const double down = to.row - from.row;
        const bool flat = std::abs(across) >= std::abs(down);
        const int steps =
            std::max(1, static_cast<int>(std::lround(std::max(std::abs(across), std::abs(down)))));
        const auto cell = [&](int step) {
            const double share = 1.0 * step / steps;
            return std::pair(static_cast<int>(std::floor(from.middle() + across * share)),
                             static_cast<int>(std::lround(from.row + down * share)));
        };
        const std::string_view slant = (across > 0) == (down > 0) ? "\\" : "/";
        for (int step = 0; step < steps; ++step) {
            const auto [column, row] = cell(step);
            const auto [next_column, next_row] = cell(step + 1);
            const bool straight = flat ? row == next_row : column == next_column;
            put(column, row, !straight ? slant : flat ? "-" : "|", line_style);
        }
    }

    void draw_spot(Spot spot) {
        const GridPlace& here = place(spot.number());
        const std::optional<Role> role = role_at(position_, spot);
        const bool marked = std::ranges::find(options_.marked, spot) != options_.marked.end();
        const Brackets around = marked ? Brackets{"[", "]"} : brackets(board_.place(spot).kind);
        const Style ground = marked ? Style{Manner::Mark} : ground_of(board_.place(spot).kind);
        const Style piece = role ? Style{Manner::Piece, colour_of(*role)} : ground;
        const int last = here.column + here.columns - 1;
        if (!options_.numbers) {
            const int middle = here.column + here.columns / 2;
            if (!around.before.empty()) put(middle - 1, here.row, around.before, ground);
            put(middle, here.row, role ? sign_of(*role) : either("•", "o"), piece);
            if (!around.behind.empty()) put(middle + 1, here.row, around.behind, ground);
            return;
        }
        if (!around.before.empty()) put(here.column, here.row, around.before, ground);
        if (role) put(here.column, here.row, sign_of(*role), piece);
        const std::string number = fmt::to_string(spot.number());
        for (int i = 0; i + 2 < here.columns; ++i) {
            put(here.column + 1 + i, here.row,
                std::string_view(number).substr(static_cast<std::size_t>(i), 1),
                marked ? ground : piece);
        }
        if (role && marked) {
            put(last, here.row, "*", ground);
        } else if (!around.behind.empty()) {
            put(last, here.row, around.behind, ground);
        }
    }

    // At the nearest run of free cells about the white spots.
    void draw_name(City city, std::string_view name) {
        double column = 0;
        double row = 0;
        for (const Spot spot : board_.white(city)) {
            column += place(spot.number()).middle() / board_.white(city).size();
            row += 1.0 * place(spot.number()).row / board_.white(city).size();
        }
        const int wide = static_cast<int>(name.size());
        double least = 200;  // further off a name says nothing
        int best_column = -1;
        int best_row = 0;
        for (int r = 0; r < grid_.rows; ++r) {
            for (int c = 0; c + wide <= options_.columns; ++c) {
                const double off = c + (wide - 1) / 2.0 - column;
                const double cost = off * off + 4 * (r - row) * (r - row);
                if (cost >= least || !is_free(c - 1, r, wide + 2)) continue;
                least = cost;
                best_column = c;
                best_row = r;
            }
        }
        if (best_column >= 0) screen_.put(best_column, best_row, name, {Manner::Lettering});
    }
    bool is_free(int column, int row, int columns) {
        for (int c = std::max(0, column); c < std::min(options_.columns, column + columns); ++c) {
            if (taken(c, row)) return false;
        }
        return true;
    }

    [[nodiscard]] std::string_view either(std::string_view unicode, std::string_view ascii) const {
        return options_.unicode ? unicode : ascii;
    }
    [[nodiscard]] std::string_view sign_of(Role role) const {
        constexpr std::array<std::string_view, 4> letters{"K", "Y", "M", "a"};
        constexpr std::array<std::string_view, 4> chessmen{"♚", "♞", "♜", "♙"};
        return (options_.figures && options_.unicode ? chessmen : letters)[index(role)];
    }
    static Hue colour_of(Role role) {
        return role == Role::King ? Hue::Red : role == Role::Yellow ? Hue::Yellow : Hue::Green;
    }
    static Brackets brackets(Kind kind) {
        switch (kind) {
            case Kind::ZendaWhite:
            case Kind::StreslauWhite: return {"(", ")"};
            case Kind::ZendaBlue:
            case Kind::StreslauBlue: return {"{", "}"};
            case Kind::Road: break;
        }
        return {};
    }
    static Style ground_of(Kind kind) {
        switch (kind) {
            case Kind::ZendaWhite:
            case Kind::StreslauWhite: return {Manner::City};
            case Kind::ZendaBlue:
            case Kind::StreslauBlue: return {Manner::Tint, Hue::Blue};
            case Kind::Road: break;
        }
        return {Manner::Spot};
    }

    static constexpr Style line_style{Manner::Line};
    const Board& board_;
    const Position& position_;
    const TerminalOptions& options_;
    Grid grid_;
    Screen screen_;
    std::vector<bool> taken_;
    std::vector<unsigned> patterns_;  // what of each cell is dotted
};

}  // namespace

std::vector<std::string> board_lines(const Board& board, const Position& position,
                                     const TerminalOptions& options) {
    return Sheet(board, position, options).draw();
}

}  // namespace parlor::zenda
