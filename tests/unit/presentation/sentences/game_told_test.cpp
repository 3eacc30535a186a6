// SPDX-License-Identifier: MIT
#include "presentation/sentences/game_told.h"

#include <gtest/gtest.h>

namespace parlor::sentences {
namespace {

using language::Language;

coach::JudgedGame judged(std::string_view result) {
    coach::JudgedTurn lucky;
    lucky.side = 1;
    lucky.luck = {-0.23, 0.23};
    coach::JudgedTurn wrong;
    wrong.luck = {0, 0};
    wrong.error = 0.091;
    return coach::summed_up({"b", "r"}, {lucky, wrong}, result);
}

TEST(GameTold, SpeaksToWhoeverReadsIt) {
    const Voice voice{Language::English};
    EXPECT_EQ(game_told(voice, judged("=r"), "b"),
              "Red won, with dice worth +23 %; your plays gave away 9 %.");
    EXPECT_EQ(game_told(voice, judged("=b"), "b"),
              "You won, with dice worth -23 %; your plays gave away 9 %.");
    EXPECT_EQ(game_told(voice, judged("draw"), "b"),
              "A draw: your dice were worth -23 %, your plays gave away 9 %.");
    EXPECT_EQ(game_told(voice, judged(""), "b"),
              "So far your dice were worth -23 %, and your plays gave away 9 %.");
}

TEST(GameTold, SpeaksToNobodyInParticular) {
    const Voice voice{Language::English, "", {{'r', "Ana"}}};
    EXPECT_EQ(game_told(voice, judged("=r"), ""),
              "Ana (Red) won, with dice worth +23 % and plays that gave away 0 %.");
    EXPECT_EQ(game_told(voice, judged("draw"), ""),
              "A draw: the dice were worth +23 % to Ana (Red), whose plays gave away 0 %.");
    EXPECT_EQ(game_told(voice, judged(""), ""),
              "So far the dice were worth +23 % to Ana (Red), whose plays gave away 0 %.");
    EXPECT_EQ(game_told(Voice{Language::Spanish}, judged("=r"), "b"),
              "Ganó Rojo, con dados que valieron +23 %; tus jugadas regalaron 9 %.");
}

}  // namespace
}  // namespace parlor::sentences
