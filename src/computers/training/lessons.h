// SPDX-License-Identifier: MIT
// What self-play teaches, and how it travels between processes: as plain numbers, one thing after
// another.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "rules/game/game.h"

namespace parlor::training {

// A position out of a game, and how the game ended.
template <game::Game G>
struct Sample {
    typename G::Position position;
    game::Chances<G> target;
};

// Some of the positions that a throw could lead to, and what each was found to be worth to the side
// that threw.
template <game::Game G>
struct Fork {
    struct Branch {
        typename G::Position after;
        double chance;
    };
    std::size_t side = 0;
    std::vector<Branch> branches;
};

template <game::Game G>
struct Lessons {
    std::vector<Sample<G>> samples;
    std::vector<Fork<G>> forks;
};

inline constexpr std::size_t bytes_a_number = 6;  // whole numbers below 2^48 are exact

class Packer {
public:
    void add(double number) { numbers_.push_back(number); }
    template <class Value>
        requires std::is_trivially_copyable_v<Value>
    void add_bytes(const Value& value) {
        const auto bytes = std::bit_cast<std::array<std::uint8_t, sizeof(Value)>>(value);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            if (i % bytes_a_number == 0) add(0);
            numbers_.back() = numbers_.back() * 256 + bytes[i];
        }
    }
    std::vector<double> take() { return std::move(numbers_); }

private:
    std::vector<double> numbers_;
};

// Precondition of all: it is what was packed, taken in the same order.
class Unpacker {
public:
    explicit Unpacker(std::span<const double> numbers) : rest_(numbers) {}

    [[nodiscard]] bool done() const { return rest_.empty(); }
    double number() {
        const double first = rest_.front();
        rest_ = rest_.subspan(1);
        return first;
    }
    template <class Value>
    Value bytes() {
        std::array<std::uint8_t, sizeof(Value)> all{};
        for (std::size_t begin = 0; begin < all.size(); begin += bytes_a_number) {
            auto rest = static_cast<std::uint64_t>(number());
            for (std::size_t i = std::min(begin + bytes_a_number, all.size()); i-- > begin;) {
                all[i] = static_cast<std::uint8_t>(rest);
                rest >>= 8U;
            }
        }
        return std::bit_cast<Value>(all);
    }

private:
    std::span<const double> rest_;
};

template <game::Game G>
void pack(Packer& packer, const Sample<G>& sample) {
    packer.add_bytes(sample.position);
    for (const double each : sample.target) packer.add(each);
}

template <game::Game G>
Sample<G> unpack_sample(Unpacker& unpacker) {
    Sample<G> sample{unpacker.bytes<typename G::Position>(), {}};
    for (double& each : sample.target) each = unpacker.number();
    return sample;
}

template <game::Game G>
void pack(Packer& packer, const Fork<G>& fork) {
    packer.add(static_cast<double>(fork.side));
    packer.add(static_cast<double>(fork.branches.size()));
    for (const auto& [after, chance] : fork.branches) {
        packer.add_bytes(after);
        packer.add(chance);
    }
}

template <game::Game G>
Fork<G> unpack_fork(Unpacker& unpacker) {
    Fork<G> fork{static_cast<std::size_t>(unpacker.number()), {}};
    for (auto left = static_cast<std::size_t>(unpacker.number()); left > 0; --left) {
        auto after = unpacker.bytes<typename G::Position>();
        fork.branches.push_back({after, unpacker.number()});
    }
    return fork;
}

}  // namespace parlor::training
