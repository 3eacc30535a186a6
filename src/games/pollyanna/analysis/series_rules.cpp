// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/series_rules.h"

#include <cassert>

#include "games/pollyanna/rules/opening.h"

namespace parlor::analysis {

using pollyanna::Pollyanna;
using pollyanna::Seat;

std::size_t SeriesRules<Pollyanna>::chairs() const {
    return variant.partners() && !chair_a_seat ? 2 : static_cast<std::size_t>(seated.size());
}

std::size_t SeriesRules<Pollyanna>::sides() const { return variant.partners() ? 2 : chairs(); }

std::size_t SeriesRules<Pollyanna>::side(std::size_t chair) const {
    assert(chair < chairs());
    if (variant.partners()) return chair % 2;
    for (const Seat seat : pollyanna::all_seats) {
        if (seated.has(seat) && chair-- == 0) return static_cast<std::size_t>(index(seat));
    }
    return 0;
}

std::size_t SeriesRules<Pollyanna>::chair_of(const Position& position) const {
    const auto seat = static_cast<std::size_t>(index(position.to_throw));
    if (variant.partners()) return chair_a_seat ? seat : seat % 2;
    std::size_t chair = 0;
    for (const Seat each : pollyanna::all_seats) {
        if (each == position.to_throw) break;
        if (seated.has(each)) ++chair;
    }
    return chair;
}

std::vector<pollyanna::SeatSet> SeriesRules<Pollyanna>::winning_sets() const {
    using pollyanna::SeatSet;
    if (variant.partners()) return {SeatSet::pair(Seat::Blue), SeatSet::pair(Seat::Green)};
    std::vector<SeatSet> all;
    for (const Seat seat : pollyanna::all_seats) {
        if (seated.has(seat)) all.push_back(SeatSet::of(seat));
    }
    return all;
}

pollyanna::Position SeriesRules<Pollyanna>::begin(base::Random& dice) const {
    const Seat first = pollyanna::who_begins(seated, dice);
    return starting_position(variant, seated, first);
}

}  // namespace parlor::analysis
