// SPDX-License-Identifier: MIT
#include "online/fair_dice/throws.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

#include "base/words.h"

namespace parlor::fair_dice {
namespace {

struct Vector {
    std::string secret;
    std::string commitment;
    ThrowsSetup circle;
    std::vector<std::string> throws;
};

std::vector<SeatSeed> seeds_of(const std::string& text) {
    std::vector<SeatSeed> all;
    if (text == "-") return all;
    for (const auto each : base::split(text, ',')) {
        all.push_back({each.front(), std::string(each.substr(2))});
    }
    return all;
}

// Made by another program: tests/fair_dice/make_vectors.py.
std::vector<Vector> vectors() {
    std::vector<Vector> all;
    std::ifstream file(PARLOR_SOURCE "/tests/fair_dice/vectors.txt");
    for (std::string name, value; file >> name >> value;) {
        if (name == "secret") all.emplace_back().secret = value;
        if (name == "commitment") all.back().commitment = value;
        if (name == "table") all.back().circle.table = value;
        if (name == "seeds") all.back().circle.seeds = seeds_of(value);
        if (name == "dice") all.back().circle.dice = std::stoi(value);
        if (name == "throw") all.back().throws.push_back(value);
    }
    return all;
}

TEST(Throws, AreThoseOfAnIndependentProgram) {
    const auto all = vectors();
    ASSERT_EQ(all.size(), 3U);
    for (const Vector& each : all) {
        const crypto::Key secret = *crypto::parse_hex(each.secret);
        EXPECT_EQ(commitment(secret), each.commitment);
        const Throws throws(secret, each.circle);
        ASSERT_FALSE(each.throws.empty());
        for (std::uint32_t i = 0; i < each.throws.size(); ++i) {
            EXPECT_EQ(throws.at(i), each.throws[i]) << each.circle.table << ' ' << i;
        }
    }
}

TEST(Throws, ChangeWithEveryPartOfTheCircle) {
    const Vector one = vectors().front();
    const crypto::Key secret = *crypto::parse_hex(one.secret);
    crypto::Key other_secret = secret;
    other_secret[31] ^= 1;
    ThrowsSetup other_table = one.circle;
    other_table.table.back() = 'd';
    ThrowsSetup other_seed = one.circle;
    other_seed.seeds.back().seed.back() ^= 1;
    ThrowsSetup other_order = one.circle;
    std::swap(other_order.seeds.front(), other_order.seeds.back());
    const std::array<Throws, 5> all{Throws(secret, one.circle), Throws(other_secret, one.circle),
                                    Throws(secret, other_table), Throws(secret, other_seed),
                                    Throws(secret, other_order)};
    std::array<std::string, 5> thrown;
    for (std::uint32_t number = 0; number < 12; ++number) {
        for (std::size_t i = 0; i < all.size(); ++i) thrown[i] += all[i].at(number);
    }
    for (std::size_t i = 1; i < all.size(); ++i) EXPECT_NE(thrown[0], thrown[i]) << i;
}

// Chi squared with five degrees of freedom: 30 is passed by chance once in 80,000 times, and these
// dice are always the same.
TEST(Throws, FavourNoDie) {
    const Throws throws(*crypto::parse_hex(std::string(64, '5')), {"table", {}, 2});
    std::array<double, 6> seen{};
    constexpr std::uint32_t count = 30'000;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string thrown = throws.at(i);
        ++seen[static_cast<std::size_t>(thrown[0] - '1')];
        ++seen[static_cast<std::size_t>(thrown[2] - '1')];
    }
    double distance = 0;
    for (const double each : seen) distance += (each - 10'000) * (each - 10'000) / 10'000;
    EXPECT_LT(distance, 30);
}

}  // namespace
}  // namespace parlor::fair_dice
