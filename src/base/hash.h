// SPDX-License-Identifier: MIT
// Hashing of small plain values by their bytes. Not for anything that is stored or sent.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace parlor::base {

constexpr std::uint64_t mix(std::uint64_t word) {
    word = (word ^ (word >> 32)) * 0xd6e8feb86659fd93U;
    word = (word ^ (word >> 32)) * 0xd6e8feb86659fd93U;
    return word ^ (word >> 32);
}

// For values without padding, whose equality is the equality of their bytes.
template <class T>
    requires std::has_unique_object_representations_v<T>
constexpr std::uint64_t hash_bytes(const T& value) {
    const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(T)>>(value);
    std::uint64_t hash = sizeof(T);
    constexpr std::size_t whole = sizeof(T) / 8 * 8;
    // Eight at a time, so that the compiler sees one word.
    for (std::size_t i = 0; i < whole; i += 8) {
        std::uint64_t word = 0;
        for (std::size_t j = 0; j < 8; ++j) word = (word << 8) | bytes[i + j];
        hash = mix(hash ^ word);
    }
    if constexpr (whole < sizeof(T)) {
        std::uint64_t word = 0;
        for (std::size_t i = whole; i < sizeof(T); ++i) word = (word << 8) | bytes[i];
        hash = mix(hash ^ word);
    }
    return hash;
}

}  // namespace parlor::base
