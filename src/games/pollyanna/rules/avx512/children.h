// SPDX-License-Identifier: MIT
// What moves of hands lead to, many at once.
#pragma once

#include <algorithm>
#include <bit>
#include <numeric>

#include "games/pollyanna/rules/avx512/hands.h"

#pragma clang attribute push(PARLOR_AVX512, apply_to = function)

namespace parlor::pollyanna::avx512 {

using Hands = Eight;
inline Hands all(Mask mask) { return spread<Hands>(mask); }

alignas(64) inline constexpr std::array<std::uint8_t, 64> numbers = [] {
    std::array<std::uint8_t, 64> all{};
    std::iota(all.begin(), all.end(), std::uint8_t{0});
    return all;
}();

// Pieces that have not moved yet are laid before the others, so that their moves come first; both
// groups keep the order of their slots. Shuffles there and back, by a bit for each moved slot.
struct Layouts {
    alignas(64) std::array<std::array<std::uint8_t, 4>, 16> from{};
    alignas(64) std::array<std::array<std::uint8_t, 4>, 16> back{};
};
inline constexpr Layouts layouts = [] {
    Layouts all;
    for (unsigned moved = 0; moved < 16; ++moved) {
        unsigned at = 0;
        for (const bool others : {false, true}) {
            for (std::uint8_t slot = 0; slot < 4; ++slot) {
                if ((moved >> slot & 1U) != (others ? 1U : 0U)) continue;
                all.back[moved][slot] = static_cast<std::uint8_t>(at);
                all.from[moved][at++] = slot;
            }
        }
    }
    return all;
}();

// The pieces of a hand after each of its eight moves, laid for the next die.
inline Hands after_each(PlaceBytes pieces, const Found& found, unsigned hand) {
    const Hands shifts = _mm512_setr_epi64(0, 0, 8, 8, 16, 16, 24, 24);
    const Hands to = _mm512_cvtepu8_epi64(_mm_loadl_epi64(
        reinterpret_cast<const __m128i*>(&found.to[std::size_t{8} * hand])));  // NOLINT(*-cast)
    const Hands left = _mm512_andnot_si512(_mm512_sllv_epi64(all(0xff), shifts), all(pieces));
    return _mm512_shuffle_epi8(
        left | _mm512_sllv_epi64(to, shifts),
        _mm512_setr_epi32(0x00030201, -1, 0x080b0a09, -1, 0x01030200, -1, 0x090b0a08, -1,
                          0x02030100, -1, 0x0a0b0908, -1, 0x03020100, -1, 0x0b0a0908, -1));
}

// Rearranges hands from the layout of `had_moved` to that of `moved`.
inline Hands laid_anew(Hands pieces, Hands had_moved, Hands moved) {
    const Hands back = _mm512_permutexvar_epi32(had_moved, _mm512_load_si512(layouts.back.data()));
    const Hands from = _mm512_permutexvar_epi32(moved, _mm512_load_si512(layouts.from.data()));
    const Hands halves = _mm512_set4_epi32(0x08080808, 0x08080808, 0, 0);
    return _mm512_shuffle_epi8(_mm512_shuffle_epi8(pieces, back | halves), from | halves);
}

// The lanes that `bits` selects from eight for each die; at most eight.
inline Hands gathered(Hands high, Hands low, unsigned bits) {
    const auto others = static_cast<__mmask8>(0xffU << std::popcount(bits & 0xffU));
    return _mm512_mask_expand_epi64(
        _mm512_maskz_compress_epi64(static_cast<__mmask8>(bits), high), others,
        _mm512_maskz_compress_epi64(static_cast<__mmask8>(bits >> 8), low));
}

// Sorts the four bytes of every 32 bits, the least first.
inline Hands in_order(Hands bytes) {
    const auto sort = [](Hands one, Hands other, Bits greater) PARLOR_AVX512 {
        return _mm512_mask_blend_epi8(greater, _mm512_min_epu8(one, other),
                                      _mm512_max_epu8(one, other));
    };
    const Hands neighbours = _mm512_set4_epi32(0x0e0f0c0d, 0x0a0b0809, 0x06070405, 0x02030001);
    const Hands inner = _mm512_set4_epi32(0x0f0d0e0c, 0x0b090a08, 0x07050604, 0x03010200);
    bytes = sort(bytes, _mm512_shuffle_epi8(bytes, neighbours), 0xaaaaaaaaaaaaaaaaU);
    bytes = sort(bytes, _mm512_rol_epi32(bytes, 16), 0xccccccccccccccccU);
    return sort(bytes, _mm512_shuffle_epi8(bytes, inner), 0x4444444444444444U);
}

// The pieces after sixteen moves, 32 bits each. `bits` has the number of each move; hands in
// `stand` keep their pieces.
inline Hands children(Hands hands, const Found& found, __m128i bits, __mmask16 stand) {
    const Hands bit = _mm512_cvtepu8_epi32(bits);
    const Hands to = _mm512_cvtepu8_epi32(looked_up(found.to, bits));
    const Hands shift = _mm512_slli_epi32(bit & _mm512_set1_epi32(6), 2);
    const Hands hand =
        _mm512_permutexvar_epi32(_mm512_slli_epi32(_mm512_srli_epi32(bit, 3), 1), hands);
    const Hands left = _mm512_andnot_si512(_mm512_sllv_epi32(_mm512_set1_epi32(0xff), shift), hand);
    return _mm512_mask_mov_epi32(left | _mm512_sllv_epi32(to, shift), stand, hand);
}

// Moves in the order in which they are made, a byte each: the move's bit. A hand that may also
// stand as it is has one more byte after its moves: the bit of its first move with the mark
// `stands`.
struct Codes {
    static constexpr std::uint8_t stands = 0x80;

    Codes(Bits moves, unsigned standing) {  // NOLINT(*-member-init)
        append(0, static_cast<std::uint32_t>(moves), standing & 0x0fU);
        append(1, moves >> 32, standing >> 4);
    }
    explicit Codes(Bits moves) : count(static_cast<unsigned>(std::popcount(moves))) {  // NOLINT
        _mm512_storeu_si512(codes.data(),
                            _mm512_maskz_compress_epi8(moves, _mm512_load_si512(numbers.data())));
    }

    [[nodiscard]] std::size_t hand(std::size_t index) const { return (codes[index] & 0x3fU) / 8; }
    // Sixteen at once.
    [[nodiscard]] __m128i bits(std::size_t begin) const {
        return _mm_and_si128(of(begin), _mm_set1_epi8(0x3f));
    }
    [[nodiscard]] __mmask16 standing(std::size_t begin) const {
        return _mm_movepi8_mask(of(begin));
    }

    unsigned count = 0;
    std::array<std::uint8_t, 128> codes;

private:
    // Sixteen bytes a hand.
    alignas(64) static constexpr std::array<std::uint8_t, 128> all_codes = [] {
        std::array<std::uint8_t, 128> made{};
        for (std::size_t i = 0; i < made.size(); ++i) {
            made[i] = static_cast<std::uint8_t>(i / 16 * 8 + (i % 16 < 8 ? i % 16 : stands));
        }
        return made;
    }();

    [[nodiscard]] __m128i of(std::size_t begin) const {
        return _mm_loadu_si128(
            reinterpret_cast<const __m128i*>(codes.data() + begin));  // NOLINT(*-cast)
    }
    // The codes of four hands.
    void append(unsigned half, Bits moves, unsigned standing) {
        const Bits these =
            _pdep_u64(moves, 0x00ff00ff00ff00ffU) | _pdep_u64(standing, 0x0100010001000100U);
        _mm512_storeu_si512(
            codes.data() + count,
            _mm512_maskz_compress_epi8(these, _mm512_load_si512(all_codes.data() + 64 * half)));
        count += static_cast<unsigned>(std::popcount(these));
    }
};

// Up to eight hands within a throw.
struct States {
    Hands pieces;      // laid
    Hands moved;       // a bit a slot
    Hands capturable;  // rivals that have not been captured yet
    Hands captured;    // the upper half of their keys
    unsigned count;
};

// The states after up to eight moves, from `codes[begin]` on. `rivals` are all that could be
// captured at the start.
inline States after(const States& from, const Found& found, const Codes& codes, unsigned begin,
                    Mask rivals) {
    const __m128i bits = codes.bits(begin);
    const auto makes = static_cast<__mmask8>(~unsigned{codes.standing(begin)});
    const Hands bit = _mm512_cvtepu8_epi64(bits);
    const Hands hand = _mm512_srli_epi64(bit, 3);
    const auto of_hand = [&](Hands words)
                             PARLOR_AVX512 { return _mm512_permutexvar_epi64(hand, words); };
    const Hands to = _mm512_cvtepu8_epi64(looked_up(found.to, bits));
    const Hands shift = _mm512_slli_epi64(bit & all(6), 2);
    const Hands pieces = of_hand(from.pieces);
    const Hands left = _mm512_andnot_si512(_mm512_sllv_epi64(all(0xff), shift), pieces);
    const Hands next = _mm512_mask_mov_epi64(pieces, makes, left | _mm512_sllv_epi64(to, shift));

    const Hands capturable = of_hand(from.capturable);
    const Hands hit = _mm512_maskz_sllv_epi64(makes, all(1), to) & capturable;
    const Hands rank = _mm512_popcnt_epi64(all(rivals) & (hit - 1));
    const Hands name = _mm512_maskz_sllv_epi64(_mm512_test_epi64_mask(hit, hit),
                                               all(Mask{1} << captured_shift), rank);

    const Hands had_moved = of_hand(from.moved);
    const Hands slots = _mm512_permutexvar_epi32(had_moved, _mm512_load_si512(layouts.from.data()));
    const Hands slot = _mm512_srlv_epi64(slots, shift) & 3;
    const Hands moved =
        _mm512_mask_or_epi64(had_moved, makes, had_moved, _mm512_sllv_epi64(all(1), slot));
    return {laid_anew(next, had_moved, moved), moved, capturable & ~hit,
            of_hand(from.captured) | name, std::min(8U, codes.count - begin)};
}

}  // namespace parlor::pollyanna::avx512

#pragma clang attribute pop
