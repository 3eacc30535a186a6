// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/danger.h"

#include <algorithm>

#include "games/pollyanna/rules/change.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::players {
namespace {

using pollyanna::Seat;

bool may_lose(const pollyanna::Position& position, Seat seat) {
    return std::ranges::any_of(position.of(seat), [](pollyanna::Space space) {
        return space.track() == pollyanna::Track::Broadway;
    });
}

bool captures(const pollyanna::Position& before, Seat of, pollyanna::Throw thrown,
              pollyanna::Results& results) {
    results.find(before, thrown);
    for (std::size_t i = 0; i < results.size(); ++i) {
        const auto change = pollyanna::change(before, results[i]);
        for (const Seat seat : pollyanna::all_seats) {
            const bool own = side_of(before, of).has(seat);
            if (own && change.captured[static_cast<std::size_t>(index(seat))] > 0) return true;
        }
    }
    return false;
}

}  // namespace

int falls_feared(const pollyanna::Position& position, Seat seat, pollyanna::Results& results) {
    std::vector<pollyanna::Position> rivals;
    if (may_lose(position, seat) || may_lose(position, opposite(seat))) {
        for (const Seat rival : pollyanna::all_seats) {
            if (!position.seated.has(rival) || !is_rival(position, seat, rival)) continue;
            if (all_home(position.of(rival))) continue;  // the partner plays on
            rivals.push_back(position);
            rivals.back().to_throw = rival;
        }
    }
    int falls = 0;
    for (const auto& [thrown, weight] : pollyanna::all_throws) {
        const bool feared = std::ranges::any_of(rivals, [&](const pollyanna::Position& rival) {
            return captures(rival, seat, thrown, results);
        });
        if (feared) falls += weight;
    }
    return falls;
}

}  // namespace parlor::players
