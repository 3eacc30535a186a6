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
        for (unsigned switched = 0; switched < 8; ++switched) {
            Variant variant(edition.id);
            for (const Switch each : all_switches) {
                if ((switched >> static_cast<unsigned>(each) & 1U) != 0) {
                    variant = variant.with_switched(each);
                }
            }
            for (const SeatSet seated : seat_sets) all.push_back({variant, seated});
            all.push_back({variant.with_partners(), SeatSet::all()});
        }
    }
    return all;
}

}  // namespace parlor::tests
