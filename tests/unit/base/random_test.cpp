// SPDX-License-Identifier: MIT
#include "base/random.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace parlor::base {
namespace {

// The first outputs that the authors' xoshiro256++ gives for the state 1, 2, 3, 4.
TEST(Random, IsXoshiro256PlusPlus) {
    Random random(std::array<std::uint64_t, 4>{1, 2, 3, 4});
    const std::array<std::uint64_t, 10> published{41943041U,
                                                  58720359U,
                                                  3588806011781223U,
                                                  3591011842654386U,
                                                  9228616714210784205U,
                                                  9973669472204895162U,
                                                  14011001112246962877U,
                                                  12406186145184390807U,
                                                  15849039046786891736U,
                                                  10450023813501588000U};
    for (const std::uint64_t expected : published) EXPECT_EQ(random.next(), expected);
}

std::vector<int> dice(Random random, int count) {
    std::vector<int> all;
    for (int i = 0; i < count; ++i) all.push_back(random.die());
    return all;
}

// docs/notation.md prints these streams.
TEST(Random, SeedsGiveTheDocumentedDice) {
    EXPECT_EQ(dice(Random(0), 10), (std::vector{4, 5, 5, 6, 5, 6, 3, 2, 6, 5}));
    EXPECT_EQ(dice(Random(42), 10), (std::vector{5, 1, 6, 4, 1, 1, 5, 5, 2, 3}));
    EXPECT_EQ(dice(Random(42, 7), 10), (std::vector{2, 4, 6, 4, 5, 1, 1, 4, 4, 5}));
}

TEST(Random, StreamsOfASeedDiffer) {
    EXPECT_EQ(dice(Random(42), 50), dice(Random(42, 0), 50));
    EXPECT_NE(dice(Random(42, 1), 50), dice(Random(42, 0), 50));
    EXPECT_NE(dice(Random(42, 1), 50), dice(Random(43, 1), 50));
}

TEST(Random, DieIsFair) {
    Random random(2026);
    std::array<int, 7> count{};
    constexpr int throws = 600'000;
    for (int i = 0; i < throws; ++i) ++count[static_cast<std::size_t>(random.die())];
    EXPECT_EQ(count[0], 0);
    double chi_square = 0;
    for (std::size_t face = 1; face <= 6; ++face) {
        const double off = count[face] - throws / 6.0;
        chi_square += off * off / (throws / 6.0);
    }
    EXPECT_LT(chi_square, 20.5);  // one in a thousand, with five degrees of freedom
}

// A bound that does not divide 2^32 by far: without rejection the low third would be favoured.
TEST(Random, BelowHasNoBias) {
    Random random(7);
    constexpr std::uint32_t bound = 3U << 30;
    int low = 0;
    constexpr int draws = 300'000;
    for (int i = 0; i < draws; ++i) low += random.below(bound) < (1U << 30) ? 1 : 0;
    EXPECT_NEAR(low / static_cast<double>(draws), 1 / 3.0, 0.005);
}

}  // namespace
}  // namespace parlor::base
