// SPDX-License-Identifier: MIT
// The bytes of a word, all compared at once and without branches.
//
//   bytes::count(0x05070505U, 5)   3
//
// Precondition of all: no byte of the word has its top bit, so that no sum runs into the next byte.
#pragma once

#include <cstdint>

namespace parlor::base::bytes {

constexpr std::uint32_t four(unsigned byte) { return byte * 0x01010101U; }

// The top bit of every byte that is `least` or more; other bits are anything. Precondition:
// 1 ≤ least ≤ 128.
constexpr std::uint32_t top_bits_from(std::uint32_t word, unsigned least) {
    return word + four(0x80U - least);
}

constexpr int count(std::uint32_t word, std::uint8_t byte) {
    const std::uint32_t others = top_bits_from(word ^ four(byte), 1);
    const std::uint32_t ones = (~others & four(0x80)) >> 7U;
    return static_cast<int>((ones * four(1)) >> 24U);  // their sum
}

}  // namespace parlor::base::bytes
