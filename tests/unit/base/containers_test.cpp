// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <vector>

#include "base/inline_vector.h"
#include "base/key_set.h"
#include "base/words.h"

namespace parlor::base {
namespace {

struct Entry {
    std::uint64_t key = 0;
    int value = 0;
};

TEST(KeySet, KeepsTheFirstOfEachKeyInOrder) {
    KeySet<Entry> set;
    EXPECT_TRUE(set.insert({5, 1}));
    EXPECT_TRUE(set.insert({7, 2}));
    EXPECT_FALSE(set.insert({5, 3}));
    ASSERT_EQ(set.size(), 2U);
    EXPECT_EQ(set[0].value, 1);
    EXPECT_EQ(set[1].value, 2);
}

TEST(KeySet, ForgetsWhenClearedAndGrowsWithoutLimit) {
    KeySet<Entry> set;
    for (std::uint64_t round = 0; round < 3; ++round) {
        set.clear();
        for (std::uint64_t key = 0; key < 20'000; ++key) {
            ASSERT_TRUE(set.insert({key * 64 + round, static_cast<int>(key)}));
            ASSERT_FALSE(set.insert({key * 64 + round, 0}));
        }
        ASSERT_EQ(set.size(), 20'000U);
        ASSERT_EQ(set[19'999].value, 19'999);
    }
}

TEST(KeySet, TakesManyAtOnceAsItTakesThemOneByOne) {
    KeySet<Entry> one_by_one;
    KeySet<Entry> at_once;
    for (int round = 0; round < 40; ++round) {
        const auto entry_at = [&](std::size_t i) {
            const auto number = 16 * static_cast<std::uint64_t>(round) + i;
            return Entry{number * number % 400, static_cast<int>(number)};
        };
        for (std::size_t i = 0; i < 16; ++i) one_by_one.insert(entry_at(i));
        at_once.insert_each(16, entry_at);
    }
    ASSERT_EQ(at_once.size(), one_by_one.size());
    EXPECT_LT(at_once.size(), 400U);
    for (std::size_t i = 0; i < at_once.size(); ++i) {
        EXPECT_EQ(at_once[i].value, one_by_one[i].value);
    }
}

// After 2^20 fillings the stamps come round, and nothing old may show through.
TEST(KeySet, SurvivesItsStampsComingRound) {
    KeySet<Entry> set;
    set.insert({1, 1});
    for (int i = 0; i < (1 << 20) + 5; ++i) {
        set.clear();
        if (i % 4096 == 0) {
            ASSERT_TRUE(set.insert({1, i}));
            ASSERT_FALSE(set.insert({1, i}));
        }
    }
    set.clear();
    EXPECT_TRUE(set.insert({1, 1}));
}

TEST(InlineVector, ComparesWhatItHolds) {
    InlineVector<int, 4> one;
    InlineVector<int, 4> other;
    one.push_back(1);
    one.push_back(2);
    other.push_back(1);
    EXPECT_FALSE(one == other);
    one.pop_back();
    EXPECT_TRUE(one == other);
    EXPECT_EQ(one.back(), 1);
}

TEST(Words, SplitKeepsEmptyPartsAndWordsDoNot) {
    EXPECT_EQ(split("a,,b,", ','), (std::vector<std::string_view>{"a", "", "b", ""}));
    EXPECT_EQ(split("", ','), (std::vector<std::string_view>{""}));
    EXPECT_EQ(words("  a \t b\r\n"), (std::vector<std::string_view>{"a", "b"}));
    EXPECT_TRUE(words(" \n").empty());
    EXPECT_EQ(trimmed(" \ta b\n"), "a b");
    EXPECT_EQ(trimmed("  "), "");
}

}  // namespace
}  // namespace parlor::base
