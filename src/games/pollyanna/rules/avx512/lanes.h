// SPDX-License-Identifier: MIT
// Vectors of two and of eight lanes of 64 bits, with the same functions for both; and from where a
// move by a count is open, for two or eight hands at once.
#pragma once

#include <immintrin.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/pollyanna/rules/road.h"

#define PARLOR_AVX512                                                                            \
    __attribute__((                                                                              \
        target("avx512cd,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,avx512vpopcntdq," \
               "bmi,bmi2,popcnt")))
#pragma clang attribute push(PARLOR_AVX512, apply_to = function)

namespace parlor::pollyanna::avx512 {

using Two = __m128i;
using Eight = __m512i;
using Bits = std::uint64_t;  // one for each byte of a vector, or for each lane

template <class Lanes>
Lanes spread(std::uint64_t word) {
    return Lanes{} | static_cast<long long>(word);
}
template <class Lanes>
Lanes spread_bytes(int byte) {
    return spread<Lanes>(static_cast<std::uint64_t>(byte) * 0x0101010101010101U);
}

// Words: a shift by 64 or more gives 0.
inline Two shifted_left(Two words, Two by) { return _mm_sllv_epi64(words, by); }
inline Eight shifted_left(Eight words, Eight by) { return _mm512_sllv_epi64(words, by); }
inline Two shifted_right(Two words, Two by) { return _mm_srlv_epi64(words, by); }
inline Eight shifted_right(Eight words, Eight by) { return _mm512_srlv_epi64(words, by); }
inline Two with(Two words, Bits lanes, Two others) {
    return _mm_mask_mov_epi64(words, static_cast<__mmask8>(lanes), others);
}
inline Eight with(Eight words, Bits lanes, Eight others) {
    return _mm512_mask_mov_epi64(words, static_cast<__mmask8>(lanes), others);
}
// Each byte is eight bits of the word, from the bit that `bits` gives.
inline Two bytes_from(Two bits, Two words) { return _mm_multishift_epi64_epi8(bits, words); }
inline Eight bytes_from(Eight bits, Eight words) {
    return _mm512_multishift_epi64_epi8(bits, words);
}
// The bits of each word whose numbers are in its bytes.
inline Bits bits_at(Two numbers, Two words) { return _mm_bitshuffle_epi64_mask(words, numbers); }
inline Bits bits_at(Eight numbers, Eight words) {
    return _mm512_bitshuffle_epi64_mask(words, numbers);
}

// Bytes.
inline Two added(Two one, Two other) { return _mm_add_epi8(one, other); }
inline Eight added(Eight one, Eight other) { return _mm512_add_epi8(one, other); }
inline Two least(Two one, Two other) { return _mm_min_epu8(one, other); }
inline Eight least(Eight one, Eight other) { return _mm512_min_epu8(one, other); }
inline Bits equal(Two one, Two other) { return _mm_cmpeq_epi8_mask(one, other); }
inline Bits equal(Eight one, Eight other) { return _mm512_cmpeq_epi8_mask(one, other); }
inline Bits at_most(Two one, Two other) { return _mm_cmple_epu8_mask(one, other); }
inline Bits at_most(Eight one, Eight other) { return _mm512_cmple_epu8_mask(one, other); }
inline Bits share_none(Two one, Two other) { return _mm_testn_epi8_mask(one, other); }
inline Bits share_none(Eight one, Eight other) { return _mm512_testn_epi8_mask(one, other); }
inline Bits tops(Two bytes) { return _mm_movepi8_mask(bytes); }
inline Bits tops(Eight bytes) { return _mm512_movepi8_mask(bytes); }
inline Two with_bytes(Two bytes, Bits these, Two others) {
    return _mm_mask_mov_epi8(bytes, static_cast<__mmask16>(these), others);
}
inline Eight with_bytes(Eight bytes, Bits these, Eight others) {
    return _mm512_mask_mov_epi8(bytes, these, others);
}

// Within every two lanes.
inline Two shuffled(Two bytes, __m128i from) { return _mm_shuffle_epi8(bytes, from); }
inline Eight shuffled(Eight bytes, __m128i from) {
    return _mm512_shuffle_epi8(bytes, _mm512_broadcast_i32x4(from));
}

// Bytes looked up in a table.
inline Eight looked_up(const std::array<std::uint8_t, 64>& table, Eight at) {
    return _mm512_permutexvar_epi8(at, _mm512_loadu_si512(table.data()));
}
inline Eight looked_up(const std::array<std::uint8_t, 128>& table, Eight at) {
    return _mm512_permutex2var_epi8(_mm512_loadu_si512(table.data()), at,
                                    _mm512_loadu_si512(table.data() + 64));
}
template <std::size_t size>
Two looked_up(const std::array<std::uint8_t, size>& table, Two at) {
    return _mm512_castsi512_si128(looked_up(table, _mm512_castsi128_si512(at)));
}

inline void store(void* to, Two bytes) { _mm_store_si128(static_cast<Two*>(to), bytes); }
inline void store(void* to, Eight bytes) { _mm512_store_si512(to, bytes); }

using road::Mask;

// How the passed spaces are combined (`shut` in moves.h): one shift gives the first space, two more
// shifts give three spaces, and two more nine. Shorter moves have shorter shifts.
struct Shifts {
    Mask to_target;
    Mask to_first;
    Mask to_second;
    Mask to_third;
    Mask to_six;
    Mask to_nine;
};
inline constexpr auto shifts_by_count = [] {
    std::array<Shifts, board.reward + 1> all{};
    for (int count = 1; count <= board.reward; ++count) {
        const auto beyond = [&](int passed, int most) {
            return static_cast<Mask>(std::clamp(count - 1 - passed, 0, most));
        };
        all[static_cast<std::size_t>(count)] = {
            .to_target = static_cast<Mask>(count),
            .to_first = count > 1 ? Mask{1} : Mask{64},  // 64 shifts everything out
            .to_second = beyond(1, 1),
            .to_third = beyond(1, 2),
            .to_six = beyond(3, 3),
            .to_nine = beyond(3, 6)};
    }
    return all;
}();

// How far each hand moves.
template <class Hands>
struct Counts {
    explicit Counts(int count) : Counts(count, 0, count) {}
    // `other` for the hands in `others`.
    Counts(int count, Bits others, int other) {
        const Shifts& by = shifts_by_count[static_cast<std::size_t>(count)];
        const Shifts& by_other = shifts_by_count[static_cast<std::size_t>(other)];
        const auto mixed = [&](Mask Shifts::* shift) PARLOR_AVX512 {
            return with(spread<Hands>(by.*shift), others, spread<Hands>(by_other.*shift));
        };
        to_target = mixed(&Shifts::to_target);
        to_first = mixed(&Shifts::to_first);
        to_second = mixed(&Shifts::to_second);
        to_third = mixed(&Shifts::to_third);
        to_six = mixed(&Shifts::to_six);
        to_nine = mixed(&Shifts::to_nine);
    }

    Hands to_target;
    Hands to_first;
    Hands to_second;
    Hands to_third;
    Hands to_six;
    Hands to_nine;
};

template <class Hands>
Hands open_places(Hands pass, Hands stop, const Counts<Hands>& by) {
    const Hands one = shifted_right(pass, by.to_first);
    const Hands three = one | shifted_right(one, by.to_second) | shifted_right(one, by.to_third);
    const Hands nine = three | shifted_right(three, by.to_six) | shifted_right(three, by.to_nine);
    return ~(nine | shifted_right(stop, by.to_target));
}

}  // namespace parlor::pollyanna::avx512

#pragma clang attribute pop
