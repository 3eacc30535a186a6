// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/series_rules.h"

#include <cassert>

#include "games/pollyanna/rules/opening.h"

namespace parlor::pollyanna {

std::size_t SeriesRules::chairs() const {
    return variant.partners() && !chair_a_seat ? 2 : static_cast<std::size_t>(seated.size());
}

std::size_t SeriesRules::sides() const { return variant.partners() ? 2 : chairs(); }

std::size_t SeriesRules::side(std::size_t chair) const {
    assert(chair < chairs());
    if (variant.partners()) return chair % 2;
    for (const Seat seat : all_seats) {
        if (seated.has(seat) && chair-- == 0) return static_cast<std::size_t>(index(seat));
    }
    return 0;
}

std::size_t SeriesRules::chair_of(const Position& position) const {
    const auto seat = static_cast<std::size_t>(index(position.to_throw));
    if (variant.partners()) return chair_a_seat ? seat : seat % 2;
    std::size_t chair = 0;
    for (const Seat each : all_seats) {
        if (each == position.to_throw) break;
        if (seated.has(each)) ++chair;
    }
    return chair;
}

std::vector<SeatSet> SeriesRules::winning_sets() const {
    if (variant.partners()) return {SeatSet::pair(Seat::Blue), SeatSet::pair(Seat::Green)};
    std::vector<SeatSet> all;
    for (const Seat seat : all_seats) {
        if (seated.has(seat)) all.push_back(SeatSet::of(seat));
    }
    return all;
}

Position SeriesRules::begin(base::Random& dice) const {
    const Seat first = who_begins(seated, dice);
    return starting_position(variant, seated, first);
}

}  // namespace parlor::pollyanna
