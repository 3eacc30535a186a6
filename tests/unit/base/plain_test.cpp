// SPDX-License-Identifier: MIT
#include "base/plain.h"

#include <gtest/gtest.h>

namespace parlor::base {
namespace {

using namespace std::string_view_literals;

TEST(Plain, IsUtf8WithoutControlCharacters) {
    EXPECT_TRUE(is_plain(""));
    EXPECT_TRUE(is_plain("b 6-3\tÁ ñ 日本 🎲"));
    EXPECT_TRUE(is_plain("\xf4\x8f\xbf\xbf"));  // U+10FFFF

    EXPECT_FALSE(is_plain("two\nlines"));
    EXPECT_FALSE(is_plain("a\0b"sv));
    EXPECT_FALSE(is_plain("\x1b[31m"));
    EXPECT_FALSE(is_plain("\x7f"));
    EXPECT_FALSE(is_plain("\xc2\x85"));  // U+0085, next line
}

TEST(Plain, IsNotBrokenUtf8) {
    EXPECT_FALSE(is_plain("\xff"));
    EXPECT_FALSE(is_plain("\u202e"));  // what follows would be read backwards
    EXPECT_FALSE(is_plain("a\u2066b"));
    EXPECT_TRUE(is_plain("\u2029"));
    EXPECT_FALSE(is_plain("\x80"));
    EXPECT_FALSE(is_plain("\xc3"));              // cut off
    EXPECT_FALSE(is_plain("\xc3("));             // no second byte
    EXPECT_FALSE(is_plain("\xc0\xaf"));          // overlong
    EXPECT_FALSE(is_plain("\xe0\x80\xaf"));      // overlong
    EXPECT_FALSE(is_plain("\xed\xa0\x80"));      // surrogate
    EXPECT_FALSE(is_plain("\xf4\x90\x80\x80"));  // past U+10FFFF
}

TEST(Plain, IsNeverCutWithinACharacter) {
    EXPECT_EQ(fitting("Peña", 9), "Peña");
    EXPECT_EQ(fitting("Peña", 4), "Peñ");
    EXPECT_EQ(fitting("Peña", 3), "Pe");
    EXPECT_EQ(fitting("🎲🎲", 7), "🎲");
    EXPECT_EQ(fitting("🎲", 3), "");
    EXPECT_EQ(fitting("\x80\x80\x80\x80\x80\x80", 5), "\x80\x80\x80\x80\x80") << "no UTF-8";
}

TEST(Plain, IsMadeOfAnyText) {
    EXPECT_EQ(plain("  Ana \n"), "Ana");
    EXPECT_EQ(plain("Ana\nseat b: Luis"), "Ana seat b: Luis");
    EXPECT_EQ(plain("\xffÑandú\x1b"), "Ñandú");
    EXPECT_EQ(plain("\n\n"), "");
}

}  // namespace
}  // namespace parlor::base
