// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/danger.h"

#include <algorithm>
#include <vector>

#include "games/pollyanna/rules/change.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {
namespace {

bool may_lose(const Position& position, Seat seat) {
    return std::ranges::any_of(position.of(seat), on_broadway);
}

// The position as it is for each rival, throwing next.
std::vector<Position> as_rivals_throw(const Position& position, Seat seat) {
    std::vector<Position> all;
    for (const Seat rival : all_seats) {
        if (!position.seated.has(rival) || !is_rival(position, seat, rival)) continue;
        if (all_home(position.of(rival))) continue;  // the partner plays on
        all.push_back(position);
        all.back().to_throw = rival;
    }
    return all;
}

// Falls with a result, of some rival, that costs something.
template <class Costs>
int falls_with(const std::vector<Position>& rivals, Results& results, Costs costs) {
    const auto may_cost = [&](const Position& before, Throw thrown) {
        results.find(before, thrown);
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (costs(before, results[i])) return true;
        }
        return false;
    };
    int falls = 0;
    for (const auto& [thrown, weight] : all_throws) {
        const bool feared = std::ranges::any_of(
            rivals, [&](const Position& before) { return may_cost(before, thrown); });
        if (feared) falls += weight;
    }
    return falls;
}

}  // namespace

int falls_feared(const Position& position, Seat seat, Results& results) {
    if (!may_lose(position, seat) && !may_lose(position, opposite(seat))) return 0;
    const auto costs = [&](const Position& before, const Position& after) {
        const Change done = change(before, after);
        return std::ranges::any_of(all_seats, [&](Seat each) {
            return side_of(before, seat).has(each) &&
                   done.captured[static_cast<std::size_t>(index(each))] > 0;
        });
    };
    return falls_with(as_rivals_throw(position, seat), results, costs);
}

int falls_upon(const Position& position, Seat seat, Space space, Results& results) {
    if (!on_broadway(space)) return 0;
    // What a rival's throw takes from there it has captured.
    const auto costs = [&](const Position& before, const Position& after) {
        return count_on(after.of(seat), space) < count_on(before.of(seat), space);
    };
    return falls_with(as_rivals_throw(position, seat), results, costs);
}

}  // namespace parlor::pollyanna
