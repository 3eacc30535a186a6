// SPDX-License-Identifier: MIT
// How the links of devices come into the dice of a table: at the opening, with throws and ends of
// turns, after plays were taken back, and from another device.
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

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

// Else a player who sits down again could try chains against a link that is known.
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
            auto* const thrown = std::get_if<Thrown>(&log[i].payload);
            auto* const confirmed = std::get_if<Confirmed>(&log[i].payload);
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

// Taking back does not roll again: the throws come again, and links are folded from the first
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

}  // namespace
}  // namespace parlor::tables
