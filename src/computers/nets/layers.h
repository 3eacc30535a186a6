// SPDX-License-Identifier: MIT
// The arithmetic of a net. Sums of whole numbers come out the same in any order, so every way to
// add them up says the same to the last bit; the quickest is chosen when the program runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "computers/nets/net.h"

namespace parlor::nets {

struct Layers {
    std::size_t units;  // a multiple of `block`
    const std::int16_t* first;
    const std::int16_t* first_bias;
    // Of one kind of game, as are those below. Two units of the first layer stand together:
    // [pair of units][second unit][which of the two].
    const std::int16_t* second;
    const std::int32_t* second_bias;
    const std::int16_t* third;
    const std::int32_t* third_bias;
};

// Several positions that share some of their inputs: those are added up once. `rest` has, for each
// of them, its other inputs; `outputs` has room for all of theirs, one behind another.
using Evaluate = void(const Layers& layers, Inputs shared, std::span<const Inputs> rest,
                      std::int32_t* outputs);

struct Kernel {
    std::string_view name;
    Evaluate* evaluate;
};

// Those that this processor can go, the quickest first. Never empty.
std::span<const Kernel> kernels();

inline void evaluate(const Layers& layers, Inputs shared, std::span<const Inputs> rest,
                     std::int32_t* outputs) {
    static Evaluate* const quickest = kernels().front().evaluate;
    quickest(layers, shared, rest, outputs);
}

}  // namespace parlor::nets
