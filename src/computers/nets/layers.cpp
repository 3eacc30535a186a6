// SPDX-License-Identifier: MIT
#include "computers/nets/layers.h"

#include <algorithm>
#include <array>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "computers/nets/net.h"

namespace parlor::nets {
namespace {

using Passed = std::array<std::int16_t, most_units>;  // on by the first layer
using Sums = std::array<std::int32_t, second_units>;  // of the second

// Inlined into each of the functions that need it, and compiled there for that processor.
[[gnu::always_inline]] inline void add_rows(const Layers& layers,
                                            std::span<const std::uint16_t> inputs, Passed& passed) {
    for (std::size_t unit = 0; unit < layers.units; unit += block) {
        std::array<std::int16_t, block> sum;  // NOLINT(*-member-init)
        std::copy_n(layers.first_bias + unit, block, sum.begin());
        for (const std::uint16_t input : inputs) {
            const std::int16_t* const row = layers.first + input * layers.units + unit;
            // No sum is too large: the loader has seen to it (net.cpp).
            for (std::size_t i = 0; i < block; ++i) {
                sum[i] = static_cast<std::int16_t>(sum[i] + row[i]);
            }
        }
        for (std::size_t i = 0; i < block; ++i) {
            passed[unit + i] = std::clamp<std::int16_t>(sum[i], 0, most_first);
        }
    }
}

// Two units of the first layer, as their weights stand beside each other.
[[gnu::always_inline]] inline std::int32_t pair_at(const Passed& passed, std::size_t unit) {
    std::int32_t both = 0;
    std::memcpy(&both, &passed[unit], sizeof(both));
    return both;
}

// From the second layer's sums to the outputs.
[[gnu::always_inline]] inline void finish(const Layers& layers, const Sums& sums,
                                          std::int32_t* outputs) {
    constexpr std::int32_t most = 32767;
    std::array<std::int16_t, second_units> second;  // NOLINT(*-member-init)
    for (std::size_t i = 0; i < second_units; ++i) {
        second[i] = static_cast<std::int16_t>(std::clamp(sums[i] / second_scale, 0, most));
    }
    for (std::size_t i = 0; i < most_outputs; ++i) {
        const std::int16_t* const weights = layers.third + i * second_units;
        std::int32_t sum = layers.third_bias[i];
        for (std::size_t j = 0; j < second_units; ++j) sum += std::int32_t{second[j]} * weights[j];
        outputs[i] = sum;
    }
}

void evaluate_anywhere(const Layers& layers, std::span<const std::uint16_t> inputs,
                       std::int32_t* outputs) {
    Passed passed;  // NOLINT(*-member-init)
    add_rows(layers, inputs, passed);
    Sums sums;  // NOLINT(*-member-init)
    std::copy_n(layers.second_bias, sums.size(), sums.begin());
    for (std::size_t unit = 0; unit < layers.units; unit += 2) {
        const std::int16_t* const weights = layers.second + unit * second_units;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += std::int32_t{passed[unit]} * weights[2 * i] +
                       std::int32_t{passed[unit + 1]} * weights[2 * i + 1];
        }
    }
    finish(layers, sums, outputs);
}

#if defined(__x86_64__)

[[gnu::target("avx2")]] void evaluate_by_avx2(const Layers& layers,
                                              std::span<const std::uint16_t> inputs,
                                              std::int32_t* outputs) {
    alignas(32) Passed passed;  // NOLINT(*-member-init)
    add_rows(layers, inputs, passed);
    constexpr std::size_t wide = 8;  // of 32 bits
    const auto load = [](const auto* from) __attribute__((target("avx2"))) {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));  // NOLINT(*-cast)
    };
    constexpr std::size_t count = second_units / wide;
    __m256i wides[count];  // NOLINT(*-arrays): no template takes the type
    for (std::size_t i = 0; i < count; ++i) wides[i] = load(layers.second_bias + i * wide);
    for (std::size_t unit = 0; unit < layers.units; unit += 2) {
        const std::int16_t* const weights = layers.second + unit * second_units;
        const __m256i both = _mm256_set1_epi32(pair_at(passed, unit));
        for (std::size_t i = 0; i < count; ++i) {
            const __m256i products = _mm256_madd_epi16(both, load(weights + i * 2 * wide));
            wides[i] = _mm256_add_epi32(wides[i], products);
        }
    }
    Sums sums;  // NOLINT(*-member-init)
    std::memcpy(sums.data(), wides, sizeof(sums));
    finish(layers, sums, outputs);
}

// So many registers' worth of units at a time, 32 in each: a row is read once for all of them.
template <std::size_t registers>
[[gnu::target("avx512bw,avx512vnni"), gnu::always_inline]] inline void add_wide_rows(
    const Layers& layers, std::span<const std::uint16_t> inputs, std::size_t unit, Passed& passed) {
    constexpr std::size_t wide = 32;  // of 16 bits
    __m512i sums[registers];          // NOLINT(*-arrays): no template takes the type
    for (std::size_t i = 0; i < registers; ++i) {
        sums[i] = _mm512_loadu_si512(layers.first_bias + unit + i * wide);
    }
    for (const std::uint16_t input : inputs) {
        const std::int16_t* const row = layers.first + input * layers.units + unit;
        for (std::size_t i = 0; i < registers; ++i) {
            sums[i] = _mm512_add_epi16(sums[i], _mm512_loadu_si512(row + i * wide));
        }
    }
    const __m512i most = _mm512_set1_epi16(most_first);
    for (std::size_t i = 0; i < registers; ++i) {
        const __m512i cut = _mm512_max_epi16(sums[i], _mm512_setzero_si512());
        _mm512_storeu_si512(&passed[unit + i * wide], _mm512_min_epi16(cut, most));
    }
}

// The products of both units of a pair are added to the sums by one instruction. Several sets of
// sums: none waits for the one before.
[[gnu::target("avx512bw,avx512vnni")]] void evaluate_by_avx512(
    const Layers& layers, std::span<const std::uint16_t> inputs, std::int32_t* outputs) {
    alignas(64) Passed passed;  // NOLINT(*-member-init)
    std::size_t unit = 0;
    for (; unit + 4 * block <= layers.units; unit += 4 * block) {
        add_wide_rows<8>(layers, inputs, unit, passed);
    }
    for (; unit < layers.units; unit += block) add_wide_rows<2>(layers, inputs, unit, passed);
    constexpr std::size_t wide = 16;  // of 32 bits
    constexpr std::size_t sets = 4;
    __m512i low[sets] = {_mm512_loadu_si512(layers.second_bias)};          // NOLINT(*-arrays)
    __m512i high[sets] = {_mm512_loadu_si512(layers.second_bias + wide)};  // NOLINT(*-arrays)
    for (unit = 0; unit < layers.units; unit += 2 * sets) {
        for (std::size_t i = 0; i < sets; ++i) {
            const std::int16_t* const weights = layers.second + (unit + 2 * i) * second_units;
            const __m512i both = _mm512_set1_epi32(pair_at(passed, unit + 2 * i));
            low[i] = _mm512_dpwssd_epi32(low[i], both, _mm512_loadu_si512(weights));
            high[i] = _mm512_dpwssd_epi32(high[i], both, _mm512_loadu_si512(weights + 2 * wide));
        }
    }
    for (std::size_t i = 1; i < sets; ++i) {
        low[0] = _mm512_add_epi32(low[0], low[i]);
        high[0] = _mm512_add_epi32(high[0], high[i]);
    }
    alignas(64) Sums sums;  // NOLINT(*-member-init)
    _mm512_store_si512(sums.data(), low[0]);
    _mm512_store_si512(sums.data() + wide, high[0]);
    finish(layers, sums, outputs);
}

constexpr std::array<Way, 3> all_ways{
    {{"avx512", evaluate_by_avx512}, {"avx2", evaluate_by_avx2}, {"anywhere", evaluate_anywhere}}};

// The first of them that this processor can go.
std::size_t first_way() {
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni")) return 0;
    return __builtin_cpu_supports("avx2") ? 1 : 2;
}

#elif defined(__wasm_simd128__)

void evaluate_by_simd128(const Layers& layers, std::span<const std::uint16_t> inputs,
                         std::int32_t* outputs) {
    Passed passed;  // NOLINT(*-member-init)
    add_rows(layers, inputs, passed);
    constexpr std::size_t wide = 4;                 // of 32 bits
    std::array<v128_t, second_units / wide> wides;  // NOLINT(*-member-init)
    for (std::size_t i = 0; i < wides.size(); ++i) {
        wides[i] = wasm_v128_load(layers.second_bias + i * wide);
    }
    for (std::size_t unit = 0; unit < layers.units; unit += 2) {
        const std::int16_t* const weights = layers.second + unit * second_units;
        const v128_t both = wasm_i32x4_splat(pair_at(passed, unit));
        for (std::size_t i = 0; i < wides.size(); ++i) {
            const v128_t products =
                wasm_i32x4_dot_i16x8(both, wasm_v128_load(weights + i * 2 * wide));
            wides[i] = wasm_i32x4_add(wides[i], products);
        }
    }
    Sums sums;  // NOLINT(*-member-init)
    std::memcpy(sums.data(), wides.data(), sizeof(sums));
    finish(layers, sums, outputs);
}

constexpr std::array<Way, 2> all_ways{
    {{"simd128", evaluate_by_simd128}, {"anywhere", evaluate_anywhere}}};

#else

constexpr std::array<Way, 1> all_ways{{{"anywhere", evaluate_anywhere}}};

#endif

}  // namespace

std::span<const Way> ways() {
#if defined(__x86_64__)
    static const std::size_t first = first_way();
#else
    constexpr std::size_t first = 0;
#endif
    return std::span(all_ways).subspan(first);
}

}  // namespace parlor::nets
