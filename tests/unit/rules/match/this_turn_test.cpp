// SPDX-License-Identifier: MIT
// A turn without the record before it: what is tried there comes out as it would at the table.
#include <gtest/gtest.h>

#include "base/random.h"
#include "games/games.h"
#include "rules/match/dice.h"

namespace parlor::match {
namespace {

void expect_alike(const Match& one, const Match& other) {
    EXPECT_EQ(one.due(), other.due());
    EXPECT_EQ(one.side(), other.side());
    EXPECT_EQ(one.seats(), other.seats());
    EXPECT_EQ(one.awaited(), other.awaited());
    EXPECT_EQ(one.standing_text(), other.standing_text());
    EXPECT_EQ(one.thrown_text(), other.thrown_text());
    EXPECT_EQ(one.made_texts(), other.made_texts());
    EXPECT_EQ(one.choice_texts(), other.choice_texts());
    EXPECT_EQ(one.may_hand_over(one.seat()), other.may_hand_over(one.seat()));
    EXPECT_EQ(one.result_text(), other.result_text());
}

// Whatever is due, steps drawn at random.
void act(Match& match, Dice& dice, base::Random& random) {
    const auto choices = match.choice_texts();
    if (match.due() == Due::Throw) {
        ASSERT_TRUE(match.throw_dice(dice.cast()));
    } else if (match.due() == Due::Confirm) {
        ASSERT_TRUE(match.confirm());
    } else if (match.may_hand_over(match.seat()) && random.below(4) == 0) {
        ASSERT_TRUE(match.hand_over(match.seat()));
    } else {
        const auto chosen = random.below(static_cast<std::uint32_t>(choices.size()));
        ASSERT_TRUE(match.make(choices[chosen]));
    }
}

void play_beside(const std::string& game, const std::string& seats) {
    Dice dice({3, 0}, games::of(game).dice());
    auto opened = games::begin({game, seats, {}}, [&] { return dice.cast(); });
    ASSERT_TRUE(opened);
    Match& match = **opened;
    for (std::uint64_t i = 0; match.due() != Due::Over; ++i) {
        const auto turn = match.this_turn();
        expect_alike(*turn, match);
        EXPECT_LE(turn->record().turns.size(), 1U);
        base::Random random(i);
        base::Random same_random(i);
        Dice same_dice = dice;
        act(match, dice, random);
        act(*turn, same_dice, same_random);
        expect_alike(*turn, match);
        if (testing::Test::HasFailure()) return;
    }
    expect_alike(*match.this_turn(), match);
}

TEST(ThisTurn, GoesOnLikeTheTable) {
    play_beside("pollyanna-1916", "br");
    play_beside("pollyanna-es+partners", "bgry");
    play_beside("zenda", "sz");
    play_beside("zenda", "maky");
}

}  // namespace
}  // namespace parlor::match
