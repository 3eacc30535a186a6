// SPDX-License-Identifier: MIT
#include "computers/nets/layers.h"

#include <algorithm>
#include <array>

#include "computers/nets/net.h"

namespace parlor::nets {
namespace {

// Inlined into each of the functions below, and compiled there for that processor.
[[gnu::always_inline]] inline void add_rows(const Layers& layers,
                                            std::span<const std::uint16_t> inputs,
                                            std::int16_t* passed) {
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

[[gnu::always_inline]] inline std::int32_t product(const std::int16_t* one,
                                                   const std::int16_t* other, std::size_t count) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += std::int32_t{one[i]} * other[i];
    return sum;
}

[[gnu::always_inline]] inline void evaluate_here(const Layers& layers,
                                                 std::span<const std::uint16_t> inputs,
                                                 std::int32_t* outputs) {
    alignas(64) std::array<std::int16_t, most_units> first;     // NOLINT(*-member-init)
    alignas(64) std::array<std::int16_t, second_units> second;  // NOLINT(*-member-init)
    add_rows(layers, inputs, first.data());
    for (std::size_t i = 0; i < second_units; ++i) {
        const std::int32_t sum =
            layers.second_bias[i] +
            product(first.data(), layers.second + i * layers.units, layers.units);
        second[i] = static_cast<std::int16_t>(std::clamp(sum / second_scale, 0, 32767));
    }
    for (std::size_t i = 0; i < most_outputs; ++i) {
        outputs[i] = layers.third_bias[i] +
                     product(second.data(), layers.third + i * second_units, second_units);
    }
}

using Evaluate = void(const Layers&, std::span<const std::uint16_t>, std::int32_t*);

void evaluate_anywhere(const Layers& layers, std::span<const std::uint16_t> inputs,
                       std::int32_t* outputs) {
    evaluate_here(layers, inputs, outputs);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void evaluate_by_avx2(const Layers& layers,
                                              std::span<const std::uint16_t> inputs,
                                              std::int32_t* outputs) {
    evaluate_here(layers, inputs, outputs);
}

Evaluate* best_for_this_processor() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") ? evaluate_by_avx2 : evaluate_anywhere;
}
#else
Evaluate* best_for_this_processor() { return evaluate_anywhere; }
#endif

}  // namespace

void evaluate(const Layers& layers, std::span<const std::uint16_t> inputs, std::int32_t* outputs) {
    static Evaluate* const best = best_for_this_processor();
    best(layers, inputs, outputs);
}

}  // namespace parlor::nets
