// SPDX-License-Identifier: MIT
// A throw of two dice. It is given to the rules, never made by them.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "base/random.h"
#include "rules/game/game.h"

namespace parlor::pollyanna {

struct Throw {
    std::uint8_t high = 1;
    std::uint8_t low = 1;

    // In either order. Precondition: each 1 … 6.
    static constexpr Throw of(int one, int other) {
        assert(one >= 1 && one <= 6 && other >= 1 && other <= 6);
        return one > other
                   ? Throw{static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other)}
                   : Throw{static_cast<std::uint8_t>(other), static_cast<std::uint8_t>(one)};
    }
    static constexpr Throw by(base::Random& random) {
        const int one = random.die();
        return of(one, random.die());
    }

    [[nodiscard]] constexpr int total() const { return high + low; }
    [[nodiscard]] constexpr bool is_doublet() const { return high == low; }
    // 0 … 20: 1-1, 2-1, 2-2, 3-1, … 6-6.
    [[nodiscard]] constexpr int index() const { return high * (high - 1) / 2 + low - 1; }

    friend constexpr bool operator==(Throw, Throw) = default;
};

using WeightedThrow = game::WeightedThrow<Throw>;

inline constexpr std::array<WeightedThrow, 21> all_throws = [] {
    std::array<WeightedThrow, 21> throws{};
    for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) {
            const Throw thrown = Throw::of(high, low);
            throws[static_cast<std::size_t>(thrown.index())] = {thrown, high == low ? 1 : 2};
        }
    }
    return throws;
}();

static_assert([] {
    int sum = 0;
    for (const WeightedThrow& each : all_throws) sum += each.weight;
    return sum;
}() == 36);

}  // namespace parlor::pollyanna
