// SPDX-License-Identifier: MIT
#include "properties/generators.h"

namespace parlor::tests {

using namespace pollyanna;

std::vector<Setting> all_settings() {
    const std::vector<SeatSet> seat_sets{
        SeatSet::all(),
        SeatSet::pair(Seat::Blue),
        SeatSet::pair(Seat::Green),
        SeatSet::pair(Seat::Blue) | SeatSet::of(Seat::Green),
        SeatSet::pair(Seat::Blue) | SeatSet::of(Seat::Yellow),
        SeatSet::pair(Seat::Green) | SeatSet::of(Seat::Blue),
        SeatSet::pair(Seat::Green) | SeatSet::of(Seat::Red),
    };
    std::vector<Setting> all;
    for (const Edition& edition : editions) {
        const std::span rules = house_rules(edition.book);
        for (unsigned switched = 0; switched < 1U << rules.size(); ++switched) {
            Variant variant(edition.id);
            for (std::size_t i = 0; i < rules.size(); ++i) {
                if ((switched >> i & 1U) != 0) variant = variant.with_switched(rules[i].which);
            }
            for (const SeatSet seated : seat_sets) all.push_back({variant, seated});
            all.push_back({variant.with_partners(), SeatSet::all()});
        }
    }
    return all;
}

}  // namespace parlor::tests
