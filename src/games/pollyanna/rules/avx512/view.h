// SPDX-License-Identifier: MIT
// `Field::look` for all sixteen pieces at once. Only for games without partners.
#pragma once

#include <array>
#include <cstdint>

#include "games/pollyanna/rules/avx512/lanes.h"
#include "games/pollyanna/rules/field.h"
#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/road.h"

#pragma clang attribute push(PARLOR_AVX512, apply_to = function)

namespace parlor::pollyanna::avx512 {

struct View {
    PlaceBytes own;
    road::Mask rivals;  // on the mover's road
    road::Mask blockades;
    road::Mask safe;  // on their colour
    road::Mask turnouts;
};

// By seat: a shuffle that puts the mover's pieces first, in reverse order.
inline constexpr auto from_the_mover = [] {
    std::array<std::array<std::uint8_t, 16>, 4> all{};
    for (std::size_t seat = 0; seat < 4; ++seat) {
        for (std::size_t i = 0; i < 16; ++i) {
            all[seat][i] = static_cast<std::uint8_t>((4 * seat + (i < 4 ? 3 - i : i)) % 16);
        }
    }
    return all;
}();

inline Two load_two(const void* from) { return _mm_loadu_si128(static_cast<const Two*>(from)); }

// The bits that any lane of each vector has.
inline std::array<road::Mask, 4> in_any_lane(Eight one, Eight two, Eight three, Eight four) {
    const Eight front = _mm512_unpacklo_epi64(one, two) | _mm512_unpackhi_epi64(one, two);
    const Eight back = _mm512_unpacklo_epi64(three, four) | _mm512_unpackhi_epi64(three, four);
    const Eight halves =
        _mm512_shuffle_i64x2(front, back, 0x88) | _mm512_shuffle_i64x2(front, back, 0xdd);
    const Eight whole = halves | _mm512_shuffle_i64x2(halves, halves, 0xb1);
    alignas(64) std::array<road::Mask, 8> words;  // NOLINT(*-member-init)
    store(words.data(), whole);
    return {words[0], words[1], words[4], words[5]};
}

inline View view_of(const Position& position, std::size_t seat) {
    const Two spaces =
        shuffled(load_two(position.pieces.data()), load_two(from_the_mover[seat].data()));
    const Two places = looked_up(road::own_places[seat], spaces);
    // The mover and the next seat; then the other two.
    const Eight near = _mm512_cvtepu8_epi64(places);
    const Eight far = _mm512_cvtepu8_epi64(_mm_bsrli_si128(places, 8));
    constexpr __mmask8 next = 0xf0;
    const Eight one = spread<Eight>(1);
    const Eight broadway = spread<Eight>(road::broadway_bits);
    const Eight near_road = _mm512_maskz_sllv_epi64(next, one, near) & broadway;
    const Eight far_road = shifted_left(one, far) & broadway;
    const Eight near_turnouts = _mm512_maskz_sllv_epi64(next, one, near - road::turnout_place);
    const Eight far_turnouts = shifted_left(one, far - road::turnout_place);

    // Pieces on the place of a piece before them.
    const auto joins = static_cast<unsigned>(_mm512_test_epi32_mask(
        _mm512_conflict_epi32(_mm512_cvtepu8_epi32(places)), _mm512_set1_epi32(-1)));
    const Eight near_joins = _mm512_maskz_mov_epi64(static_cast<__mmask8>(joins), near_road);
    const Eight far_joins = _mm512_maskz_mov_epi64(static_cast<__mmask8>(joins >> 8), far_road);

    const auto edition = static_cast<std::size_t>(position.variant.edition().id);
    const Eight colours = _mm512_broadcast_i64x4(_mm256_loadu_si256(
        reinterpret_cast<const __m256i*>(road::colours_ahead[edition].data())));  // NOLINT(*-cast)
    const Eight near_colours =
        _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 0, 0, 0, 1, 1, 1, 1), colours);
    const Eight far_colours =
        _mm512_permutexvar_epi64(_mm512_setr_epi64(2, 2, 2, 2, 3, 3, 3, 3), colours);

    const auto [rivals, blockades, safe, turnouts] = in_any_lane(
        near_road | far_road, near_joins | far_joins,
        (near_road & near_colours) | (far_road & far_colours), near_turnouts | far_turnouts);
    return {.own = static_cast<PlaceBytes>(_mm_cvtsi128_si32(places)),
            .rivals = rivals,
            .blockades = blockades,
            .safe = safe,
            .turnouts = turnouts};
}

}  // namespace parlor::pollyanna::avx512

#pragma clang attribute pop
