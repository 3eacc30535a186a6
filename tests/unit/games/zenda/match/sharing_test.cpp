// SPDX-License-Identifier: MIT
// Three and four players: partners play a throw in any order, each with their own pieces.
#include <gtest/gtest.h>

#include "base/random.h"
#include "games/zenda/match/match.h"
#include "support/zenda_boards.h"

namespace parlor::match {
namespace {

using namespace zenda;

// A throw, or the setting up, that several hands play.
zenda::Match shared(Division division, const std::string& position,
                    std::string_view board = "lane") {
    const Board& on = tests::small_board(board).board;
    const auto read = parse_position(on, "zenda " + position);
    EXPECT_TRUE(read) << position;
    zenda::Match match(on, read->position, {.division = division});
    if (read->thrown) EXPECT_TRUE(match.throw_dice(*read->thrown));
    return match;
}

std::string refusal(const base::Expected<std::string, Refused>& made) {
    return made ? "none" : made.error().reason;
}

std::string choices(const Match& match) {
    std::string all;
    for (const std::string& each : match.choice_texts()) all += (all.empty() ? "" : " ") + each;
    return all;
}

// cites Z29 ZQ17
TEST(Sharing, OfTwoPlayersThereIsNone) {
    zenda::Match match = shared(Division::Two, "k:1 y:- m:10 a:20 s 6-6-1");
    EXPECT_EQ(match.seats(), "s");
    EXPECT_EQ(choices(match), "m:10/4 m:10/16 a:20/14 a:20/26 m:10/9 m:10/11 a:20/19 a:20/21");
    EXPECT_FALSE(match.may_hand_over('s'));
}

// Black Michael outside, 6-6-1: he takes none of the dice, or some, or all; the army has the rest,
// one each.
// cites ZT28 Z27 ZQ17
TEST(Sharing, OfThreeEitherMayBeginAndTheyMayAlternate) {
    const std::string from = "k:1 y:- m:10 a:18,20,22 s 6-6-1";
    for (const std::string_view play :
         {"a:18/12 a:20/14 a:22/21", "m:10/4 a:18/12 a:22/21", "a:22/21 m:10/4 a:18/12",
          "a:18/12 m:10/11 a:20/14", "m:10/4 m:4/3 a:18/12", "m:10/4 m:4/3 m:3/9",
          "m:10/9 a:18/12 m:9/3"}) {
        zenda::Match match = shared(Division::Three, from);
        EXPECT_EQ(match.seats(), "ma");
        EXPECT_TRUE(match.play(play)) << play;
    }
    zenda::Match match = shared(Division::Three, from);
    ASSERT_TRUE(match.make("a:22/21"));
    EXPECT_EQ(refusal(match.make("a:21/15")), "army_one_die");
}

// cites Z27 ZQ17
TEST(Sharing, OfThreeLeavesZendaWhole) {
    zenda::Match match = shared(Division::Three, "k:9 y:12 m:20 a:- z 2-2-2");
    EXPECT_EQ(match.seats(), "z");
    EXPECT_EQ(choices(match), "k:9/7 k:9/11 y:12/10 y:12/14");
    EXPECT_FALSE(match.may_hand_over('z'));
}

// A yellow piece opens the hole and goes on; the King slips through in the same throw.
// cites ZT29 Z28 ZQ17
TEST(Sharing, OfFourTheKingMayFollowAYellowPiece) {
    zenda::Match match = shared(Division::Four, "k:7 y:8 m:- a:10,19 z 3-2-1", "gate");
    EXPECT_EQ(match.seats(), "ky");
    EXPECT_EQ(refusal(match.make("k:7/20")), "way_blocked");
    EXPECT_TRUE(match.make_all("y:8/10* y:10/12"));
    EXPECT_EQ(match.seats(), "ky") << "with the 3 either may go on";
    EXPECT_TRUE(match.play("k:7/20"));
    EXPECT_EQ(match.result_text(), "=z");
}

// Boxed in by the army, Black Michael is freed by its first step; the army may still go on.
// cites ZQ17
TEST(Sharing, FreeingAPartnerTakesNothingFromOneself) {
    zenda::Match match = shared(Division::Three, "k:1 y:- m:20 a:19,21 s 3-2-1");
    EXPECT_EQ(match.seats(), "a");
    EXPECT_FALSE(match.may_hand_over('a')) << "to nobody who could play";
    ASSERT_TRUE(match.make("a:19/16"));
    EXPECT_EQ(match.seats(), "ma");
    EXPECT_TRUE(match.copy()->make("m:20/18"));
    EXPECT_TRUE(match.make("a:21/23"));
}

// cites Z10 ZQ17
TEST(Sharing, IsOverForWhoCanPlayNothing) {
    EXPECT_EQ(shared(Division::Three, "k:1 y:- m:- a:20 s 6-6-1").seats(), "a");
    EXPECT_EQ(shared(Division::Four, "k:9 y:- m:20 a:- z 2-2-2").seats(), "k");
    // Held to one die on Streslau's spots.
    zenda::Match tied = shared(Division::Three, "k:1 y:- m:17 a:20,25 s 5-2-1");
    EXPECT_EQ(tied.seats(), "ma");
    ASSERT_TRUE(tied.make("m:17/12"));
    EXPECT_EQ(tied.seats(), "a");
}

// ZQ1 binds the side, not the hand: no player may take dice so that the partner's are lost.
// cites ZQ1 ZQ17
TEST(Sharing, KeepsToTheLawOfTheThrowTogether) {
    zenda::Match match = shared(Division::Three, "k:1 y:3 m:25 a:26 s 5-5-2");
    EXPECT_EQ(choices(match), "m:25/20") << "on 23 he would bar both fives";
    ASSERT_TRUE(match.make("m:25/20"));
    EXPECT_EQ(choices(match), "a:26/21 a:26/24");
}

// cites ZQ17
TEST(Sharing, OverLeavesTheRestToThePartnerAndIsTakenBack) {
    zenda::Match match = shared(Division::Three, "k:1 y:- m:10 a:18,20,22 s 6-6-1");
    EXPECT_EQ(match.awaited(), "ma");
    ASSERT_TRUE(match.hand_over('m'));
    EXPECT_EQ(match.said_over(), 'm');
    EXPECT_EQ(match.awaited(), "a");
    EXPECT_EQ(match.seats(), "ma") << "he may still change his mind";
    EXPECT_FALSE(match.may_hand_over('m'));
    EXPECT_FALSE(match.may_hand_over('a')) << "it was handed over just now";
    EXPECT_EQ(*match.undo(), "m:over");
    EXPECT_EQ(match.awaited(), "ma");
    ASSERT_TRUE(match.make_all("m:over a:18/12"));
    EXPECT_EQ(match.awaited(), "a");
    ASSERT_TRUE(match.make("m:10/11"));
    EXPECT_EQ(match.said_over(), '\0') << "a step takes it back";
    EXPECT_EQ(match.play_text(), "m:over a:18/12 m:10/11");
}

// cites ZQ17
TEST(Sharing, OverIsAnsweredByOverOnceAStepIsMade) {
    zenda::Match match = shared(Division::Three, "k:1 y:- m:10 a:18,20,22 s 6-6-1");
    ASSERT_TRUE(match.make_all("a:over m:10/11"));
    EXPECT_EQ(match.awaited(), "m");
    ASSERT_TRUE(match.hand_over('m'));
    EXPECT_EQ(match.awaited(), "a");
}

// Dice that only who has said `over` can play are theirs all the same.
// cites ZQ17
TEST(Sharing, OverEndsWhereThePartnerCanPlayNoMore) {
    zenda::Match match = shared(Division::Three, "k:1 y:- m:10 a:20 s 6-6-1");
    ASSERT_TRUE(match.make_all("m:over a:20/14"));
    EXPECT_EQ(match.said_over(), 'm');
    EXPECT_EQ(match.awaited(), "m");
    EXPECT_EQ(choices(match), "m:10/4 m:10/9 m:10/11") << "the 6 upwards is barred";
}

// cites ZQ16 ZQ17 Z2 Z27
TEST(Sharing, SetsUpTheLargePieceFirst) {
    zenda::Match match = shared(Division::Three, "k:- y:- m:- a:17,18,19,20,21,22,23 s set");
    EXPECT_EQ(match.seats(), "m");
    EXPECT_EQ(choices(match), "m:-/24 m:-/25");
    EXPECT_EQ(refusal(match.make("a:-/24")), "not_your_hand");
    ASSERT_TRUE(match.hand_over('m'));
    EXPECT_EQ(match.seats(), "a");
    EXPECT_EQ(choices(match), "a:-/24 a:-/25");
    ASSERT_TRUE(match.make("a:-/25"));
    EXPECT_EQ(choices(match), "m:-/24");
    zenda::Match zenda = shared(Division::Four, "k:- y:- m:25 a:17,18,19,20,21,22,23,24 z set");
    EXPECT_EQ(zenda.seats(), "k");
    ASSERT_TRUE(zenda.make("k:-/3"));
    EXPECT_EQ(choices(zenda), "y:-/2 y:-/4");
}

// Either partner may throw, and end a turn in which nothing could be played; a turn that was played
// is ended by who played last.
// cites ZQ17
TEST(Sharing, ThrowsAndEndsTheTurnTogether) {
    zenda::Match match = shared(Division::Three, "k:1 y:- m:10 a:20 s ?");
    EXPECT_EQ(match.seats(), "ma");
    zenda::Match stuck = shared(Division::Four, "k:1 y:2 m:- a:3,4 z 6-6-6");
    EXPECT_EQ(stuck.due(), Due::Confirm);
    EXPECT_EQ(stuck.seats(), "ky");
    ASSERT_TRUE(match.throw_dice("6-6-1"));
    ASSERT_TRUE(match.make_all("a:20/14 m:10/4 m:4/3"));
    EXPECT_EQ(match.due(), Due::Confirm);
    EXPECT_EQ(match.seats(), "m");
}

// cites ZQ5
TEST(Sharing, AnotherPieceMayStepBetweenTwoDiceOfALargeOne) {
    zenda::Match match = shared(Division::Two, "k:9 y:10 m:- a:24 z 2-1-1", "loop");
    EXPECT_EQ(refusal(match.make("k:9/15")), "way_blocked");
    EXPECT_TRUE(match.play("y:10/11 k:9/15 y:11/10"));
}

// Where roads cross as well: 10 joins four of them.
// cites ZQ7 Z18
TEST(Sharing, EveryOccupiedSpotStopsOnWhateverRoad) {
    for (const std::string_view across : {"k:9/13", "k:9/15", "k:9/11"}) {
        zenda::Match match = shared(Division::Two, "k:9 y:10 m:- a:24 z 2-2-2", "loop");
        EXPECT_EQ(refusal(match.make(across)), "way_blocked") << across;
    }
}

// However they share it: a partner has something to do until the side has nothing, and the same
// plays come about as for two players.
// cites ZQ17
TEST(Sharing, NeverStopsBeforeTheThrowIsPlayed) {
    base::Random random(5);
    const std::vector<std::string> positions{
        "k:6 y:5,10 m:7 a:8,12,19 s", "k:6 y:5,10 m:7 a:8,12,19 z", "k:9 y:8 m:- a:6,7,10 z",
        "k:2 y:6,11 m:20 a:18,12,21 s", "k:1 y:8 m:10 a:11,12,13,14,15,16 s"};
    for (int round = 0; round < 300; ++round) {
        const Division division = all_divisions[1 + random.below(2)];
        const std::string from = positions[random.below(5)] + " " + text(Throw::by(random));
        zenda::Match match = shared(division, from, "gate");
        zenda::Match two = shared(Division::Two, from, "gate");
        while (match.due() == Due::Step) {
            ASSERT_EQ(match.choice_texts(), two.choice_texts());
            const std::string awaited = match.awaited();
            ASSERT_FALSE(awaited.empty());
            if (match.may_hand_over(awaited.back()) && random.below(3) == 0) {
                ASSERT_TRUE(match.hand_over(awaited.back()));
                ASSERT_NE(match.awaited(), awaited);
            } else {
                const auto all = match.choice_texts();
                const auto step = all[random.below(static_cast<std::uint32_t>(all.size()))];
                ASSERT_NE(match.seats().find(match.maker_of(step)), std::string::npos);
                ASSERT_TRUE(match.make(step) && two.make(step));
            }
        }
        ASSERT_TRUE(match.confirm() && two.confirm()) << from;
        ASSERT_EQ(match.position_text(), two.position_text());
    }
}

}  // namespace
}  // namespace parlor::match
