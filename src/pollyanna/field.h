// SPDX-License-Identifier: MIT
// The board as a throw finds it, seen along the mover's road: who bars what, and who can be
// captured. For the fast generator alone; it does not change while the throw is played.
#pragma once

#include <array>
#include <cstdint>

#include "pollyanna/position.h"
#include "pollyanna/road.h"

namespace parlor::pollyanna {

// Four pieces of the mover as places on his road, a byte each. The top bit of a byte marks a piece
// that must stay (Q1).
using PlaceBytes = std::uint32_t;

inline constexpr std::uint32_t stays_bit = 0x80;
inline constexpr std::uint32_t any_stays = 0x80808080U;

constexpr std::uint32_t byte_at(PlaceBytes pieces, unsigned slot) {
    return (pieces >> (8 * slot)) & 0xffU;
}
constexpr PlaceBytes all_four(road::Place place) {
    return place * 0x01010101U;
}

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

    [[nodiscard]] Bars bars(PlaceBytes pieces) const;

    [[nodiscard]] std::size_t seat() const { return seat_; }
    [[nodiscard]] road::Mask capturable() const { return capturable_; }
    // Where a piece that comes to rest forms a Blockade with the partner's.
    [[nodiscard]] road::Mask partner() const { return partner_one_; }
    // P26: a rival Blockade on the mover's start.
    [[nodiscard]] bool start_barred() const { return (rival_blockades_ & road::bit(0)) != 0; }

private:
    void look_at_rival(Seat rival, const Pieces& pieces);
    void look_at_partner(const Pieces& pieces);
    [[nodiscard]] road::Mask own_colour(Seat rival) const;

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

// The moves of the four pieces by one count, as bits: 2·slot is the way along Broadway and the
// path, the next bit the way through a Turnout. Of like pieces side by side only the first counts.
using Moves = unsigned;

constexpr unsigned slot_of(unsigned move) {
    return move / 2;
}
constexpr Moves moves_of_slot(unsigned slot) {
    return 3U << (2 * slot);
}

// The places from which a move by one count is legal, in either lane.
struct OpenPlaces {
    road::Mask road;
    road::Mask slow;
};
OpenPlaces open_places(const Bars& bars, int count);

// The two bits of one piece.
inline Moves legal_moves(std::uint32_t from, const OpenPlaces& open, int count) {
    const road::PlaceRow& row = road::places[from];
    const unsigned slow_at = row.to_turnout <= count ? row.slow_at : road::home_place;
    const road::Mask ahead = (open.road >> row.road_at) & 1U;
    const road::Mask aside = (open.slow >> slow_at) & 1U;
    return static_cast<Moves>(ahead | (aside << 1U));
}

Moves legal_moves_of_all(PlaceBytes pieces, const OpenPlaces& open, int count);

// Where a move leads. Precondition: the move is legal.
inline road::Place target(PlaceBytes pieces, unsigned move, int count) {
    const std::uint32_t from = byte_at(pieces, slot_of(move));
    if (move % 2 == 0) return static_cast<road::Place>(from + static_cast<unsigned>(count));
    return road::slow_places[road::places[from].slow_at + static_cast<unsigned>(count)];
}

}  // namespace parlor::pollyanna
