// SPDX-License-Identifier: MIT
#include "presentation/terminal/text_columns.h"

#include <gtest/gtest.h>

namespace parlor::terminal {
namespace {

using Lines = std::vector<std::string>;

TEST(TextColumns, APaddedNameIsAsWideAsItsColumn) {
    EXPECT_EQ(padded("Ana", 6), "Ana   ");
    EXPECT_EQ(padded("Peña", 6), "Peña  ");
    EXPECT_EQ(padded("Pen\xcc\x83"
                     "a",
                     6),
              "Pen\xcc\x83"
              "a  ");
    EXPECT_EQ(padded("美咲", 6), "美咲  ");
    for (const std::string_view name : {"Ana", "Peña", "美咲さんです", "👩👩👩👩"}) {
        EXPECT_EQ(columns_of(padded(name, 5)), 5U) << name;
    }
}

TEST(TextColumns, NoCharacterIsCutInTwo) {
    EXPECT_EQ(cut("Peña", 3), "Peñ");
    EXPECT_EQ(cut("美咲", 3), "美");
    EXPECT_EQ(cut("e\xcc\x81"
                  "a",
                  1),
              "e\xcc\x81");
    EXPECT_EQ(cut("Ana", 0), "");
    EXPECT_EQ(cut("Ana", 9), "Ana");
}

TEST(TextColumns, LinesAreBrokenAtBlanks) {
    EXPECT_EQ(wrapped("to be or not", 6), (Lines{"to be", "or not"}));
    EXPECT_EQ(wrapped("wonderful", 4), (Lines{"wond", "erfu", "l"}));
    EXPECT_EQ(wrapped("美咲さん です", 5), (Lines{"美咲", "さん", "です"}));
    EXPECT_EQ(wrapped("美咲", 1), (Lines{"美", "咲"})) << "wider than any line, and yet shown";
    EXPECT_EQ(wrapped(" ", 5), Lines{});
}

TEST(TextColumns, WithoutUnicodeThereAreLettersAndSigns) {
    EXPECT_EQ(folded("¿Señor? «ÁÉÍÓÚÜÑ» … – ’ → × ∞"), "Senor? \"AEIOUUN\" ... - ' -> x inf");
    EXPECT_EQ(folded("Lo\xcc\x81pez 美"), "Lopez ?");
}

}  // namespace
}  // namespace parlor::terminal
