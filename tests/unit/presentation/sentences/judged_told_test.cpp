// SPDX-License-Identifier: MIT
#include "presentation/sentences/judged_told.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace parlor::sentences {
namespace {

using language::Language;

// A turn that gives its side that luck, and gives that much away.
coach::JudgedTurn turn(std::size_t side, std::string thrown, double luck, double error = 0) {
    coach::JudgedTurn made;
    made.side = side;
    made.seat = side == 0 ? 'b' : 'r';
    made.thrown = std::move(thrown);
    made.luck = {side == 0 ? luck : -luck, side == 0 ? -luck : luck};
    made.error = error;
    made.before = {0.5, 0.5};
    made.best = {0.5 + made.luck[0], 0.5 + made.luck[1]};
    made.played = made.best;
    made.played[side] -= error;
    made.played[1 - side] += error;
    return made;
}

std::string told(std::vector<coach::JudgedTurn> turns, std::string_view result,
                 std::string_view reader, const Voice& voice = {Language::English}) {
    return game_told(voice, coach::summed_up({"b", "r"}, std::move(turns), result), reader);
}

TEST(GameTold, SaysWhoWonAndWhatDecidedIt) {
    const std::vector lucky{turn(0, "3-1", 0.01), turn(1, "6-6", 0.45)};
    EXPECT_EQ(
        told(lucky, "=r", "r"),
        "You won with the help of the dice; the turning point came in turn 2, when you rolled "
        "6-6.");
    EXPECT_EQ(
        told(lucky, "=r", "b"),
        "Red won with the help of the dice; the turning point came in turn 2, when Red rolled "
        "6-6.");
    const std::vector poor{turn(0, "2-1", -0.2)};
    EXPECT_EQ(told(poor, "=r", "b"),
              "Red won by better play; the turning point came in turn 1, when you "
              "rolled only 2-1.");
    const std::vector mistake{turn(0, "2-1", 0, 0.3), turn(1, "6-5", 0.06)};
    EXPECT_EQ(
        told(mistake, "=r", ""),
        "Red won by better play; the turning point came in turn 1, when Blue made a mistake.");
    EXPECT_EQ(told(mistake, "=r", "b"),
              "Red won by better play; the turning point came in turn 1, when you made a mistake.");
    EXPECT_EQ(told({turn(0, "6-6", 0.7)}, "=b", "b"),
              "You won because the dice made up for your mistakes; the turning point came in turn "
              "1, when you rolled 6-6.");
    EXPECT_EQ(told({turn(0, "2-1", -0.3)}, "=b", ""), "Blue won in spite of poor dice.");
}

TEST(GameTold, SpeaksSpanishAndNames) {
    const std::vector mistake{turn(0, "2-1", 0, 0.3)};
    EXPECT_EQ(told(mistake, "=r", "b", {Language::Spanish, "", {{'r', "Ana"}}}),
              "Ganó Ana (Rojo) por jugar mejor; el momento decisivo fue el turno 1, cuando te "
              "equivocaste.");
}

TEST(GameTold, TellsOnlyOfLuckWithoutAWinner) {
    const std::vector lucky{turn(1, "6-6", 0.23)};
    EXPECT_EQ(told(lucky, "draw", "b"), "A draw, though the dice were against you.");
    EXPECT_EQ(told(lucky, "draw", ""), "A draw. The dice favoured Red.");
    EXPECT_EQ(told(lucky, "", "b"), "So far the dice have been against you.");
    EXPECT_EQ(told(lucky, "", ""), "So far the dice have favoured Red.");
}

TEST(LuckTold, HasPlainWords) {
    const Voice voice{Language::English};
    EXPECT_EQ(luck_told(voice, 0.75), "very lucky");
    EXPECT_EQ(luck_told(voice, 0.3), "lucky");
    EXPECT_EQ(luck_told(voice, 0.11), "a little lucky");
    EXPECT_EQ(luck_told(voice, -0.04), "neither lucky nor unlucky");
    EXPECT_EQ(luck_told(voice, -0.11), "a little unlucky");
    EXPECT_EQ(luck_told(voice, -0.5), "unlucky");
    EXPECT_EQ(luck_told(voice, -0.9), "very unlucky");
    EXPECT_EQ(luck_told({Language::Spanish}, 0.11), "un poco de suerte");
}

}  // namespace
}  // namespace parlor::sentences
