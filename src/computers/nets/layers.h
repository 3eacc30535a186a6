// SPDX-License-Identifier: MIT
// The arithmetic of a net. Sums of whole numbers come out the same in any order, so the compiler
// may use whatever vectors the processor has; the widest are chosen when the program runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace parlor::nets {

struct Layers {
    std::size_t units;  // a multiple of `block`
    const std::int16_t* first;
    const std::int16_t* first_bias;
    const std::int16_t* second;  // of one kind of game, as are those below
    const std::int32_t* second_bias;
    const std::int16_t* third;
    const std::int32_t* third_bias;
};

void evaluate(const Layers& layers, std::span<const std::uint16_t> inputs, std::int32_t* outputs);

}  // namespace parlor::nets
