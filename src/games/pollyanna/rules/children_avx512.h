// SPDX-License-Identifier: MIT
// What moves of hands lead to, many at once (hands_avx512.h).
#pragma once

#include <bit>
#include <cstring>
#include <numeric>

#include "games/pollyanna/rules/hands_avx512.h"

#pragma clang attribute push(PARLOR_WIDE, apply_to = function)

namespace parlor::pollyanna::wide {

alignas(64) inline constexpr std::array<std::uint8_t, 64> numbers = [] {
    std::array<std::uint8_t, 64> all{};
    std::iota(all.begin(), all.end(), std::uint8_t{0});
    return all;
}();

// Of like pieces side by side only the first moves: the others get the mark of those that stay.
inline Hands with_likes_marked(Hands pieces) {
    const Hands before = either(_mm512_slli_epi64(pieces, 8), all(road::waiting_place));
    const Bits alike = _mm512_cmpeq_epi8_mask(pieces, before) & 0x0f0f0f0f0f0f0f0fU;
    return either(pieces, _mm512_maskz_set1_epi8(alike, static_cast<char>(stays_bit)));
}

// The pieces of a hand after each of its eight moves, for the next die: likes marked, and the piece
// that has moved last, as its moves come last.
inline Hands after_each(PlaceBytes pieces, const Found& found, unsigned hand) {
    const Hands shifts = _mm512_setr_epi64(0, 0, 8, 8, 16, 16, 24, 24);
    Hands to = _mm512_cvtepu8_epi64(_mm_loadl_epi64(
        reinterpret_cast<const __m128i*>(&found.to[std::size_t{8} * hand])));  // NOLINT(*-cast)
    to = _mm512_mask_or_epi64(to, static_cast<__mmask8>(found.staying >> (8 * hand)), to,
                              all(stays_bit));
    const Hands left = _mm512_andnot_si512(_mm512_sllv_epi64(all(0xff), shifts), all(pieces));
    const Hands after = with_likes_marked(either(left, _mm512_sllv_epi64(to, shifts)));
    return _mm512_shuffle_epi8(
        after, _mm512_setr_epi32(0x00030201, -1, 0x080b0a09, -1, 0x01030200, -1, 0x090b0a08, -1,
                                 0x02030100, -1, 0x0a0b0908, -1, 0x03020100, -1, 0x0b0a0908, -1));
}

// The four bytes of every 32 bits, the least first.
inline Hands in_order(Hands bytes) {
    const auto sort = [](Hands one, Hands other, Bits greater) PARLOR_WIDE {
        return _mm512_mask_blend_epi8(greater, _mm512_min_epu8(one, other),
                                      _mm512_max_epu8(one, other));
    };
    const Hands neighbours = _mm512_set4_epi32(0x0e0f0c0d, 0x0a0b0809, 0x06070405, 0x02030001);
    const Hands inner = _mm512_set4_epi32(0x0f0d0e0c, 0x0b090a08, 0x07050604, 0x03010200);
    bytes = sort(bytes, _mm512_shuffle_epi8(bytes, neighbours), 0xaaaaaaaaaaaaaaaaU);
    bytes = sort(bytes, _mm512_rol_epi32(bytes, 16), 0xccccccccccccccccU);
    return sort(bytes, _mm512_shuffle_epi8(bytes, inner), 0x4444444444444444U);
}

// The pieces after sixteen moves, 32 bits each: bytes tell their numbers. Some hands stand as they
// are.
inline Hands children(Hands hands, const Found& found, __m128i bits, __mmask16 stand) {
    const Hands bit = _mm512_cvtepu8_epi32(bits);
    const Hands to = _mm512_cvtepu8_epi32(_mm512_castsi512_si128(
        _mm512_permutexvar_epi8(_mm512_castsi128_si512(bits), _mm512_load_si512(found.to.data()))));
    const Hands shift = _mm512_slli_epi32(both(bit, _mm512_set1_epi32(6)), 2);
    const Hands hand =
        _mm512_permutexvar_epi32(_mm512_slli_epi32(_mm512_srli_epi32(bit, 3), 1), hands);
    const Hands left = _mm512_andnot_si512(_mm512_sllv_epi32(_mm512_set1_epi32(0xff), shift), hand);
    return _mm512_mask_mov_epi32(either(left, _mm512_sllv_epi32(to, shift)), stand, hand);
}

// Up to eight states, and the same as hands.
struct States {
    States() = default;
    explicit States(State state) { add(state); }

    void add(State state) {
        pieces[count] = state.pieces();
        captured[count] = state.key >> captured_shift << captured_shift;
        states[count++] = state;
    }
    [[nodiscard]] Asked asked(Mask rivals, __mmask8 enter) const {
        alignas(64) std::array<Mask, 8> left;  // NOLINT(*-member-init)
        for (unsigned hand = 0; hand < 8; ++hand) {
            left[hand] = rivals & ~_pdep_u64(captured[hand] >> captured_shift, rivals);
        }
        return {with_likes_marked(_mm512_load_si512(pieces.data())), _mm512_load_si512(left.data()),
                enter};
    }

    unsigned count = 0;
    std::array<State, 8> states;
    alignas(64) std::array<std::uint64_t, 8> pieces{};
    alignas(64) std::array<std::uint64_t, 8> captured{};  // the upper half of the keys
};

// Moves of several hands in the order in which they are made: 16·hand + move, a byte each.
struct Codes {  // NOLINT(*-member-init): codes are filled as they are counted
    // Those of pieces that have not moved yet, then the others.
    void add(unsigned hand, Moves legal, State state) {
        append(hand, legal & ~state.moved());
        append(hand, legal & state.moved());
    }
    void add_none(unsigned hand, bool may) {
        codes[count] = static_cast<std::uint8_t>(16 * hand + 8);
        count += may ? 1 : 0;
    }
    void clear() { count = 0; }

    std::size_t count = 0;
    std::array<std::uint8_t, 8 * 9 + 16> codes;

private:
    void append(unsigned hand, Moves moves) {
        const std::uint64_t all_codes = 0x0706050403020100U + hand * 0x1010101010101010U;
        const std::uint64_t packed = _pext_u64(all_codes, of_hands(moves));
        std::memcpy(codes.data() + count, &packed, sizeof(packed));
        count += static_cast<unsigned>(std::popcount(moves));
    }
};

}  // namespace parlor::pollyanna::wide

#pragma clang attribute pop
