// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/svg.h"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string_view>

#include "games/pollyanna/drawing/frame.h"
#include "games/pollyanna/drawing/home.h"
#include "games/pollyanna/drawing/motif.h"
#include "games/pollyanna/drawing/panels.h"
#include "games/pollyanna/drawing/pieces.h"
#include "games/pollyanna/drawing/shapes.h"
#include "games/pollyanna/drawing/tracks.h"
#include "games/pollyanna/rules/text.h"
#include "presentation/drawing/canvas.h"

namespace parlor::drawing {
namespace {

using pollyanna::all_seats;
using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::Space;

std::string_view seat_name(Seat seat) {
    constexpr std::array<std::string_view, 4> names{"Blue", "Green", "Red", "Yellow"};
    return names[static_cast<std::size_t>(index(seat))];
}

std::string in_words(Space space) {
    if (is_waiting(space)) return "waiting";
    return is_home(space) ? "home" : text(space);
}

std::string state_in_words(const Position& position) {
    const pollyanna::SeatSet won = winners(position);
    if (won.empty()) return fmt::format("{} is to throw.", seat_name(position.to_throw));
    std::string names;
    for (const Seat seat : all_seats) {
        if (!won.has(seat)) continue;
        if (!names.empty()) names += " and ";
        names += seat_name(seat);
    }
    return names + (won.size() == 1 ? " has won." : " have won.");
}

// "Blue: waiting, 6, A3, home. …", for those who hear the picture.
std::string description(const Position& position) {
    std::string all;
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        std::string spaces;
        for (const Space space : position.of(seat)) {
            if (!spaces.empty()) spaces += ", ";
            spaces += in_words(space);
        }
        all += fmt::format("{}: {}. ", seat_name(seat), spaces);
    }
    return all + state_in_words(position);
}

// A light line on a dark one: seen on every ground.
void draw_marked(Canvas& canvas, const Theme& theme, const std::vector<Space>& marked) {
    for (const Ink& ink : {outlined(theme.ink, 0.14), outlined(theme.inlay, 0.08)}) {
        canvas.open_group(ink);
        for (const Space space : marked) {
            if (!is_waiting(space)) canvas.path(outline(space));
        }
        canvas.close_group();
    }
}

std::optional<Seat> to_throw(const Position& position) {
    if (!winners(position).empty()) return std::nullopt;
    return position.to_throw;
}

void draw_board(Canvas& canvas, const Theme& theme, std::optional<Seat> lit) {
    canvas.raw("<defs>\n");
    define_motif(canvas, theme);
    canvas.raw("</defs>\n");
    draw_frame(canvas, theme);
    draw_sides(canvas, theme, lit);
    draw_panels(canvas, theme);
    draw_tracks(canvas, theme);
    draw_home(canvas, theme);
}

}  // namespace

std::string board_svg(const Position& position, const SvgOptions& options) {
    const Theme& theme =
        options.theme != nullptr ? *options.theme : theme_of(position.variant.edition());
    Canvas canvas;
    const double half = frame_reach();
    canvas.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
                    "viewBox=\"{0} {0} {1} {1}\">\n",
                    scaled(-half), scaled(2 * half)));
    canvas.raw(fmt::format("<title>Pollyanna board, {}</title>\n<desc>{}</desc>\n<defs>\n",
                           text(position.variant), description(position)));
    define_pieces(canvas, theme);
    canvas.raw("</defs>\n");
    draw_board(canvas, theme, to_throw(position));
    if (options.numbers) draw_numbers(canvas, theme);
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
    canvas.open_group({}, R"(class="numbers")");
    draw_numbers(canvas, theme);
    canvas.close_group();
    canvas.close_group();
    canvas.raw("</svg>\n");
    return canvas.markup();
}

double sheet_size() { return 2 * frame_reach() * pixels; }

Point on_sheet(Point point) { return (point + Point{frame_reach(), frame_reach()}) * pixels; }

}  // namespace parlor::drawing
