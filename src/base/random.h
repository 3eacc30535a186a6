// SPDX-License-Identifier: MIT
// The one source of chance: xoshiro256++ 1.0 (Blackman and Vigna), seeded through SplitMix64.
// The same seed gives the same numbers on every platform; docs/notation.md fixes the stream.
//
//   Random random(42);             one stream
//   Random game(42, 7);            stream 7 of seed 42: game 7 of a series, whoever plays it
//   int pips = random.die();       1 … 6, each exactly as likely
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace parlor::base {

class Random {
public:
    explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t mixed = seed;
        std::uint64_t from = split_mix(mixed) ^ stream;
        for (std::uint64_t& word : state_) word = split_mix(from);
    }

    // For the published test vectors: the four words as they are, not all zero.
    explicit constexpr Random(const std::array<std::uint64_t, 4>& state) : state_(state) {}

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // 0 … bound − 1 without bias: the high 32 bits are scaled, and the few values that would
    // favour some results are thrown away (Lemire 2019). Precondition: bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t least = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < least) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    constexpr int die() { return 1 + static_cast<int>(below(6)); }

private:
    static constexpr std::uint64_t split_mix(std::uint64_t& state) {
        state += 0x9e3779b97f4a7c15U;
        std::uint64_t word = state;
        word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9U;
        word = (word ^ (word >> 27)) * 0x94d049bb133111ebU;
        return word ^ (word >> 31);
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace parlor::base
