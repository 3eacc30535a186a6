// SPDX-License-Identifier: MIT
#include "games/zenda/drawing/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "games/zenda/drawing/zenda_art.h"

namespace parlor::drawing {
namespace {

using zenda::all_roles;
using zenda::Role;
using zenda::Spot;

std::string figure_id(Role role) { return fmt::format("zenda-{}", letter(role)); }

// In art/zenda, for a spot of radius 1 with its middle at the origin.
std::string_view figure_art(Role role) {
    constexpr std::array<std::string_view, 4> names{"king", "rudolph", "michael", "soldier"};
    return artwork(zenda_art(), names[index(role)]);
}

}  // namespace

Area figure_area(const ZendaMap& map, Spot spot, Role role) {
    const Point reach = role == Role::Army ? Point{0.7, 1.42} : Point{1.16, 2.9};
    return {map.at(spot) - reach * map.spot_radius,
            map.at(spot) + Point{reach.x, 1} * map.spot_radius};
}

void define_figures(Canvas& canvas, double spot_radius) {
    for (const Role role : all_roles) {
        canvas.open_group({}, fmt::format(R"(id="{}")", figure_id(role)));
        canvas.raw(figure_svg(role, spot_radius));
        canvas.close_group();
    }
}

std::string figure_svg(Role role, double spot_radius) {
    Canvas canvas;
    canvas.open_group_at({}, spot_radius);
    canvas.raw(figure_art(role));
    canvas.close_group();
    return canvas.markup();
}

void draw_figures(Canvas& canvas, const ZendaMap& map, const zenda::Position& position,
                  const RoleNames& names) {
    std::vector<Spot> standing;
    for (const Spot spot : all_pieces(position)) standing.push_back(spot);
    // Those nearer to the lower edge stand before the others.
    std::ranges::sort(standing, {}, [&](Spot spot) { return std::pair(map.at(spot).y, spot); });
    for (const Spot spot : standing) {
        const Role role = *role_at(position, spot);
        canvas.open_group({}, fmt::format(R"(class="piece" data-role="{}" data-spot="{}")",
                                          letter(role), spot.number()));
        canvas.raw(
            fmt::format("<title>{}: {}</title>\n", escaped(names[index(role)]), spot.number()));
        canvas.copy(figure_id(role), map.at(spot));
        canvas.close_group();
    }
}

}  // namespace parlor::drawing
