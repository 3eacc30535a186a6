// SPDX-License-Identifier: MIT
// A throw of three dice (Z6). It is given to the rules, never made by them.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "base/random.h"
#include "rules/game/game.h"

namespace parlor::zenda {

inline constexpr std::size_t dice_count = 3;

struct Throw {
    std::array<std::uint8_t, dice_count> dice{1, 1, 1};  // high to low

    // In any order. Precondition: each 1 … 6.
    static constexpr Throw of(int one, int two, int three) {
        std::array<int, dice_count> sorted{one, two, three};
        if (sorted[0] < sorted[1]) std::swap(sorted[0], sorted[1]);
        if (sorted[1] < sorted[2]) std::swap(sorted[1], sorted[2]);
        if (sorted[0] < sorted[1]) std::swap(sorted[0], sorted[1]);
        assert(sorted[2] >= 1 && sorted[0] <= 6);
        Throw thrown;
        for (std::size_t i = 0; i < dice_count; ++i) {
            thrown.dice[i] = static_cast<std::uint8_t>(sorted[i]);
        }
        return thrown;
    }
    static constexpr Throw by(base::Random& random) {
        const int one = random.die();
        const int two = random.die();
        return of(one, two, random.die());
    }

    friend constexpr bool operator==(Throw, Throw) = default;
};

using WeightedThrow = game::WeightedThrow<Throw>;

// 1-1-1, 2-1-1, 2-2-1, 2-2-2, 3-1-1, … 6-6-6.
inline constexpr std::array<WeightedThrow, 56> all_throws = [] {
    std::array<WeightedThrow, 56> throws{};
    std::size_t next = 0;
    for (int high = 1; high <= 6; ++high) {
        for (int middle = 1; middle <= high; ++middle) {
            for (int low = 1; low <= middle; ++low) {
                const bool triplet = high == low;
                const bool doublet = high == middle || middle == low;
                throws[next++] = {Throw::of(high, middle, low), triplet ? 1 : doublet ? 3 : 6};
            }
        }
    }
    return throws;
}();

static_assert([] {
    int sum = 0;
    for (const WeightedThrow& each : all_throws) sum += each.weight;
    return sum;
}() == 216);

}  // namespace parlor::zenda
