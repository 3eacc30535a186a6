// SPDX-License-Identifier: MIT
#include "games/zenda/players/view.h"

#include <algorithm>

namespace parlor::zenda {

View::View(const Board& on, const Position& at, const SpotSet& all_green, const SpotSet& firm_green)
    : board(&on),
      position(&at),
      green(all_green),
      yellow(pieces_of(at, Role::Yellow)),
      occupied(green | yellow | SpotSet::of(at.king)),
      firm(firm_green) {}

View::View(const Board& on, const Position& at) : View(on, at, pieces_of(at, City::Streslau), {}) {
    const SpotSet supported = on.next_to(green) - on.around(City::Streslau);
    firm = yellow.empty() ? green : green & supported;  // the King captures nobody
}

// Roads lead both ways: the pieces that can come to a spot are those that it could reach.
int View::faces_that_reach(Spot spot, const SpotSet& pieces) const {
    const auto is_open = [&](const SpotSet& between) { return !between.meets(occupied); };
    const auto reaches = [&](const Board::Target& target) {
        return target.to != spot && pieces.has(target.to) &&
               std::ranges::any_of(board->ways(target), is_open);
    };
    int faces = 0;
    for (int count = 1; count <= 6; ++count) {
        if (std::ranges::any_of(board->targets(spot, count), reaches)) ++faces;
    }
    return faces;
}

std::optional<int> View::open_way() const {
    SpotSet seen;
    SpotSet here = SpotSet::of(position->king);
    for (int away = 0; !here.empty(); ++away) {
        if (here.meets(board->white(City::Streslau))) return away;
        seen = seen | here;
        here = board->next_to(here) - seen - green;
    }
    return std::nullopt;
}

}  // namespace parlor::zenda
