// SPDX-License-Identifier: MIT
// What the generator has found, as positions.
#include <algorithm>
#include <bit>

#include "games/pollyanna/rules/generator.h"
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna {

using road::Mask;
using road::Place;

bool Generator::has_captured(std::size_t index) const { return outcome(index).captured() > 0; }

Position Generator::result(std::size_t index) const { return position_after(outcome(index)); }

Position Generator::position_after(State outcome) const {
    Position after = before_;
    Pieces& own = after.of(before_.to_throw);
    for (unsigned slot = 0; slot < 4; ++slot) {
        own[slot] = road::spaces[seat_][byte_at(outcome.pieces(), slot) & ~stays_bit];
    }
    sort_four(own);
    if (outcome.has_earned()) send_back(after, outcome.key);
    if (all_home(own)) {
        after.to_throw = wins_when_home_ ? winners(after).first() : next_;
    } else if (!throws_again_) {
        after.to_throw = next_;
    }
    return after;
}

// P71.
void Generator::send_back(Position& position, std::uint64_t key) const {
    std::uint64_t captured = key >> captured_shift;
    for (Mask rest = field_.capturable(); captured != 0; rest &= rest - 1, captured >>= 1) {
        if ((captured & 1U) == 0) continue;
        const auto place = static_cast<Place>(std::countr_zero(rest));
        const Space space = road::spaces[seat_][place];
        for (const Seat seat : all_seats) {
            if (seat == before_.to_throw) continue;
            Pieces& pieces = position.of(seat);
            const auto piece = std::ranges::find(pieces, space);
            if (piece == pieces.end()) continue;
            *piece = Space::waiting();
            sort_four(pieces);
        }
    }
}

}  // namespace parlor::pollyanna
