// SPDX-License-Identifier: MIT
#include "games/zenda/players/themes.h"

#include <algorithm>
#include <array>
#include <limits>

#include "games/zenda/players/view.h"

namespace parlor::zenda {
namespace {

// What themes compare: a result of a throw, as the side that threw sees it.
struct Traits {
    Traits(const Board& board, const Position& after, City city)
        : rivals(pieces_of(after, other(city)).size()),
          is_out(!board.around(City::Zenda).has(after.king)) {
        const View view(board, after);
        way = view.open_way().value_or(no_way);
        const SpotSet next = board.next_to(after.king);
        ring = ((next | board.next_to(next)) & view.firm).size();
    }

    static constexpr int no_way = std::numeric_limits<int>::max();
    [[nodiscard]] bool has_way() const { return way != no_way; }

    int rivals;
    bool is_out;
    int way = no_way;  // of the King, to Streslau
    int ring = 0;      // safe green pieces within two spots of him
};

}  // namespace

std::string_view name(Theme theme) {
    constexpr std::array<std::string_view, 4> names{"break_out", "closing_ring", "hunt",
                                                    "road_home"};
    return names[static_cast<std::size_t>(theme)];
}

std::vector<Theme> themes(const Board& board, const Position& before, const Position& answer,
                          std::span<const Position> others) {
    const bool zenda = before.city == City::Zenda;
    const Traits right(board, answer, before.city);
    std::vector<Traits> wrong;
    for (const Position& each : others) wrong.emplace_back(board, each, before.city);
    std::vector<Theme> all;
    const auto tell = [&](Theme theme, auto holds_against) {
        if (std::ranges::any_of(wrong, holds_against)) all.push_back(theme);
    };
    tell(Theme::BreakOut, [&](const Traits& each) {
        return zenda && ((right.is_out && !each.is_out) || (right.has_way() && !each.has_way()));
    });
    tell(Theme::ClosingRing, [&](const Traits& each) { return !zenda && right.ring > each.ring; });
    tell(Theme::Hunt, [&](const Traits& each) { return right.rivals < each.rivals; });
    tell(Theme::RoadHome,
         [&](const Traits& each) { return zenda ? right.way < each.way : right.way > each.way; });
    return all;
}

}  // namespace parlor::zenda
