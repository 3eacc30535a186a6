// SPDX-License-Identifier: MIT
// The vectors are those of FIPS 180-4 and RFC 4231.
#include "online/crypto/keys.h"

#include <gtest/gtest.h>

#include <set>

namespace parlor::crypto {
namespace {

TEST(Keys, DigestsAreThoseOfTheStandard) {
    EXPECT_EQ(hex(sha256("abc")),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    Key key{};
    for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
    EXPECT_EQ(hex(sha256(key)), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(Keys, HmacIsThatOfTheStandard) {
    // A key is filled up with zeros, so that a shorter one can be tried too.
    Key key{};
    key.fill(0);
    for (std::size_t i = 0; i < 20; ++i) key[i] = 0x0b;
    EXPECT_EQ(hex(hmac(key, "Hi There")),
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
}

TEST(Keys, ShortHashesAreOfKeyAndMessage) {
    const Key one = random_key();
    const Key other = random_key();
    EXPECT_EQ(short_hash(one, "a"), short_hash(one, "a"));
    EXPECT_NE(short_hash(one, "a"), short_hash(one, "b"));
    EXPECT_NE(short_hash(one, "a"), short_hash(other, "a"));
    EXPECT_NE(short_hash(one, ""), short_hash(one, std::string_view("\0", 1)));
}

TEST(Keys, HexIsReadAsItIsWrittenAndNoOtherWay) {
    const Key key = random_key();
    EXPECT_EQ(parse_hex(hex(key)), key);
    const std::string zeros(64, '0');
    EXPECT_TRUE(parse_hex(zeros));
    EXPECT_FALSE(parse_hex(zeros + "0"));
    EXPECT_FALSE(parse_hex(zeros.substr(1)));
    EXPECT_FALSE(parse_hex(zeros.substr(1) + "A"));
    EXPECT_FALSE(parse_hex(zeros.substr(1) + " "));
    EXPECT_FALSE(parse_hex(""));
}

TEST(Keys, NamesAreOfSignsThatNobodyConfuses) {
    std::set<char> seen;
    for (int i = 0; i < 200; ++i) {
        const std::string name = random_name(12);
        ASSERT_EQ(name.size(), 12U);
        seen.insert(name.begin(), name.end());
    }
    EXPECT_EQ(seen.size(), 32U);
    for (const char each : std::string("l1o0LO")) EXPECT_FALSE(seen.contains(each));
    EXPECT_NE(random_name(12), random_name(12));
    EXPECT_NE(random_key(), random_key());
}

TEST(Keys, EqualIsEqual) {
    EXPECT_TRUE(are_equal("", ""));
    EXPECT_TRUE(are_equal("abc", "abc"));
    EXPECT_FALSE(are_equal("abc", "abd"));
    EXPECT_FALSE(are_equal("abc", "ab"));
}

TEST(Keys, APassphraseOpensItsOwnLockOnly) {
    const std::string locked = lock_passphrase("paso a paso");
    EXPECT_TRUE(locked.starts_with("$argon2id$"));
    EXPECT_TRUE(opens("paso a paso", locked));
    EXPECT_FALSE(opens("paso a pase", locked));
    EXPECT_FALSE(opens("", locked));
    EXPECT_FALSE(opens("", ""));
    EXPECT_FALSE(opens("x", std::string(4000, 'x')));
    EXPECT_NE(lock_passphrase("paso a paso"), locked);
}

}  // namespace
}  // namespace parlor::crypto
