// SPDX-License-Identifier: MIT
// The moves of two or of eight hands at once.
//
// A hand is a lane of 64 bits with the places of the mover's four pieces in its low bytes. What
// bars the way is computed for each hand: that is cheaper here than finding out whether it has
// changed. One instruction then tells which of 64 moves are legal.
#pragma once

#include <array>
#include <cstdint>

#include "games/pollyanna/rules/avx512/lanes.h"
#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/road.h"
#include "games/pollyanna/rules/state.h"

#pragma clang attribute push(PARLOR_AVX512, apply_to = function)

namespace parlor::pollyanna::avx512 {

using road::Mask;
using road::Place;

// The bit of a move is 8·hand + move. All moves of some hands, a bit each, and of the first `count`
// hands.
inline Bits of_hands(unsigned hands) { return _pdep_u64(hands, 0x0101010101010101U) * 0xff; }
inline Bits of_first_hands(unsigned count) { return _bzhi_u64(~Bits{0}, Bits{8} * count); }

// The first road bit of each byte of the slow lane; no byte has bits of two stretches.
inline constexpr Mask slow_bytes = [] {
    Mask from_bits = 0;
    for (const road::Stretch& each : road::stretches) {
        for (int bit = each.at; bit <= each.at + each.last - each.first; ++bit) {
            const int shift = bit / 8 * 8;
            from_bits &= ~(Mask{0xff} << shift);
            from_bits |= static_cast<Mask>(each.first - each.at + shift) << shift;
        }
    }
    return from_bits;
}();
template <class Hands>
Hands into_slow_lane(Hands road, Hands turnouts) {
    return turnouts | (bytes_from(spread<Hands>(slow_bytes), road) &
                       spread<Hands>(road::into_slow_lane(~Mask{0})));
}

// What bars the way of each hand (`Bars` in field.h).
template <class Hands>
struct HandBars {
    Hands pass;
    Hands stop;
    Hands slow_pass;
    Hands slow_stop;
    Hands two;
};

template <class Hands>
HandBars<Hands> bars_of(const Field& field, Hands pieces) {
    Hands one = spread<Hands>(field.partner());
    Hands two = spread<Hands>(field.partner_two());
    Hands three = spread<Hands>(field.partner_three());
    Hands turnouts = spread<Hands>(field.turnouts() | road::edge);
    for (int slot = 0; slot < 4; ++slot) {
        const Hands at = (pieces >> 8 * slot) & 0x7f;
        const Hands bit = shifted_left(spread<Hands>(1), at);
        const Hands road = bit & spread<Hands>(road::broadway_bits | road::path_bits);
        three |= two & road;
        two |= one & road;
        one |= road;
        // On Broadway the count is negative, which shifts everything out.
        turnouts |= shifted_left(spread<Hands>(1), at - road::turnout_place);
    }
    const Hands shut = (one & spread<Hands>(road::path_bits)) | spread<Hands>(road::edge);
    const Hands pass = spread<Hands>(field.rival_blockades()) | two | shut;
    const Hands stop = spread<Hands>(field.rival_no_stop()) | three | shut;
    return {.pass = pass,
            .stop = stop,
            .slow_pass = into_slow_lane(pass, turnouts),
            .slow_stop = into_slow_lane(stop, turnouts),
            .two = two};
}

// The first waiting piece of each hand.
template <class Hands>
Bits entering_moves(Hands at) {
    const Bits waiting = equal(at, spread_bytes<Hands>(road::waiting_place)) & 0x5555555555555555U;
    return waiting & (0x8080808080808080U - waiting);
}

// Of adjacent equal pieces only the first moves; the others get the mark of a piece that must stay.
template <class Hands>
Hands with_likes_marked(Hands pieces) {
    const Hands before = (pieces << 8) | road::waiting_place;
    const Bits alike = equal(pieces, before) & 0x0f0f0f0f0f0f0f0fU;
    return with_bytes(pieces, alike, pieces | spread_bytes<Hands>(stays_bit));
}

template <class Hands>
struct Asked {
    Hands pieces;
    Hands capturable;  // rivals that have not been captured yet
    unsigned enter;    // hands that may only enter, a bit each
};

// The moves of all hands.
struct Found {
    Bits legal;
    Bits earning;
    Bits home;
    alignas(64) std::array<Place, 64> to;  // with `stays_bit` if the piece comes as third

    [[nodiscard]] Bits quiet() const { return legal & ~earning; }
    void keep_only(Bits these) {
        legal &= these;
        earning &= these;
    }
};

template <class Hands>
Found look(const Field& field, Mask rests, const Asked<Hands>& asked, const Counts<Hands>& by) {
    const HandBars<Hands> bars = bars_of(field, asked.pieces);
    const Hands from = shuffled(with_likes_marked(asked.pieces),
                                _mm_setr_epi8(0, 0, 1, 1, 2, 2, 3, 3, 8, 8, 9, 9, 10, 10, 11, 11));
    const Hands at = from & spread_bytes<Hands>(0x7f);
    const Hands count = shuffled(by.to_target, _mm_set_epi64x(0x0808080808080808, 0));
    const Hands slow_at = looked_up(road::slow_starts, at);
    const Hands road_at = least(at, spread_bytes<Hands>(road::home_place));
    const Bits ahead = bits_at(road_at, open_places(bars.pass, bars.stop, by));
    const Bits aside = bits_at(slow_at, open_places(bars.slow_pass, bars.slow_stop, by)) &
                       at_most(looked_up(road::turnout_counts, at), count);
    constexpr Bits odd = 0xaaaaaaaaaaaaaaaaU;
    const Bits enter = of_hands(asked.enter);

    Found found;  // NOLINT(*-member-init)
    found.legal = ((ahead & ~odd) | (aside & odd)) & ~tops(from) & ~enter;
    found.legal |= entering_moves(at) & enter;
    const Hands slow_to = looked_up(road::slow_places, added(slow_at, count));
    const Hands to = with_bytes(with_bytes(added(at, count), odd, slow_to), enter, Hands{});
    const Bits on_road = share_none(to, spread_bytes<Hands>(road::turnout_place));
    found.earning = found.legal & on_road & bits_at(to, asked.capturable);
    found.home = equal(to, spread_bytes<Hands>(road::home_place));
    const Bits staying = on_road & bits_at(to, bars.two & spread<Hands>(rests));  // Q1, Q34
    store(found.to.data(), with_bytes(to, staying, to | spread_bytes<Hands>(stays_bit)));
    return found;
}

}  // namespace parlor::pollyanna::avx512

#pragma clang attribute pop
