// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/theme.h"

#include <algorithm>
#include <cassert>

namespace parlor::pollyanna {
namespace {

using drawing::rgb;

constexpr std::array<Theme, 5> table{{
    // Warm paper, walnut, inks that have lain in a drawer for a century.
    {.edition = "pollyanna-1916",
     .lettering = "POLLYANNA",
     .motto = "THE GLAD GAME",
     .font = "serif",
     .ornament = Ornament::Scrolls,
     .frame = rgb(0x5a3820),
     .inlay = rgb(0xc9a052),
     .field = rgb(0xefdfba),
     .road = rgb(0xfaf2dc),
     .siding = rgb(0xe2cb98),
     .ink = rgb(0x4a2f1b),
     .wood = rgb(0xd9b27c),
     .seats = {rgb(0x234a7c), rgb(0x5f9a72), rgb(0xa63a32), rgb(0xe0b040)}},
    // Crisp: white spaces, flat colours, a starburst.
    {.edition = "pollyanna-1951",
     .lettering = "POLLYANNA",
     .motto = "TRACK PURSUIT GAME",
     .font = "sans-serif",
     .ornament = Ornament::Starburst,
     .frame = rgb(0x1d3b45),
     .inlay = rgb(0xf28c5a),
     .field = rgb(0xa9d5cf),
     .road = rgb(0xffffff),
     .siding = rgb(0xf6efdc),
     .ink = rgb(0x1d3b45),
     .wood = rgb(0xf3e3c3),
     .seats = {rgb(0x1a5296), rgb(0x3fae86), rgb(0xcf2e2e), rgb(0xf5c531)}},
    // Magnolia leaves and ivory.
    {.edition = "dixie-1952",
     .lettering = "DIXIE",
     .motto = "POLLYANNA",
     .font = "serif",
     .ornament = Ornament::Magnolia,
     .frame = rgb(0x24493a),
     .inlay = rgb(0xe7c9a9),
     .field = rgb(0xcfdcc0),
     .road = rgb(0xfffaf0),
     .siding = rgb(0xf1dcd3),
     .ink = rgb(0x243a30),
     .wood = rgb(0xead2b0),
     .seats = {rgb(0x284580), rgb(0x4fa37c), rgb(0xb02c48), rgb(0xeebb3c)}},
    // Glazed tiles on lime wash.
    {.edition = "pollyanna-es",
     .lettering = "POLLYANNA",
     .motto = "EL JUEGO GOZOSO",
     .font = "serif",
     .ornament = Ornament::Tiles,
     .frame = rgb(0x1c3f7c),
     .inlay = rgb(0xe8b13a),
     .field = rgb(0xf6efe0),
     .road = rgb(0xfffdf6),
     .siding = rgb(0xf3d9b8),
     .ink = rgb(0x1d2f5a),
     .wood = rgb(0xe3bd8a),
     .seats = {rgb(0x17479e), rgb(0x4a9d7c), rgb(0xb23a1e), rgb(0xefb52c)}},
    // A carved box: dark wood around, sanded pine within, house paint.
    {.edition = "poleana",
     .lettering = "POLEANA",
     .motto = "",
     .font = "sans-serif",
     .ornament = Ornament::Rope,
     .shape = BoardShape::Square,
     .piece = "peg",
     .frame = rgb(0x4b2c17),
     .inlay = rgb(0xd8b06a),
     .field = rgb(0xb9854b),
     .road = rgb(0xedcf9c),
     .siding = rgb(0xd9b076),
     .ink = rgb(0x3a2212),
     .wood = rgb(0xe2bd86),
     .seats = {rgb(0x1b4585), rgb(0x45a06c), rgb(0xb5281f), rgb(0xf2bc2c)}},
}};

}  // namespace

std::span<const Theme> themes() { return table; }

const Theme* find_theme(std::string_view edition) {
    const auto found = std::ranges::find(table, edition, &Theme::edition);
    return found == table.end() ? nullptr : &*found;
}

const Theme& theme_of(const Edition& edition) {
    const Theme* found = find_theme(edition.name);
    assert(found != nullptr);
    return *found;
}

const Edition& edition_of(const Theme& theme) {
    return *std::ranges::find(editions, theme.edition, &Edition::name);
}

}  // namespace parlor::pollyanna
