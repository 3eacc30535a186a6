// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/svg.h"

#include <fmt/format.h>

#include <optional>

#include "games/pollyanna/drawing/box.h"
#include "games/pollyanna/drawing/frame.h"
#include "games/pollyanna/drawing/home.h"
#include "games/pollyanna/drawing/motif.h"
#include "games/pollyanna/drawing/panels.h"
#include "games/pollyanna/drawing/pieces.h"
#include "games/pollyanna/drawing/shapes.h"
#include "games/pollyanna/drawing/tracks.h"

namespace parlor::drawing {
namespace {

using pollyanna::Position;
using pollyanna::Seat;
using pollyanna::Space;

// A light line on a dark one: seen on every ground.
void draw_marked(Canvas& canvas, const Theme& theme, const std::vector<Space>& marked) {
    for (const Ink& ink : {outlined(theme.ink, 0.14), outlined(theme.inlay, 0.08)}) {
        canvas.open_group(ink);
        for (const Space space : marked) {
            if (!is_waiting(space)) canvas.path(outline(space, theme.plan));
        }
        canvas.close_group();
    }
}

std::optional<Seat> to_throw(const Position& position) {
    if (!winners(position).empty()) return std::nullopt;
    return position.to_throw;
}

void draw_board(Canvas& canvas, const Theme& theme, std::optional<Seat> lit) {
    if (theme.plan == pollyanna::Plan::Square) {
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
    draw_panels(canvas, theme);
    draw_tracks(canvas, theme);
    draw_home(canvas, theme);
}

}  // namespace

std::string board_svg(const Position& position, const PictureWords& words,
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
