// SPDX-License-Identifier: MIT
// How a new chain of another device comes into the dice of a table, and how tables of older schemes
// go on.
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

TEST(AnotherDevice, LaysDownANewTipThatCountsAfterSomebodyElsesLink) {
    Scene scene = two_people();
    base::Random random(7);
    scene.play_until(random, 'b', Due::Throw);
    const std::string shaken = scene.state().shaken;
    EXPECT_EQ(scene.ask("ben", Renew{scene.table().played(), 'r', scene.tip('r')}),
              "not_your_turn");
    EXPECT_EQ(scene.ask("ana", Renew{scene.table().played(), 'b', "1"}), "bad_tip");
    const std::string tip = scene.tip('b');
    EXPECT_EQ(scene.ask("ana", Renew{scene.table().played(), 'b', tip}), "");
    EXPECT_EQ(scene.state().shaken, shaken) << "the tip waits for a link of ben";
    EXPECT_EQ(scene.link_due('b'), "");
    EXPECT_EQ(scene.ask("ana", Renew{scene.table().played(), 'b', tip}), "bad_link");
    scene.play_until(random, 'r', Due::Throw);
    EXPECT_EQ(scene.link_due('b'), "");
    scene.act(random);
    // It counts now. Ben's device gives the next link, for the end of the turn.
    EXPECT_EQ(scene.link_due('b'), tip);
    scene.play(random);
    EXPECT_NE(tag(scene, "folded").find("+bBB"), std::string::npos) << tag(scene, "folded");
    scene.check_dice();
    scene.check_fold();
}

TEST(AnotherDevice, CountsAtOnceWhereNobodyElseIsAtTheTable) {
    Scene scene(plan_of("pollyanna-1916", "b r=simple"));
    scene.sit("ana", "b");
    base::Random random(8);
    scene.play_until(random, 'b', Due::Throw);
    const std::string tip = scene.tip('b');
    EXPECT_EQ(scene.ask("ana", Renew{scene.table().played(), 'b', tip}), "");
    EXPECT_EQ(scene.link_due('b'), tip);
    scene.play(random);
    EXPECT_NE(tag(scene, "folded").find("+bb"), std::string::npos);
    scene.check_dice();
}

// Both seats are hers, and both chains are lost.
TEST(AnotherDevice, OfSomebodyWhoPlaysBothSidesIsNotShutOut) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    scene.sit("ana", "br");
    base::Random random(9);
    for (const char seat : {'b', 'r'}) {
        scene.play_until(random, seat, Due::Throw);
        EXPECT_EQ(scene.ask("ana", Renew{scene.table().played(), seat, scene.tip(seat)}), "");
    }
    EXPECT_NE(scene.link_due('r'), "");
    scene.play(random);
    scene.check_dice();
}

// The server knows a link as soon as it is sent, so only the end of a turn takes one.
TEST(Links, AreRefusedWithAPlayThatDoesNotEndTheTurn) {
    Scene scene(plan_of("zenda", "m a z"));
    scene.sit("ana", "m");
    scene.sit("bea", "a");
    scene.sit("ben", "z");
    base::Random random(3);
    scene.play_until_shared(random);
    const char mine = scene.acting("ana");
    std::string step;
    for (const std::string& each : scene.match().choice_texts()) {
        if (scene.match().maker_of(each) == mine) step = each;
    }
    ASSERT_NE(step, "");
    const Seq at = scene.table().played();
    ASSERT_NE(scene.link(mine), "");
    EXPECT_EQ(scene.ask_as_is("ana", Play{at, step, scene.link(mine)}), "bad_link");
    EXPECT_EQ(scene.ask_as_is("ana", Play{at, step}), "");
}

// The player who reveals last could learn how the game would begin.
TEST(Opening, IsNotTriedAgainAndAgain) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    sit(scene, "ana", 'b');
    for (int i = 0; i < 2; ++i) {
        sit(scene, "ben", 'r');
        EXPECT_EQ(scene.ask("ana", Reveal{scene.table().played(), 'b', scene.link('b')}), "");
        EXPECT_EQ(scene.ask("ben", Stand{'r'}), "");
    }
    EXPECT_EQ(scene.ask("ben", Sit{'r', "Ben", scene.tip('r')}), "voided_enough");
    EXPECT_EQ(scene.table().transcript().voided, 2U);
    EXPECT_EQ(scene.ask("ana", Fill{"simple"}), "");
    scene.reveal();
    EXPECT_EQ(tag(scene, "voided"), "2");
    base::Random random(1);
    scene.play(random);
    scene.check_dice();
    scene.check_fold();
}
// No player had revealed a link: nothing was known.
TEST(Opening, ThatNobodyHasSeenIsNotVoided) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    sit(scene, "ana", 'b');
    for (int i = 0; i < 5; ++i) {
        sit(scene, "ben", 'r');
        EXPECT_EQ(scene.ask("ben", Stand{'r'}), "");
    }
    EXPECT_EQ(scene.table().transcript().voided, 0U);
}
// A device whose first link was refused as too late has spent it.
TEST(Opening, LetsADeviceLayDownANewChainForItsSeat) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    sit(scene, "ana", 'b');
    sit(scene, "ben", 'r');
    EXPECT_EQ(scene.ask("cid", Sit{'b', "Cid", scene.tip('b')}), "seat_taken");
    const std::string tip = scene.tip('b');
    EXPECT_EQ(scene.ask("ana", Sit{'b', "Ana", tip}), "");
    EXPECT_EQ(scene.link_due('b'), tip);
    scene.reveal();
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    base::Random random(1);
    scene.play(random);
    scene.check_dice();
    scene.check_fold();
}

// A table that an older program has made goes on as it was, with its chains.
TEST(OlderTables, GoOnWithTheirChains) {
    Scene scene(plan_of("pollyanna-1916", "b g r"), 7, with_older_chains);
    scene.sit("ana", "b");
    scene.sit("cid", "g");
    scene.sit("ben", "r");
    base::Random random(10);
    scene.play_until(random, 'b', Due::Throw);
    EXPECT_EQ(scene.ask("ana", Renew{scene.table().played(), 'b', scene.tip('b')}), "");
    scene.play_until(random, 'r', Due::Step);
    scene.missing = {"ben"};
    EXPECT_EQ(scene.ask("ana", Replace{'r'}), "");
    scene.play(random, 12);
    EXPECT_EQ(scene.ask("ben", Return{'r'}), "");
    scene.play(random);
    const std::string folded = tag(scene, "folded");
    EXPECT_NE(folded.find("--+bg"), std::string::npos) << folded;
    EXPECT_EQ(folded.find_first_of("()BGR"), std::string::npos) << folded;
    EXPECT_EQ(tag(scene, "dice"), "parlor-dice-2");
    scene.check_dice();
    scene.check_fold();
}

// Or with seeds, if it is older still.
TEST(OlderTables, GoOnWithTheirSeeds) {
    Scene scene(plan_of("zenda", "s z"), 7, with_seeds);
    sit(scene, "ana", 's');
    sit(scene, "ben", 'z');
    ASSERT_EQ(scene.table().phase(), Phase::Playing);
    EXPECT_EQ(tag(scene, "dice"), "parlor-dice-1");
    EXPECT_EQ(scene.state().shaken, "");
    base::Random random(10);
    scene.play(random, 12);
    EXPECT_EQ(scene.ask("ana", Renew{scene.table().played(), 's', scene.tip('s')}),
              scene.awaited() == "ana" ? "bad_link" : "not_your_turn");
    EXPECT_EQ(scene.ask("ana", Resign{'s'}), "");
    EXPECT_EQ(tag(scene, "folded"), "");
    scene.check_dice();
    scene.check_fold();
}

}  // namespace
}  // namespace parlor::tables
