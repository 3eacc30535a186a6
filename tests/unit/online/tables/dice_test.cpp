// SPDX-License-Identifier: MIT
// How the links of devices come into the dice of a table: at the opening, with throws and ends of
// turns, after plays were taken back, and from another device.
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

std::string tag(const Scene& scene, std::string_view name) {
    const auto record = game::read(scene.table().record());
    const auto found = std::ranges::find(record->others, name, &game::Tag::name);
    return found == record->others.end() ? "" : found->value;
}

Scene two_people() {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    scene.sit("ana", "b");
    scene.sit("ben", "r");
    return scene;
}

// Sits without revealing anything.
void sit(Scene& scene, const PlayerId& by, char seat) {
    ASSERT_EQ(scene.ask(by, Sit{seat, by, scene.tip(seat)}), "");
}

TEST(Opening, WaitsForALinkOfEveryDevice) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    sit(scene, "ana", 'b');
    EXPECT_EQ(scene.link_due('b'), "");
    EXPECT_EQ(scene.awaited(), "");
    sit(scene, "ben", 'r');
    EXPECT_TRUE(scene.table().is_opening());
    EXPECT_EQ(scene.table().awaited(), (std::vector<PlayerId>{"ana", "ben"}));
    const Seq at = scene.table().played();
    EXPECT_EQ(scene.ask("ben", Reveal{at, 'r', scene.link('r')}), "");
    EXPECT_EQ(scene.table().awaited(), std::vector<PlayerId>{"ana"});
    EXPECT_EQ(scene.table().played(), at);
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'b', scene.link('b')}), "");
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    scene.check_fold();
}

TEST(Opening, RefusesWhatIsNotTheLink) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    sit(scene, "ana", 'b');
    EXPECT_EQ(scene.ask("ana", Reveal{scene.table().played(), 'b', hex_of('1')}), "bad_link");
    sit(scene, "ben", 'r');
    const Seq at = scene.table().played();
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'b', hex_of('1')}), "bad_link");
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'b', ""}), "bad_link");
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'b', scene.link('r')}), "bad_link");
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'r', scene.link('r')}), "not_your_seat");
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'x', scene.link('b')}), "unknown_seat");
    EXPECT_EQ(scene.ask("ana", Reveal{at - 1, 'b', scene.link('b')}), "stale");
    const std::string link = scene.link('b');
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'b', link}), "");
    EXPECT_EQ(scene.ask("ana", Reveal{at, 'b', link}), "bad_link");
}

// Else whoever sits down anew could try chains against a link that is known.
TEST(Opening, VoidsLinksThatSomebodySawBeforeSittingDown) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    sit(scene, "ana", 'b');
    sit(scene, "ben", 'r');
    const std::string first = scene.link('b');
    EXPECT_EQ(scene.ask("ana", Reveal{scene.table().played(), 'b', first}), "");
    EXPECT_EQ(scene.ask("ben", Stand{'r'}), "");
    EXPECT_EQ(scene.ask("ana", Reveal{scene.table().played(), 'b', first}), "bad_link");
    sit(scene, "ben", 'r');
    EXPECT_EQ(scene.link_due('b'), first);
    scene.reveal();
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    EXPECT_TRUE(tag(scene, "tips").starts_with("b=" + first));
    base::Random random(1);
    scene.play(random);
    scene.check_dice();
    scene.check_fold();
}

TEST(Opening, TakesTheNewChainOfAPlayerWhoSitsDownAgain) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    sit(scene, "ana", 'b');
    sit(scene, "ben", 'r');
    EXPECT_EQ(scene.ask("ana", Reveal{scene.table().played(), 'b', scene.link('b')}), "");
    const std::string tip = scene.tip('b');
    EXPECT_EQ(scene.ask("ana", Sit{'b', "Ana", tip}), "");
    EXPECT_EQ(scene.link_due('b'), tip);
    scene.reveal();
    EXPECT_TRUE(tag(scene, "tips").starts_with("b=" + tip));
    EXPECT_EQ(tag(scene, "voided"), "1");
    scene.check_fold();
}

TEST(Opening, DoesNotWaitForEverForADeviceThatHasGone) {
    Scene scene(plan_of("pollyanna-1916", "b g r"));
    sit(scene, "ana", 'b');
    sit(scene, "ben", 'r');
    sit(scene, "cid", 'g');
    EXPECT_EQ(scene.ask("ana", Reveal{scene.table().played(), 'b', scene.link('b')}), "");
    EXPECT_EQ(scene.ask("ana", Replace{'r'}), "not_missing");
    scene.missing = {"ben"};
    EXPECT_EQ(scene.ask("dan", Replace{'r'}), "not_begun");
    EXPECT_EQ(scene.ask("ana", Replace{'r'}), "");
    EXPECT_FALSE(scene.table().sits("ben"));
    scene.reveal();
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    EXPECT_EQ(tag(scene, "players"), "b=human,g=human,r=careful");
    scene.check_fold();
}

TEST(Links, ComeWithEveryThrowAndEveryEndOfATurn) {
    Scene scene = two_people();
    base::Random random(3);
    scene.play(random, 5);
    EXPECT_EQ(scene.ask("ana", Resign{'b'}), "");
    const std::string folded = tag(scene, "folded");
    const auto turns = game::read(scene.table().record())->turns;
    ASSERT_EQ(turns.size(), 5U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(folded.substr(2 * i, 2), std::string(2, turns[i].seat));
    }
    scene.check_dice();
}

TEST(Links, AreRefusedWhereTheyAreNotTheNext) {
    Scene scene = two_people();
    base::Random random(3);
    scene.play_until(random, 'b', Due::Throw);
    const Seq at = scene.table().played();
    EXPECT_EQ(scene.ask("ana", Throw{at, hex_of('1')}), "bad_link");
    EXPECT_EQ(scene.ask("ana", Throw{at, scene.link_due('b')}), "bad_link");
    EXPECT_EQ(scene.ask("ana", Throw{at, scene.link('r')}), "bad_link");
    EXPECT_EQ(scene.refusal().part, "b");
    EXPECT_EQ(scene.ask("ana", Throw{at, scene.link('b')}), "");
    scene.play_until(random, 'b', Due::Confirm);
    EXPECT_EQ(scene.ask("ana", Confirm{scene.table().played(), hex_of('1')}), "bad_link");
}

// The record of a log whose server left a link out, or folded another.
TEST(Links, CannotBeLeftOutOfTheLog) {
    Scene scene = two_people();
    base::Random random(3);
    scene.play(random, 6);
    const auto load = [](const Events& log) {
        return Table::load("k3f9x2m7qa4c", secret_of(7), log).has_value();
    };
    EXPECT_TRUE(load(scene.log()));
    for (const std::string& other : {std::string(), hex_of('2')}) {
        for (std::size_t i = 0; i < scene.log().size(); ++i) {
            Events log = scene.log();
            auto* const thrown = std::get_if<Thrown>(&log[i].what);
            auto* const confirmed = std::get_if<Confirmed>(&log[i].what);
            if (thrown != nullptr) thrown->link = other;
            if (confirmed != nullptr) confirmed->link = other;
            if (thrown != nullptr || confirmed != nullptr) EXPECT_FALSE(load(log)) << i;
        }
    }
}

TEST(Links, AreNotWantedOfComputers) {
    Scene scene(plan_of("pollyanna-1916", "b g=simple r=simple"));
    scene.sit("ana", "b");
    base::Random random(4);
    scene.play(random);
    const std::string folded = tag(scene, "folded");
    EXPECT_NE(folded.find("bbGGRRbb"), std::string::npos) << folded;
    EXPECT_EQ(folded.find('g'), std::string::npos);
    scene.check_dice();
}

TEST(Links, StopWhileAComputerPlaysForSomebody) {
    Scene scene = two_people();
    base::Random random(5);
    scene.play_until(random, 'r', Due::Step);
    scene.missing = {"ben"};
    EXPECT_EQ(scene.ask("ana", Replace{'r'}), "");
    scene.let_be();
    scene.play(random, 8);
    EXPECT_EQ(scene.ask("ben", Return{'r'}), "");
    scene.play(random);
    const std::string folded = tag(scene, "folded");
    EXPECT_NE(folded.find("r(rR"), std::string::npos) << folded;
    EXPECT_NE(folded.find(")r"), std::string::npos) << folded;
    scene.check_dice();
    scene.check_fold();
}

// Otherwise a server that has seen the link could add notes before it until it likes the throw.
TEST(Links, AreStaleOnceAComputerTookOverMeanwhile) {
    Scene scene(plan_of("pollyanna-1916", "b g r"));
    for (const std::string who : {"bana", "gcarl", "rben"}) sit(scene, who.substr(1), who[0]);
    scene.reveal();
    base::Random random(5);
    scene.play_until(random, 'b', Due::Throw);
    const Throw sent{scene.table().played(), scene.link('b')};
    scene.missing = {"ben"};
    EXPECT_EQ(scene.ask("carl", Replace{'r'}), "");
    EXPECT_EQ(scene.ask_as_is("ana", sent), "stale");
    const Throw again{scene.table().played(), scene.link('b')};
    EXPECT_EQ(scene.ask("ben", Return{'r'}), "");
    EXPECT_EQ(scene.ask_as_is("ana", again), "stale");
}

// Nobody rolls again by taking back: the throws come again, and links are folded from the first
// new throw on.
TEST(Links, AreNotGivenAgainAfterATakeBack) {
    Scene scene = two_people();
    base::Random random(6);
    scene.play(random, 9);
    scene.play_until(random, 'b', Due::Throw);
    const auto before = game::read(scene.table().record())->turns;
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "");
    EXPECT_EQ(scene.ask("ben", Agree{scene.state().offer->offer}), "");
    const std::size_t kept = scene.match().turns_ended();
    ASSERT_LT(kept, before.size());
    const std::string shaken = scene.state().shaken;
    while (scene.match().turns_ended() < before.size()) {
        EXPECT_EQ(scene.link_due('b') + scene.link_due('r'), "");
        scene.act(random);
    }
    EXPECT_EQ(scene.state().shaken, shaken);
    const auto after = game::read(scene.table().record())->turns;
    for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(after[i].thrown, before[i].thrown);
    EXPECT_NE(scene.link_due('b'), "");
    scene.play(random);
    EXPECT_NE(tag(scene, "folded").find('<' + std::to_string(kept + 1)), std::string::npos);
    scene.check_dice();
    scene.check_fold();
}

TEST(Links, OfAGameThatEndsAfterATakeBackAreAllTold) {
    Scene scene = two_people();
    base::Random random(6);
    scene.play(random, 9);
    scene.play_until(random, 'b', Due::Throw);
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "");
    EXPECT_EQ(scene.ask("ben", Agree{scene.state().offer->offer}), "");
    EXPECT_EQ(scene.ask("ana", Resign{'b'}), "");
    scene.check_dice();
}

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

// Whoever reveals last knows how the game would begin.
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
// Nobody had revealed a link: nothing was known.
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
