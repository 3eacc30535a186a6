// SPDX-License-Identifier: MIT
#include "pollyanna/field.h"

#include <bit>

namespace parlor::pollyanna {

using road::bit;
using road::Mask;

void Field::look(const Position& position) {
    const Seat seat = position.to_throw;
    seat_ = static_cast<std::size_t>(index(seat));
    rivals_ = rival_blockades_ = rival_no_stop_ = turnouts_ = 0;
    partner_one_ = partner_two_ = partner_three_ = 0;
    const Seat right = to_the_right(seat);
    look_at_rival(right, position.of(right));
    look_at_rival(opposite(right), position.of(opposite(right)));
    if (position.variant.partners()) {
        look_at_partner(position.of(opposite(seat)));
    } else {
        look_at_rival(opposite(seat), position.of(opposite(seat)));
    }
    rival_no_stop_ |= rival_blockades_;
    capturable_ = rivals_ & ~rival_no_stop_;
}

void Field::look_at_rival(Seat rival, const Pieces& pieces) {
    Mask here = 0;
    for (const Space space : pieces) {
        const road::Lanes lanes = road::others[seat_][space.code()];
        rival_blockades_ |= (rivals_ | here) & lanes.road;  // P42; P99 for rival partners
        here |= lanes.road;
        turnouts_ |= lanes.slow;
    }
    rivals_ |= here;
    rival_no_stop_ |= here & own_colour(rival);  // P64, P66
}

// The two spaces of a rival's colour on the mover's road.
Mask Field::own_colour(Seat rival) const {
    const int ahead = (index(rival) - static_cast<int>(seat_) + 4) % 4;
    const int start_place = ahead * board.side;
    return bit(start_place) | bit(start_place - board.start);
}

void Field::look_at_partner(const Pieces& pieces) {
    for (const Space space : pieces) {
        const road::Lanes lanes = road::others[seat_][space.code()];
        partner_three_ |= partner_two_ & lanes.road;
        partner_two_ |= partner_one_ & lanes.road;
        partner_one_ |= lanes.road;
        turnouts_ |= lanes.slow;
    }
}

Bars Field::bars(PlaceBytes pieces) const {
    Mask one = partner_one_;
    Mask two = partner_two_;
    Mask three = partner_three_;
    Mask turnouts = turnouts_ | road::edge;
    for (unsigned slot = 0; slot < 4; ++slot) {
        const road::PlaceRow& row = road::places[byte_at(pieces, slot)];
        three |= two & row.road;
        two |= one & row.road;
        one |= row.road;
        turnouts |= row.slow;
    }
    const Mask shut = (one & road::path_bits) | road::edge;  // P90, P91, P92
    const Mask pass = rival_blockades_ | two | shut;         // P54
    const Mask stop = rival_no_stop_ | three | shut;         // P55, P66, Q14
    return {.pass = pass,
            .stop = stop,
            .slow_pass = road::into_slow_lane(pass) | turnouts,
            .slow_stop = road::into_slow_lane(stop) | turnouts,
            .two = two};
}

namespace {

// Bit p of the answer: one of the spaces p + 1 … p + count − 1 bars passing, or p + count bars
// stopping. The stretch that is passed is covered by two windows of a power of two.
Mask shut(Mask pass, Mask stop, int count) {
    const Mask by_one = pass >> 1;
    const Mask by_two = by_one | (by_one >> 1);
    const Mask by_four = by_two | (by_two >> 2);
    const Mask by_eight = by_four | (by_four >> 4);
    const std::array<Mask, 5> windows{0, by_one, by_two, by_four, by_eight};
    const auto passed = static_cast<unsigned>(count - 1);
    const auto window = windows[static_cast<std::size_t>(std::bit_width(passed))];
    return (stop >> count) | window | (window >> (passed - std::bit_floor(passed)));
}

}  // namespace

OpenPlaces open_places(const Bars& bars, int count) {
    return {~shut(bars.pass, bars.stop, count), ~shut(bars.slow_pass, bars.slow_stop, count)};
}

Moves legal_moves_of_all(PlaceBytes pieces, const OpenPlaces& open, int count) {
    Moves legal = 0;
    std::uint32_t last = road::waiting_place;
    for (unsigned slot = 0; slot < 4; ++slot) {
        const std::uint32_t from = byte_at(pieces, slot);
        const Moves moves = legal_moves(from, open, count) << (2 * slot);
        legal |= from == last ? 0U : moves;
        last = from;
    }
    return legal;
}

}  // namespace parlor::pollyanna
