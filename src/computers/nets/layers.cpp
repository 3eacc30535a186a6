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

namespace parlor::nets {
namespace {

using Units = std::array<std::int16_t, most_units>;   // of the first layer
using Sums = std::array<std::int32_t, second_units>;  // of the second

enum class Then : std::uint8_t { AddMore, PassOn };  // cut off at both ends

// The rows of those inputs, added to what others have come to. Inlined into each of the functions
// that need it, and compiled there for that processor.
template <Then then>
[[gnu::always_inline]] inline void add_rows(const Layers& layers, const std::int16_t* others,
                                            Inputs inputs, Units& units) {
    for (std::size_t unit = 0; unit < layers.units; unit += block) {
        std::array<std::int16_t, block> sum;  // NOLINT(*-member-init)
        std::copy_n(others + unit, block, sum.begin());
        for (const std::uint16_t input : inputs) {
            const std::int16_t* const row = layers.first + input * layers.units + unit;
            // No sum is too large: the loader has seen to it (net.cpp).
            for (std::size_t i = 0; i < block; ++i) {
                sum[i] = static_cast<std::int16_t>(sum[i] + row[i]);
            }
        }
        for (std::size_t i = 0; i < block; ++i) {
            units[unit + i] =
                then == Then::PassOn ? std::clamp<std::int16_t>(sum[i], 0, most_first) : sum[i];
        }
    }
}

// What the positions share, added up; the bias alone where that is nothing.
[[gnu::always_inline]] inline const std::int16_t* common_rows(const Layers& layers, Inputs shared,
                                                              Units& units) {
    if (shared.empty()) return layers.first_bias;
    add_rows<Then::AddMore>(layers, layers.first_bias, shared, units);
    return units.data();
}

// Two units of the first layer, as their weights stand beside each other.
[[gnu::always_inline]] inline std::int32_t pair_at(const Units& passed, std::size_t unit) {
    std::int32_t both = 0;
    std::memcpy(&both, &passed[unit], sizeof(both));
    return both;
}

// From the second layer's sums to the outputs.
[[gnu::always_inline]] inline void finish(const Layers& layers, const Sums& sums,
                                          std::int32_t* outputs) {
    std::array<std::int16_t, second_units> second;  // NOLINT(*-member-init)
    for (std::size_t i = 0; i < second_units; ++i) {
        second[i] = static_cast<std::int16_t>(std::clamp(sums[i] / second_scale, 0, most_second));
    }
    for (std::size_t i = 0; i < most_outputs; ++i) {
        const std::int16_t* const weights = layers.third + i * second_units;
        std::int32_t sum = layers.third_bias[i];
        for (std::size_t j = 0; j < second_units; ++j) sum += std::int32_t{second[j]} * weights[j];
        outputs[i] = sum;
    }
}

void evaluate_anywhere(const Layers& layers, Inputs shared, std::span<const Inputs> rest,
                       std::int32_t* outputs) {
    Units units;  // NOLINT(*-member-init)
    const std::int16_t* const common = common_rows(layers, shared, units);
    for (const Inputs inputs : rest) {
        Units passed;  // NOLINT(*-member-init)
        add_rows<Then::PassOn>(layers, common, inputs, passed);
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
        outputs += most_outputs;
    }
}

#if defined(__x86_64__)
using Four = __m128i;  // numbers of 32 bits, or eight of 16
Four load_four(const void* from) { return _mm_loadu_si128(static_cast<const Four*>(from)); }
Four four_times(std::int32_t number) { return _mm_set1_epi32(number); }
Four with_products(Four sums, Four units, Four weights) {
    return _mm_add_epi32(sums, _mm_madd_epi16(units, weights));
}
#elif defined(__wasm_simd128__)
using Four = v128_t;
Four load_four(const void* from) { return wasm_v128_load(from); }
Four four_times(std::int32_t number) { return wasm_i32x4_splat(number); }
Four with_products(Four sums, Four units, Four weights) {
    return wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(units, weights));
}
#endif

#if defined(__x86_64__) || defined(__wasm_simd128__)
// With the vectors that every x86-64 and WebAssembly processor has.
void evaluate_by_fours(const Layers& layers, Inputs shared, std::span<const Inputs> rest,
                       std::int32_t* outputs) {
    constexpr std::size_t wide = 4;
    constexpr std::size_t count = second_units / wide;
    Units units;  // NOLINT(*-member-init)
    const std::int16_t* const common = common_rows(layers, shared, units);
    for (const Inputs inputs : rest) {
        Units passed;  // NOLINT(*-member-init)
        add_rows<Then::PassOn>(layers, common, inputs, passed);
        Four wides[count];  // NOLINT(*-arrays): no template takes the type
        for (std::size_t i = 0; i < count; ++i) {
            wides[i] = load_four(layers.second_bias + i * wide);
        }
        for (std::size_t unit = 0; unit < layers.units; unit += 2) {
            const std::int16_t* const weights = layers.second + unit * second_units;
            const Four both = four_times(pair_at(passed, unit));
            for (std::size_t i = 0; i < count; ++i) {
                wides[i] = with_products(wides[i], both, load_four(weights + i * 2 * wide));
            }
        }
        Sums sums;  // NOLINT(*-member-init)
        std::memcpy(sums.data(), wides, sizeof(sums));
        finish(layers, sums, outputs);
        outputs += most_outputs;
    }
}
#endif

#if defined(__x86_64__)

[[gnu::target("avx2")]] void evaluate_by_avx2(const Layers& layers, Inputs shared,
                                              std::span<const Inputs> rest, std::int32_t* outputs) {
    constexpr std::size_t wide = 8;  // of 32 bits
    constexpr std::size_t count = second_units / wide;
    const auto load = [](const auto* from) __attribute__((target("avx2"))) {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));  // NOLINT(*-cast)
    };
    alignas(32) Units units;  // NOLINT(*-member-init)
    const std::int16_t* const common = common_rows(layers, shared, units);
    for (const Inputs inputs : rest) {
        alignas(32) Units passed;  // NOLINT(*-member-init)
        add_rows<Then::PassOn>(layers, common, inputs, passed);
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
        outputs += most_outputs;
    }
}

// Adds units for several registers at a time, 32 in each: a row is read once for all of them.
template <Then then, std::size_t registers>
[[gnu::target("avx512bw,avx512vnni"), gnu::always_inline]] inline void add_wide_rows(
    const Layers& layers, const std::int16_t* others, Inputs inputs, std::size_t unit,
    Units& units) {
    constexpr std::size_t wide = 32;  // of 16 bits
    __m512i sums[registers];          // NOLINT(*-arrays): no template takes the type
    for (std::size_t i = 0; i < registers; ++i) {
        sums[i] = _mm512_loadu_si512(others + unit + i * wide);
    }
    for (const std::uint16_t input : inputs) {
        const std::int16_t* const row = layers.first + input * layers.units + unit;
        for (std::size_t i = 0; i < registers; ++i) {
            sums[i] = _mm512_add_epi16(sums[i], _mm512_loadu_si512(row + i * wide));
        }
    }
    const __m512i most = _mm512_set1_epi16(most_first);
    for (std::size_t i = 0; i < registers; ++i) {
        if constexpr (then == Then::PassOn) {
            sums[i] = _mm512_min_epi16(_mm512_max_epi16(sums[i], _mm512_setzero_si512()), most);
        }
        _mm512_storeu_si512(&units[unit + i * wide], sums[i]);
    }
}
template <Then then>
[[gnu::target("avx512bw,avx512vnni")]] void add_all_wide_rows(const Layers& layers,
                                                              const std::int16_t* others,
                                                              Inputs inputs, Units& units) {
    std::size_t unit = 0;
    for (; unit + 4 * block <= layers.units; unit += 4 * block) {
        add_wide_rows<then, 8>(layers, others, inputs, unit, units);
    }
    for (; unit < layers.units; unit += block) {
        add_wide_rows<then, 2>(layers, others, inputs, unit, units);
    }
}

// The second layer of several positions: weights are read once for all of them. The products of
// both units of a pair are added to the sums by one instruction. With several sets of sums no
// addition waits for the one before.
template <std::size_t positions>
[[gnu::target("avx512bw,avx512vnni")]] void finish_by_avx512(const Layers& layers,
                                                             const Units* passed,
                                                             std::int32_t* outputs) {
    constexpr std::size_t wide = 16;  // of 32 bits
    constexpr std::size_t sets = positions == 1 ? 4 : 2;
    __m512i low[sets][positions];   // NOLINT(*-arrays)
    __m512i high[sets][positions];  // NOLINT(*-arrays)
    for (std::size_t at = 0; at < positions; ++at) {
        for (std::size_t i = 1; i < sets; ++i) low[i][at] = high[i][at] = _mm512_setzero_si512();
        low[0][at] = _mm512_loadu_si512(layers.second_bias);
        high[0][at] = _mm512_loadu_si512(layers.second_bias + wide);
    }
    for (std::size_t unit = 0; unit < layers.units; unit += 2 * sets) {
        for (std::size_t i = 0; i < sets; ++i) {
            const std::int16_t* const weights = layers.second + (unit + 2 * i) * second_units;
            const __m512i low_weights = _mm512_loadu_si512(weights);
            const __m512i high_weights = _mm512_loadu_si512(weights + 2 * wide);
            for (std::size_t at = 0; at < positions; ++at) {
                const __m512i both = _mm512_set1_epi32(pair_at(passed[at], unit + 2 * i));
                low[i][at] = _mm512_dpwssd_epi32(low[i][at], both, low_weights);
                high[i][at] = _mm512_dpwssd_epi32(high[i][at], both, high_weights);
            }
        }
    }
    for (std::size_t at = 0; at < positions; ++at) {
        for (std::size_t i = 1; i < sets; ++i) {
            low[0][at] = _mm512_add_epi32(low[0][at], low[i][at]);
            high[0][at] = _mm512_add_epi32(high[0][at], high[i][at]);
        }
        alignas(64) Sums sums;  // NOLINT(*-member-init)
        _mm512_store_si512(sums.data(), low[0][at]);
        _mm512_store_si512(sums.data() + wide, high[0][at]);
        finish(layers, sums, outputs + at * most_outputs);
    }
}

[[gnu::target("avx512bw,avx512vnni")]] void evaluate_by_avx512(const Layers& layers, Inputs shared,
                                                               std::span<const Inputs> rest,
                                                               std::int32_t* outputs) {
    constexpr std::array finishes{finish_by_avx512<1>, finish_by_avx512<2>, finish_by_avx512<3>,
                                  finish_by_avx512<4>};
    alignas(64) Units units;  // NOLINT(*-member-init)
    const std::int16_t* common = layers.first_bias;
    if (!shared.empty()) {
        add_all_wide_rows<Then::AddMore>(layers, common, shared, units);
        common = units.data();
    }
    while (!rest.empty()) {
        alignas(64) std::array<Units, finishes.size()> passed;  // NOLINT(*-member-init)
        const std::size_t count = std::min(rest.size(), passed.size());
        for (std::size_t i = 0; i < count; ++i) {
            add_all_wide_rows<Then::PassOn>(layers, common, rest[i], passed[i]);
        }
        finishes[count - 1](layers, passed.data(), outputs);
        outputs += count * most_outputs;
        rest = rest.subspan(count);
    }
}

constexpr std::array<Kernel, 4> all_kernels{{{"avx512", evaluate_by_avx512},
                                             {"avx2", evaluate_by_avx2},
                                             {"sse2", evaluate_by_fours},
                                             {"anywhere", evaluate_anywhere}}};

// The first of them that this processor can go.
std::size_t fastest_kernel() {
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni")) return 0;
    return __builtin_cpu_supports("avx2") ? 1 : 2;
}

#elif defined(__wasm_simd128__)

constexpr std::array<Kernel, 2> all_kernels{
    {{"simd128", evaluate_by_fours}, {"anywhere", evaluate_anywhere}}};

#else

constexpr std::array<Kernel, 1> all_kernels{{{"anywhere", evaluate_anywhere}}};

#endif

}  // namespace

std::span<const Kernel> kernels() {
#if defined(__x86_64__)
    static const std::size_t first = fastest_kernel();
#else
    constexpr std::size_t first = 0;
#endif
    return std::span(all_kernels).subspan(first);
}

}  // namespace parlor::nets
