// SPDX-License-Identifier: MIT
#include "games/zenda/rules/position.h"

#include <gtest/gtest.h>

namespace parlor::zenda {
namespace {

Position position_with_army(int pieces) {
    Position position;
    position.phase = Phase::Throwing;
    position.king = Spot::at(100);
    for (int i = 1; i <= pieces; ++i) position.army.add(Spot::at(i));
    return position;
}

// cites ZQ18
TEST(QuietTurns, MakeADrawAfterFortyTurnsOfEachSide) {
    const Position position = position_with_army(3);
    QuietTurns quiet;
    for (int i = 0; i < 79; ++i) quiet.count(position, position);
    EXPECT_FALSE(quiet.make_a_draw());
    quiet.count(position, position);
    EXPECT_TRUE(quiet.make_a_draw());
}

// cites ZQ18
TEST(QuietTurns, BeginAnewWithACapture) {
    QuietTurns quiet;
    for (int i = 0; i < 79; ++i) quiet.count(position_with_army(3), position_with_army(3));
    quiet.count(position_with_army(3), position_with_army(2));
    EXPECT_EQ(quiet.turns(), 0);
    EXPECT_FALSE(quiet.make_a_draw());
}

}  // namespace
}  // namespace parlor::zenda
