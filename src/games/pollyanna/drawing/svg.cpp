// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/svg.h"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "games/pollyanna/drawing/parts.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

constexpr double drawn_radius = 12;  // of a piece in its file

// Drawings of different themes can stand on one page: their ids differ.
std::string piece_id(const Theme& theme, Seat seat) {
    return fmt::format("{}-{}", theme.edition, letter(seat));
}

// What a piece is drawn in: the theme's wood, the seat's colour, their shades and lights.
std::array<Colour, 6> colours_of(const Theme& theme, Seat seat) {
    const Colour main = theme.seat(seat);
    return {theme.wood, mix(theme.wood, black, 0.55), mix(theme.wood, white, 0.5),
            main,       mix(main, black, 0.5),        mix(main, white, 0.14)};
}

int standing_on(const Position& position, Space space) {
    int count = 0;
    for (const Seat seat : all_seats) {
        if (position.seated.has(seat)) count += count_on(position.of(seat), space);
    }
    return count;
}

// How many of the pieces drawn before this one stand on its space.
int standing_before(const Position& position, Seat seat, std::size_t nth) {
    const Space space = position.of(seat)[nth];
    int count = 0;
    for (const Seat other : all_seats) {
        if (other < seat && position.seated.has(other))
            count += count_on(position.of(other), space);
    }
    for (std::size_t each = 0; each < nth; ++each) {
        if (position.of(seat)[each] == space) ++count;
    }
    return count;
}

void define_pieces(Canvas& canvas, const Theme& theme) {
    for (const Seat seat : all_seats) {
        canvas.define(piece_id(theme, seat), piece_svg(theme, seat));
    }
}

void draw_pieces(Canvas& canvas, const Theme& theme, const Position& position) {
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        for (std::size_t nth = 0; nth < position.of(seat).size(); ++nth) {
            canvas.copy(piece_id(theme, seat), piece_point(position, seat, nth));
        }
    }
}

// A light line on a dark one: seen on every ground.
void draw_marked(Canvas& canvas, const Theme& theme, const std::vector<Space>& marked) {
    for (const Ink& ink : {outlined(theme.ink, 0.14), outlined(theme.inlay, 0.08)}) {
        canvas.open_group(ink);
        for (const Space space : marked) {
            if (!is_waiting(space)) canvas.path(outline(space, theme.shape));
        }
        canvas.close_group();
    }
}

std::optional<Seat> to_throw(const Position& position) {
    if (!winners(position).empty()) return std::nullopt;
    return position.to_throw;
}

void draw_board(Canvas& canvas, const Theme& theme, std::optional<Seat> lit) {
    if (theme.shape == BoardShape::Square) {
        draw_frame(canvas, theme);
        draw_sides(canvas, theme, lit);
        draw_box(canvas, theme);
        return;
    }
    canvas.raw("<defs>\n");
    define_motif(canvas, theme);
    canvas.raw("</defs>\n");
    draw_frame(canvas, theme);
    draw_sides(canvas, theme, lit);
    draw_printed_board(canvas, theme);
}

// Outside of a Turnout; inside of Broadway, except at the Entrance, where the path begins; clear of
// the space, and farther off where its edge bends towards the number.
Point number_point(const Theme& theme, Space space) {
    const Footprint here = footprint(space, theme.shape);
    if (theme.shape == BoardShape::Square) {
        // In the square's inner edge: its outer one bears the painted number.
        const double inside = on_broadway(space) ? here.width / 2 - 0.17 : 0;
        return here.centre + left_of(here.leaving) * inside;
    }
    const bool bends = length(here.leaving - here.arriving) > 0.1;
    const bool inside = on_broadway(space) && space.number() % board.side != 0;
    const double away = here.width / 2 + (bends ? 0.29 : 0.22);
    return here.centre + left_of(unit(here.arriving + here.leaving)) * (inside ? away : -away);
}

// Whether the board has numbers painted on its squares.
bool is_painted(const Theme& theme) { return theme.shape == BoardShape::Square; }

void draw_numbers(Canvas& canvas, const Theme& theme) {
    canvas.open_group(filled(mix(theme.field, theme.ink, 0.85)),
                      fmt::format(R"(font-family="{}")", theme.font));
    for (int code = 0; code < Space::count(); ++code) {
        const Space space = Space::from_code(code);
        if (is_waiting(space) || is_home(space)) continue;
        canvas.letters(number_point(theme, space), text(space), 0.27);
    }
    canvas.close_group();
}

}  // namespace

std::string board_svg(const Position& position, const drawing::PictureWords& words,
                      const SvgOptions& options) {
    const Theme& theme =
        options.theme != nullptr ? *options.theme : theme_of(position.variant.edition());
    Canvas canvas;
    const double half = frame_reach();
    canvas.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
                    "viewBox=\"{0} {0} {1} {1}\">\n",
                    scaled(-half), scaled(2 * half)));
    canvas.words(words);
    canvas.raw("<defs>\n");
    define_pieces(canvas, theme);
    canvas.raw("</defs>\n");
    draw_board(canvas, theme, to_throw(position));
    if (options.notation || (options.numbers && !is_painted(theme))) draw_numbers(canvas, theme);
    if (!options.marked.empty()) draw_marked(canvas, theme, options.marked);
    draw_pieces(canvas, theme, position);
    canvas.raw("</svg>\n");
    return canvas.markup();
}

std::string sheet_svg(const Theme& theme) {
    Canvas canvas;
    canvas.raw(fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\">\n",
                           decimal(sheet_size())));
    canvas.open_group_at(Point{frame_reach(), frame_reach()}, 1);
    draw_board(canvas, theme, std::nullopt);
    if (!is_painted(theme)) {
        canvas.open_group({}, R"(class="numbers")");
        draw_numbers(canvas, theme);
        canvas.close_group();
    }
    canvas.close_group();
    canvas.raw("</svg>\n");
    return canvas.markup();
}

double sheet_size() { return 2 * frame_reach() * pixels; }

Point on_sheet(Point point) { return (point + Point{frame_reach(), frame_reach()}) * pixels; }

Point piece_point(const Position& position, Seat seat, std::size_t nth) {
    const Space space = position.of(seat)[nth];
    const int number = static_cast<int>(nth);
    const BoardShape shape = theme_of(position.variant.edition()).shape;
    if (is_waiting(space)) {
        return waiting_point(seat, number, count_on(position.of(seat), space), shape);
    }
    // Pieces are sorted: home is filled from the owner's left.
    if (is_home(space)) return home_point(seat, number, shape);
    return standing_point(space, standing_before(position, seat, nth), standing_on(position, space),
                          shape);
}

// The files are in the colours of the first theme, and of one size.
std::string piece_svg(const Theme& theme, Seat seat) {
    constexpr std::array<std::string_view, 4> colours{"blue", "green", "red", "yellow"};
    const std::string name =
        fmt::format("{}-{}", theme.piece, colours[static_cast<std::size_t>(index(seat))]);
    const std::string_view art = artwork(art_files(), name);
    const std::array<Colour, 6> drawn = colours_of(themes().front(), seat);
    const std::array<Colour, 6> seen = colours_of(theme, seat);
    std::array<drawing::Repaint, 6> repaint;
    for (std::size_t i = 0; i < repaint.size(); ++i) repaint[i] = {drawn[i], seen[i]};
    return fmt::format(R"svg(<g transform="scale({})">{}</g>)svg",
                       piece_radius * pixels / drawn_radius, repainted(art, repaint));
}

}  // namespace parlor::pollyanna
