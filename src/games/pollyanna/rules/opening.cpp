// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/opening.h"

#include <cassert>
#include <vector>

namespace parlor::pollyanna {
namespace {

std::optional<Seat> next_of(SeatSet seats, Seat after) {
    for (const Seat seat : all_seats) {
        if (index(seat) > index(after) && seats.has(seat)) return seat;
    }
    return std::nullopt;
}

Opening next_round(SeatSet leaders, int round) {
    if (leaders.size() == 1) return {leaders, std::nullopt, round};
    return {leaders, leaders.first(), round + 1};  // Q20
}

}  // namespace

Opening opening(SeatSet seated, std::span<const Throw> thrown) {
    assert(!seated.empty());
    Opening now{seated, seated.first()};
    SeatSet leaders;
    int highest = 0;
    for (const Throw each : thrown) {
        assert(now.to_throw);
        const Seat seat = *now.to_throw;
        if (each.total() > highest) leaders = SeatSet{};
        if (each.total() >= highest) {
            leaders = leaders | SeatSet::of(seat);
            highest = each.total();
        }
        now.to_throw = next_of(now.contenders, seat);
        if (now.to_throw) continue;
        now = next_round(leaders, now.round);
        highest = 0;
    }
    return now;
}

Seat who_begins(SeatSet seated, base::Random& dice) {
    std::vector<Throw> thrown;
    for (;;) {
        const Opening now = opening(seated, thrown);
        if (const auto seat = now.begins()) return *seat;
        thrown.push_back(Throw::by(dice));
    }
}

}  // namespace parlor::pollyanna
