// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/motif.h"

#include <fmt/format.h>

#include <array>

#include "games/pollyanna/drawing/pollyanna_art.h"

namespace parlor::drawing {
namespace {

constexpr double drawn_size = 2.5;  // of the files

std::string_view motif_art(Ornament ornament) {
    constexpr std::array<std::string_view, 5> names{"rosette", "starburst", "magnolia", "star",
                                                    "star"};
    return artwork(pollyanna_art(), names[static_cast<std::size_t>(ornament)]);
}

// All lines of a motif are as thick, however large it is.
double line_width(Ornament ornament) { return ornament == Ornament::Tiles ? 0.03 : 0.02; }

}  // namespace

void define_motif(Canvas& canvas, const Theme& theme) {
    canvas.open_group({}, fmt::format(R"(id="{}-motif")", theme.edition));
    canvas.raw(motif_art(theme.ornament));
    canvas.close_group();
}

void draw_motif(Canvas& canvas, const Theme& theme, Point middle, double size) {
    const double scale = size / drawn_size;
    canvas.open_group_at(middle, scale, {.width = line_width(theme.ornament) / scale});
    canvas.copy(fmt::format("{}-motif", theme.edition), {});
    canvas.close_group();
}

}  // namespace parlor::drawing
