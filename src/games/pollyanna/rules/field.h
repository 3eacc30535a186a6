// SPDX-License-Identifier: MIT
// The board at the start of a throw, along the mover's road: which spaces are barred, and which
// rivals can be captured. Used by the fast generator; constant while the throw is played.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/road.h"

namespace parlor::pollyanna {

// Four pieces of the mover as places on its road, a byte each. The top bit of a byte marks a piece
// that must stay (Q1, Q34).
using PlaceBytes = std::uint32_t;

inline constexpr std::uint32_t stays_bit = 0x80;
inline constexpr std::uint32_t any_stays = 0x80808080U;

constexpr std::uint32_t byte_at(PlaceBytes pieces, unsigned slot) {
    return (pieces >> (8 * slot)) & 0xffU;
}
constexpr PlaceBytes all_four(road::Place place) { return place * 0x01010101U; }

// What bars passing and stopping, in either lane.
struct Bars {
    road::Mask pass;
    road::Mask stop;
    road::Mask slow_pass;
    road::Mask slow_stop;
    road::Mask two;  // where at least two of the mover's side stand
};

class Field {
public:
    void look(const Position& position);
    // For a caller that has looked itself, in a game without partners: all rivals on the road,
    // those in Blockades, those safe on their colour, and those on Turnouts.
    void set(std::size_t seat, road::Mask rivals, road::Mask blockades, road::Mask safe,
             road::Mask turnouts);

    [[nodiscard]] Bars bars(PlaceBytes pieces) const;

    [[nodiscard]] std::size_t seat() const { return seat_; }
    [[nodiscard]] road::Mask capturable() const { return capturable_; }
    // Where a piece that stops forms a Blockade with the partner's.
    [[nodiscard]] road::Mask partner() const { return partner_one_; }
    [[nodiscard]] road::Mask partner_two() const { return partner_two_; }
    [[nodiscard]] road::Mask partner_three() const { return partner_three_; }
    [[nodiscard]] road::Mask turnouts() const { return turnouts_; }
    [[nodiscard]] road::Mask rival_blockades() const { return rival_blockades_; }
    [[nodiscard]] road::Mask rival_no_stop() const { return rival_no_stop_; }
    // P26, M8: a rival Blockade on the mover's start, or that far past it.
    [[nodiscard]] bool entry_barred(int ahead) const {
        return (rival_blockades_ & road::bit(ahead)) != 0;
    }

private:
    void look_at_rival(Seat rival, const Position& position);
    void look_at_partner(const Pieces& pieces);

    std::size_t seat_ = 0;
    road::Mask rivals_ = 0;
    road::Mask rival_blockades_ = 0;
    road::Mask rival_no_stop_ = 0;  // these, and rivals safe on their own colour
    road::Mask capturable_ = 0;
    road::Mask partner_one_ = 0;  // at least one, two, three of the partner's pieces
    road::Mask partner_two_ = 0;
    road::Mask partner_three_ = 0;
    road::Mask turnouts_ = 0;  // others' pieces on Turnouts, in the slow lane
};

inline void Field::look(const Position& position) {
    const Seat seat = position.to_throw;
    seat_ = static_cast<std::size_t>(index(seat));
    rivals_ = rival_blockades_ = rival_no_stop_ = turnouts_ = 0;
    partner_one_ = partner_two_ = partner_three_ = 0;
    const Seat right = to_the_right(seat);
    look_at_rival(right, position);
    look_at_rival(opposite(right), position);
    if (position.variant.partners()) {
        look_at_partner(position.of(opposite(seat)));
    } else {
        look_at_rival(opposite(seat), position);
    }
    rival_no_stop_ |= rival_blockades_;
    capturable_ = rivals_ & ~rival_no_stop_;
}

inline void Field::set(std::size_t seat, road::Mask rivals, road::Mask blockades, road::Mask safe,
                       road::Mask turnouts) {
    seat_ = seat;
    rivals_ = rivals;
    rival_blockades_ = blockades;
    rival_no_stop_ = blockades | safe;
    capturable_ = rivals & ~rival_no_stop_;
    partner_one_ = partner_two_ = partner_three_ = 0;
    turnouts_ = turnouts;
}

inline void Field::look_at_rival(Seat rival, const Position& position) {
    road::Mask here = 0;
    for (const Space space : position.of(rival)) {
        const road::Lanes lanes = road::others[seat_][space.code()];
        rival_blockades_ |= (rivals_ | here) & lanes.road;  // P42; P99 for rival partners
        here |= lanes.road;
        turnouts_ |= lanes.slow;
    }
    rivals_ |= here;
    const auto edition = static_cast<std::size_t>(position.variant.edition().id);
    const auto ahead = static_cast<std::size_t>((index(rival) - static_cast<int>(seat_) + 4) % 4);
    rival_no_stop_ |= here & road::colours_ahead[edition][ahead];  // P64, P66, M3
}

inline void Field::look_at_partner(const Pieces& pieces) {
    for (const Space space : pieces) {
        const road::Lanes lanes = road::others[seat_][space.code()];
        partner_three_ |= partner_two_ & lanes.road;
        partner_two_ |= partner_one_ & lanes.road;
        partner_one_ |= lanes.road;
        turnouts_ |= lanes.slow;
    }
}

inline Bars Field::bars(PlaceBytes pieces) const {
    road::Mask one = partner_one_;
    road::Mask two = partner_two_;
    road::Mask three = partner_three_;
    road::Mask turnouts = turnouts_ | road::edge;
    for (unsigned slot = 0; slot < 4; ++slot) {
        const road::PlaceRow& row = road::places[byte_at(pieces, slot)];
        three |= two & row.road;
        two |= one & row.road;
        one |= row.road;
        turnouts |= row.slow;
    }
    const road::Mask shut = (one & road::path_bits) | road::edge;  // P90, P91, P92
    const road::Mask pass = rival_blockades_ | two | shut;         // P54
    const road::Mask stop = rival_no_stop_ | three | shut;         // P55, P66, Q14
    return {.pass = pass,
            .stop = stop,
            .slow_pass = road::into_slow_lane(pass) | turnouts,
            .slow_stop = road::into_slow_lane(stop) | turnouts,
            .two = two};
}

}  // namespace parlor::pollyanna
