// SPDX-License-Identifier: MIT
#include "games/zenda/players/view.h"

#include <algorithm>

namespace parlor::zenda {

Routes::Routes(const Board& board)
    : within_six_(static_cast<std::size_t>(board.size()) + 1),
      away_(within_six_.size() * within_six_.size()),
      shortest_(away_.size()),
      nearness_(away_.size()),
      first_route_(within_six_.size()) {  // no spot is number 0
    for (int number = 1; number <= board.size(); ++number) {
        measure_from(board, Spot::at(number));
        find_routes(board, Spot::at(number));
    }
    first_route_.push_back(static_cast<std::uint32_t>(routes_.size()));
}

void Routes::measure_from(const Board& board, Spot from) {
    SpotSet seen;
    SpotSet last;
    SpotSet here = SpotSet::of(from);
    for (int away = 0; !here.empty(); ++away) {
        for (const Spot spot : here) {
            away_[pair(from, spot)] = static_cast<std::uint8_t>(away);
            nearness_[pair(from, spot)] = 4.0 / (2 + away);
            if (away < 2) continue;
            const Spot before = (board.next_to(spot) & last).first();
            shortest_[pair(from, spot)] = shortest(from, before) | SpotSet::of(before);
        }
        seen = seen | here;
        last = here;
        if (away <= 6) within_six_[static_cast<std::size_t>(from.number())] = seen;
        here = board.next_to(here) - seen;
    }
}

void Routes::find_routes(const Board& board, Spot from) {
    std::vector<std::vector<Route>> to(within_six_.size());
    for (int count = 1; count <= 6; ++count) {
        for (const Board::Target& target : board.targets(from, count)) {
            if (target.to == from) continue;
            for (const SpotSet& between : board.ways(target)) {
                to[static_cast<std::size_t>(target.to.number())].push_back(
                    {between, 1U << static_cast<unsigned>(count)});
            }
        }
    }
    for (const auto& ways : to) {
        first_route_.push_back(static_cast<std::uint32_t>(routes_.size()));
        routes_.insert(routes_.end(), ways.begin(), ways.end());
    }
}

View::View(const Board& on, const Position& at, const SpotSet& all_green, const SpotSet& firm_green)
    : board(&on),
      position(&at),
      green(all_green),
      yellow(pieces_of(at, Role::Yellow)),
      occupied(green | yellow | SpotSet::of(at.king)),
      firm(firm_green) {}

View::View(const Board& on, const Position& at) : View(on, at, pieces_of(at, City::Streslau), {}) {
    const SpotSet supported = on.next_to(green) - on.around(City::Streslau);
    firm = yellow.empty() ? green : green & supported;  // the King does not capture
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
