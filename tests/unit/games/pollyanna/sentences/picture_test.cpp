// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/words.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"
#include "support/positions.h"

namespace parlor::sentences {
namespace {

using language::Language;

using tests::position;

// Names of players are of no matter.
const Voice english{Language::English, "", {{'b', "Ana"}}, "dixie-1952"};
const Voice spanish{Language::Spanish, "", {{'b', "Ana"}}, "dixie-1952"};

TEST(PictureInWords, HasATitle) {
    const auto start =
        position("pollyanna-1951+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    EXPECT_EQ(picture_title(english, start), "Pollyanna, Track Pursuit Game, with partners");
    EXPECT_EQ(picture_title(spanish, start), "Pollyanna, Track Pursuit Game, por parejas");
}

TEST(PictureInWords, TellsWherePiecesStandAndWhoIsToThrow) {
    const auto busy = position("dixie-1952 b:12,12,B3,b4 g:- r:w,51,51,h y:- r ?");
    EXPECT_EQ(picture_description(english, busy),
              "Blue: 12, 12, B3, b4. Red: waiting, 51, 51, DIXIE. Red is to roll.");
    EXPECT_EQ(picture_description(spanish, busy),
              "Azul: 12, 12, B3, b4. Rojo: en espera, 51, 51, en DIXIE. Le toca tirar a Rojo.");
}

TEST(PictureInWords, TellsWhoHasWon) {
    const auto alone = position("pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b");
    EXPECT_TRUE(picture_description(english, alone).ends_with("waiting. Blue has won."));
    EXPECT_TRUE(picture_description(spanish, alone).ends_with("en espera. Ganó Azul."));
    const auto together =
        position("pollyanna-1951+partners b:h,h,h,h g:w,w,w,w r:h,h,h,h y:w,w,w,w =br");
    EXPECT_TRUE(picture_description(english, together).ends_with(". Blue and Red have won."));
    EXPECT_TRUE(picture_description(spanish, together).ends_with(". Ganaron Azul y Rojo."));
}

}  // namespace
}  // namespace parlor::sentences
