// SPDX-License-Identifier: MIT
#include "base/hash_index.h"

#include <gtest/gtest.h>

#include <vector>

namespace parlor::base {
namespace {

// Equal hashes, growth and clearing must not make it forget or make things up.
TEST(HashIndex, KnowsWhatWasAdded) {
    HashIndex index;
    for (int round = 0; round < 3; ++round) {
        index.clear();
        std::vector<std::uint64_t> list;
        const auto add = [&](std::uint64_t value) {
            const std::uint64_t hash = (value % 1'000) * 0x9e3779b97f4a7c15U;
            const auto is_same = [&](std::size_t at) { return list[at] == value; };
            if (!index.add(hash, list.size(), is_same)) return false;
            list.push_back(value);
            return true;
        };
        for (std::uint64_t value = 0; value < 3'000; ++value) EXPECT_TRUE(add(value)) << value;
        for (std::uint64_t value = 0; value < 3'000; ++value) EXPECT_FALSE(add(value)) << value;

        const auto find = [&](std::uint64_t value) {
            const std::uint64_t hash = (value % 1'000) * 0x9e3779b97f4a7c15U;
            return index.find(hash, [&](std::size_t at) { return list[at] == value; });
        };
        for (std::uint64_t value = 0; value < 3'000; ++value) EXPECT_EQ(find(value), value);
        EXPECT_EQ(find(3'000), std::nullopt);
    }
}

}  // namespace
}  // namespace parlor::base
