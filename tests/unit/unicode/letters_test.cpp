// SPDX-License-Identifier: MIT
#include "unicode/letters.h"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

namespace parlor::unicode {
namespace {

std::string encoded(unsigned code) {
    const auto tail = [&](unsigned shift) {
        return static_cast<char>(0x80U | ((code >> shift) & 0x3fU));
    };
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) return {static_cast<char>(0xc0U | (code >> 6U)), tail(0)};
    if (code < 0x10000) return {static_cast<char>(0xe0U | (code >> 12U)), tail(6), tail(0)};
    return {static_cast<char>(0xf0U | (code >> 18U)), tail(12), tail(6), tail(0)};
}

TEST(Visible, IsWhatIsDrawn) {
    for (const std::string_view each : {"a", "é", "7", "🎲", "李", "?", " x ", "e\xcc\x81"}) {
        EXPECT_TRUE(is_visible(each)) << each;
    }
    // No width, a joiner, fillers of Hangul, a braille pattern without dots, soft hyphen, marks
    // alone, a tag, a variation selector, wide and narrow blanks.
    for (const unsigned code : {0x200bU, 0x200dU, 0x3164U, 0x115fU, 0x1160U, 0xffa0U, 0x2800U,
                                0xadU, 0x301U, 0xe0041U, 0xfe0fU, 0x3000U, 0x202fU, 0x2060U}) {
        EXPECT_FALSE(is_visible(encoded(code))) << std::hex << code;
        EXPECT_FALSE(is_visible(encoded(code) + " " + encoded(code))) << std::hex << code;
        EXPECT_TRUE(is_visible(encoded(code) + "x")) << std::hex << code;
    }
    EXPECT_FALSE(is_visible(""));
}

TEST(Caseless, IsTheSameForWhatPeopleReadAsTheSame) {
    EXPECT_EQ(caseless("ŁUCJA"), "łucja");
    EXPECT_EQ(caseless("łucja"), "łucja");
    EXPECT_EQ(caseless("Straße"), caseless("STRASSE"));
    EXPECT_EQ(caseless("ΣΊΣΥΦΟΣ"), caseless("σίσυφος"));
    EXPECT_EQ(caseless("Ёлка"), caseless("ёЛКА"));
    EXPECT_EQ(caseless("Pe\xcc\x81pe"), caseless("Pépe"));
    EXPECT_EQ(caseless("ＡＮＡ"), "ana");
    EXPECT_EQ(caseless("a\xe2\x80\x8dna"), "ana") << "a joiner that nobody sees";
}

TEST(Caseless, KeepsWhatDiffers) {
    EXPECT_NE(caseless("ana"), caseless("aña"));
    EXPECT_NE(caseless("lucja"), caseless("łucja"));
    EXPECT_EQ(caseless(""), "");
    EXPECT_EQ(caseless("\xff"
                       "A"),
              "\xff"
              "A")
        << "no UTF-8: as it is";
}

TEST(Caseless, DoneTwiceGivesTheSame) {
    for (unsigned code = 1; code < 0x110000; ++code) {
        if (code >= 0xd800 && code < 0xe000) continue;
        const std::string once = caseless(encoded(code));
        ASSERT_EQ(caseless(once), once) << code;
    }
}

TEST(WithoutMarks, LeavesTheLetters) {
    EXPECT_EQ(without_marks("¿Señor Pe\xcc\x81rez? Übung"), "¿Senor Perez? Ubung");
}

TEST(FirstCharacter, HasItsMarks) {
    EXPECT_EQ(first_character(""), "");
    EXPECT_EQ(first_character("añb"), "a");
    EXPECT_EQ(first_character("ñb"), "ñ");
    EXPECT_EQ(first_character("e\xcc\x81\xcc\x82x"), "e\xcc\x81\xcc\x82");
    EXPECT_EQ(first_character("👩\xe2\x80\x8d🚀!"), "👩\xe2\x80\x8d🚀");
    EXPECT_EQ(first_character("\xff\xfe"), "\xff");
    EXPECT_EQ(first_character("\xc3"), "\xc3");
}

TEST(Columns, AreTwoForWideCharactersAndNoneForMarks) {
    EXPECT_EQ(columns(""), 0U);
    EXPECT_EQ(columns("Ana"), 3U);
    EXPECT_EQ(columns("Peña"), 4U);
    EXPECT_EQ(columns("Pen\xcc\x83"
                      "a"),
              4U);
    EXPECT_EQ(columns("美咲"), 4U);
    EXPECT_EQ(columns("\xff?"), 2U);
}

// Else the boards and tables that we draw would not be as wide as they are counted.
TEST(Columns, AreOneForEverythingThatWeWrite) {
    for (const std::string file : {"en", "es"}) {
        std::ifstream lines(PARLOR_SOURCE "/texts/" + file + ".txt");
        std::size_t read = 0;
        for (std::string line; std::getline(lines, line); ++read) {
            for (std::string_view rest = line; !rest.empty();) {
                const std::string_view sign = first_character(rest);
                ASSERT_EQ(columns(sign), 1U) << line;
                rest.remove_prefix(sign.size());
            }
        }
        EXPECT_GT(read, 1000U);
    }
}

}  // namespace
}  // namespace parlor::unicode
