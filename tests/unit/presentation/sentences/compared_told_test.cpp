// SPDX-License-Identifier: MIT
#include "presentation/sentences/compared_told.h"

#include <gtest/gtest.h>

namespace parlor::sentences {
namespace {

using Reasons = std::vector<coach::Reason>;

using language::Language;

const Reasons reasons{{"compare.holds_more", {"2"}, "r"}, {"compare.safer", {"6", "16"}}};

TEST(ComparedTold, NamesPeopleAndSpeaksToNobody) {
    Voice voice{Language::English, "", {{'r', "Ana"}}};
    EXPECT_EQ(compared_told(voice, reasons),
              "holds 2 of Ana (Red)'s pieces behind a Blockade; "
              "only 6 of 36 rolls can hit a piece, not 16");
    voice.names_colours = false;
    EXPECT_EQ(compared_told(voice, Reasons{{"compare.captures", {}, "r"}}), "captures Ana's piece");
    EXPECT_EQ(compared_told(voice, Reasons{{"compare.captures_several", {"2"}, "ry"}}),
              "captures 2 rival pieces");
    EXPECT_EQ(compared_told(voice, {}), "");
}

TEST(ComparedTold, HasTheWordsOfAnEdition) {
    EXPECT_EQ(compared_told({.language = Language::Spanish, .edition = "poleana"}, reasons),
              "detiene 2 presos de Rojo detrás de una torre; "
              "un preso corre peligro con solo 6 de 36 tiros, no con 16");
    EXPECT_EQ(compared_told({.language = Language::Spanish, .edition = "pollyanna-es"},
                            Reasons{{"compare.turnout", {}}}),
              "pone una pieza a salvo en un Desviadero");
}

}  // namespace
}  // namespace parlor::sentences
