// SPDX-License-Identifier: MIT
// The moves of eight hands at once, for processors with AVX-512 (generator_avx512.cpp).
//
// A hand is a lane of 64 bits with the places of the mover's four pieces in its low bytes. What
// bars the way is worked out for every hand by itself: that costs less here than finding out
// whether it has changed. One instruction then tells which of 64 moves are legal.
#pragma once

#include <immintrin.h>

#include <array>
#include <cstdint>

#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/road.h"
#include "games/pollyanna/rules/state.h"

#define PARLOR_WIDE \
    __attribute__(( \
        target("avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,bmi,bmi2,popcnt")))
#pragma clang attribute push(PARLOR_WIDE, apply_to = function)

namespace parlor::pollyanna::wide {

using road::Mask;
using road::Place;

using Hands = __m512i;
using Bits = std::uint64_t;  // a bit a move: 8·hand + move

inline Hands all(Mask mask) { return _mm512_set1_epi64(static_cast<long long>(mask)); }
inline Hands either(Hands one, Hands other) { return _mm512_or_si512(one, other); }
inline Hands either(Hands one, Hands other, Hands third) {
    return _mm512_ternarylogic_epi64(one, other, third, 0xfe);
}
inline Hands both(Hands one, Hands other) { return _mm512_and_si512(one, other); }
inline Hands with_both(Hands to, Hands left, Hands right) {  // to | (left & right)
    return _mm512_ternarylogic_epi64(to, left, right, 0xf8);
}

// All bits of some hands, given as a bit each, and of the first so many.
inline Bits of_hands(unsigned hands) { return _pdep_u64(hands, 0x0101010101010101U) * 0xff; }
inline Bits of_first_hands(unsigned count) { return _bzhi_u64(~Bits{0}, Bits{8} * count); }

// Each byte of the slow lane is eight bits of the road, from this bit on: none has two stretches.
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
inline Hands into_slow_lane(Hands road, Hands turnouts) {
    return with_both(turnouts, _mm512_multishift_epi64_epi8(all(slow_bytes), road),
                     all(road::into_slow_lane(~Mask{0})));
}

// How far each hand moves, and the windows that cover what it passes (`shut` in field.h).
struct Counts {
    explicit Counts(Hands of)
        : counts(of),
          from_two(_mm512_cmpge_epu64_mask(of, all(2))),
          from_three(_mm512_cmpge_epu64_mask(of, all(3))),
          from_five(_mm512_cmpge_epu64_mask(of, all(5))),
          from_nine(_mm512_cmpge_epu64_mask(of, all(9))),
          beyond(_mm512_sub_epi64(of, all(1))) {
        beyond = _mm512_sub_epi64(beyond, widest(all(1), all(2), all(4), all(8)));
    }

    [[nodiscard]] Hands widest(Hands one, Hands two, Hands four, Hands eight) const {
        Hands found = _mm512_maskz_mov_epi64(from_two, one);
        found = _mm512_mask_mov_epi64(found, from_three, two);
        found = _mm512_mask_mov_epi64(found, from_five, four);
        return _mm512_mask_mov_epi64(found, from_nine, eight);
    }

    Hands counts;
    __mmask8 from_two;
    __mmask8 from_three;
    __mmask8 from_five;
    __mmask8 from_nine;
    Hands beyond;  // what is passed, less the window
};

inline Hands open_places(Hands pass, Hands stop, const Counts& by) {
    const Hands one = _mm512_srli_epi64(pass, 1);
    const Hands two = either(one, _mm512_srli_epi64(one, 1));
    const Hands four = either(two, _mm512_srli_epi64(two, 2));
    const Hands eight = either(four, _mm512_srli_epi64(four, 4));
    const Hands window = by.widest(one, two, four, eight);
    const Hands shut =
        either(_mm512_srlv_epi64(stop, by.counts), window, _mm512_srlv_epi64(window, by.beyond));
    return _mm512_xor_si512(shut, all(~Mask{0}));
}

// What bars the way of each hand (`Bars` in field.h).
struct WideBars {
    Hands pass;
    Hands stop;
    Hands slow_pass;
    Hands slow_stop;
    Hands two;
};

inline WideBars bars_of(const Field& field, Hands pieces) {
    Hands one = all(field.partner());
    Hands two = all(field.partner_two());
    Hands three = all(field.partner_three());
    Hands turnouts = all(field.turnouts() | road::edge);
    for (unsigned slot = 0; slot < 4; ++slot) {
        const Hands at = both(_mm512_srli_epi64(pieces, 8 * slot), all(0x7f));
        const __mmask8 on_road = _mm512_cmplt_epu64_mask(at, all(road::home_place));
        const Hands road = _mm512_maskz_sllv_epi64(on_road, all(1), at);
        // A shift by more than there are bits, as by less than none, leaves nothing.
        const Hands slow =
            _mm512_sllv_epi64(all(1), _mm512_sub_epi64(at, all(road::turnout_place)));
        three = with_both(three, two, road);
        two = with_both(two, one, road);
        one = either(one, road);
        turnouts = either(turnouts, slow);
    }
    const Hands shut = with_both(all(road::edge), one, all(road::path_bits));
    const Hands pass = either(all(field.rival_blockades()), two, shut);
    const Hands stop = either(all(field.rival_no_stop()), three, shut);
    return {.pass = pass,
            .stop = stop,
            .slow_pass = into_slow_lane(pass, turnouts),
            .slow_stop = into_slow_lane(stop, turnouts),
            .two = two};
}

// Of each hand its first waiting piece.
inline Bits entering_moves(Hands at) {
    const Bits waiting =
        _mm512_cmpeq_epi8_mask(at, _mm512_set1_epi8(road::waiting_place)) & 0x5555555555555555U;
    return waiting & (0x8080808080808080U - waiting);
}

struct Asked {
    Hands pieces;      // likes marked
    Hands capturable;  // rivals that have not been captured yet
    __mmask8 enter;    // these hands, and do nothing else
};

// The moves of all hands.
struct Found {
    Bits legal;
    Bits earning;
    Bits staying;  // here the piece comes as third and must stay (Q1, Q34)
    Bits home;
    alignas(64) std::array<Place, 64> to;

    [[nodiscard]] Moves of_hand(unsigned hand) const {
        return static_cast<Moves>(legal >> (8 * hand)) & 0xffU;
    }
};

inline Found look(const Field& field, Mask rests, const Asked& asked, const Counts& by) {
    const WideBars bars = bars_of(field, asked.pieces);
    const Hands twice = _mm512_set4_epi32(0x0b0b0a0a, 0x09090808, 0x03030202, 0x01010000);
    const Hands from = _mm512_shuffle_epi8(asked.pieces, twice);
    const Hands at = both(from, _mm512_set1_epi8(0x7f));
    const Hands count = _mm512_shuffle_epi8(
        by.counts, _mm512_set4_epi32(0x08080808, 0x08080808, 0x00000000, 0x00000000));
    const auto of_places = [&](const std::array<std::uint8_t, 128>& table) PARLOR_WIDE {
        return _mm512_permutex2var_epi8(_mm512_loadu_si512(table.data()), at,
                                        _mm512_loadu_si512(table.data() + 64));
    };
    const Hands slow_at = of_places(road::slow_starts);
    const Hands road_at = _mm512_min_epu8(at, _mm512_set1_epi8(road::home_place));
    const Bits ahead = _mm512_bitshuffle_epi64_mask(open_places(bars.pass, bars.stop, by), road_at);
    const Bits aside =
        _mm512_bitshuffle_epi64_mask(open_places(bars.slow_pass, bars.slow_stop, by), slow_at) &
        _mm512_cmple_epu8_mask(of_places(road::turnout_counts), count);
    constexpr Bits odd = 0xaaaaaaaaaaaaaaaaU;
    const Bits enter = of_hands(asked.enter);

    Found found;  // NOLINT(*-member-init)
    found.legal = ((ahead & ~odd) | (aside & odd)) & ~_mm512_movepi8_mask(from) & ~enter;
    found.legal |= entering_moves(at) & enter;
    const Hands slow_to = _mm512_permutexvar_epi8(_mm512_add_epi8(slow_at, count),
                                                  _mm512_loadu_si512(road::slow_places.data()));
    Hands to = _mm512_mask_blend_epi8(odd, _mm512_add_epi8(at, count), slow_to);
    to = _mm512_maskz_mov_epi8(~enter, to);
    const Bits on_road = _mm512_testn_epi8_mask(to, _mm512_set1_epi8(road::turnout_place));
    found.earning = found.legal & on_road & _mm512_bitshuffle_epi64_mask(asked.capturable, to);
    found.staying =
        found.legal & on_road & _mm512_bitshuffle_epi64_mask(both(bars.two, all(rests)), to);
    found.home = _mm512_cmpeq_epi8_mask(to, _mm512_set1_epi8(road::home_place));
    _mm512_store_si512(found.to.data(), to);
    return found;
}

}  // namespace parlor::pollyanna::wide

#pragma clang attribute pop
