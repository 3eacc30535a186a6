// SPDX-License-Identifier: MIT
#include "presentation/sentences/judged_told.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>
#include <vector>

namespace parlor::sentences {
namespace {

using language::Language;

// Red was lucky; Blue gave away each of `errors`.
coach::JudgedGame judged(std::string_view result, std::initializer_list<double> errors = {0.091},
                         double luck_of_red = 0.23) {
    coach::JudgedTurn lucky;
    lucky.side = 1;
    lucky.luck = {-luck_of_red, luck_of_red};
    std::vector<coach::JudgedTurn> turns{lucky};
    for (const double error : errors) {
        turns.emplace_back().luck = {0, 0};
        turns.back().error = error;
    }
    return coach::summed_up({"b", "r"}, std::move(turns), result);
}

TEST(GameTold, SpeaksToItsReader) {
    const Voice voice{Language::English};
    EXPECT_EQ(game_told(voice, judged("=r"), "b"),
              "Red won: the dice were against you. You made one blunder.");
    EXPECT_EQ(game_told(voice, judged("=b"), "b"),
              "You won, though the dice were against you. You made one blunder.");
    EXPECT_EQ(game_told(voice, judged("draw"), "b"),
              "A draw, though the dice were against you. You made one blunder.");
    EXPECT_EQ(game_told(voice, judged(""), "b"),
              "So far the dice have been against you. You made one blunder.");
    EXPECT_EQ(game_told(voice, judged("=b"), "r"),
              "Blue won, though the dice favoured you. You made no mistakes worth showing.");
}

TEST(GameTold, AddressesNobody) {
    const Voice voice{Language::English, "", {{'r', "Ana"}}};
    EXPECT_EQ(game_told(voice, judged("=r"), ""),
              "Ana (Red) won, with the better dice. Ana (Red) made no mistakes worth showing.");
    EXPECT_EQ(game_told(voice, judged("=b"), ""),
              "Blue won, in spite of poor dice. Blue made one blunder.");
    EXPECT_EQ(game_told(voice, judged("draw"), ""),
              "A draw. The dice favoured Ana (Red). Ana (Red) made no mistakes worth showing.");
    EXPECT_EQ(game_told(Voice{Language::Spanish}, judged("=r"), "b"),
              "Ganó Rojo: los dados estuvieron en tu contra. Cometiste un error grave.");
}

TEST(GameTold, WeighsMistakes) {
    const Voice voice{Language::English};
    const auto told = [&](std::string_view result, std::initializer_list<double> errors) {
        return game_told(voice, judged(result, errors, 0.01), "b");
    };
    EXPECT_EQ(told("=r", {0.3, 0.25}),
              "Red won, and the dice were even. 2 blunders cost you the game.");
    EXPECT_EQ(told("=r", {0.6}), "Red won, and the dice were even. One blunder cost you the game.");
    EXPECT_EQ(told("=r", {0.3, 0.1}), "Red won, and the dice were even. You made 2 blunders.");
    EXPECT_EQ(told("=b", {0.3, 0.25}), "You won, and the dice were even. You made 2 blunders.");
    EXPECT_EQ(told("=b", {0.02, 0.03}),
              "You won, and the dice were even. You made 2 small mistakes.");
    EXPECT_EQ(told("=b", {0.02, 0.001}),
              "You won, and the dice were even. You made one small mistake.");
}

}  // namespace
}  // namespace parlor::sentences
