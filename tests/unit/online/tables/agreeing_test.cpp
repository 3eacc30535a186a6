// SPDX-License-Identifier: MIT
#include "rules/match/dice.h"
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

Scene three_people() {
    Scene scene(plan_of("pollyanna-1916", "b g r y"));
    scene.sit("ana", "br");
    scene.sit("gil", "g");
    scene.sit("yan", "y");
    return scene;
}

Scene zenda() {
    Scene scene(plan_of("zenda", "s z"));
    scene.sit("ana", "s");
    scene.sit("ben", "z");
    return scene;
}

std::vector<std::string> throws_so_far(const Scene& scene) {
    return match::throws_of(scene.match().record());
}

TEST(Agreeing, AsksEverybodyElseOnce) {
    Scene scene = three_people();
    base::Random random(4);
    scene.play(random, 8);
    EXPECT_EQ(scene.ask("cid", Offer{OfferKind::TakeBack}), "not_seated");
    EXPECT_EQ(scene.ask("gil", Agree{1}), "no_offer");
    EXPECT_EQ(scene.ask("gil", Offer{OfferKind::TakeBack}), "");
    const State state = scene.state();
    EXPECT_EQ(state.offer, (OfferState{state.seq, OfferKind::TakeBack, 'g', {'b', 'y'}}));
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "already_offered");
    EXPECT_EQ(scene.ask("ana", Agree{state.seq + 1}), "no_offer");
    EXPECT_EQ(scene.ask("gil", Agree{state.seq}), "not_asked");
    EXPECT_EQ(scene.ask("ana", Agree{state.seq}), "");
    EXPECT_EQ(scene.ask("ana", Agree{state.seq}), "not_asked");
    EXPECT_EQ(scene.ask("ana", Decline{state.seq}), "not_asked");
    scene.check_fold();
    EXPECT_EQ(scene.ask("yan", Agree{state.seq}), "");
    EXPECT_NE(last<TakenBack>(scene.log()), nullptr);
    EXPECT_FALSE(scene.state().offer);
    EXPECT_EQ(scene.match().seat(), 'g');
    scene.check_fold();
}

TEST(Agreeing, MayBeDeclinedOrTakenBack) {
    Scene scene = three_people();
    base::Random random(4);
    scene.play(random, 8);
    EXPECT_EQ(scene.ask("gil", Offer{OfferKind::Draw}), "");
    EXPECT_EQ(scene.ask("yan", Decline{scene.table().seq()}), "");
    EXPECT_FALSE(scene.state().offer);
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "");
    EXPECT_EQ(scene.ask("ana", Decline{scene.table().seq()}), "");
    EXPECT_FALSE(scene.state().offer);
    EXPECT_EQ(scene.ask("ana", Decline{scene.table().seq() - 1}), "no_offer");
    scene.check_fold();
}

TEST(Agreeing, IsNotAskedForAgainBeforeTheGameGoesOn) {
    Scene scene = three_people();
    base::Random random(4);
    scene.play(random, 8);
    ASSERT_EQ(scene.ask("gil", Offer{OfferKind::Draw}), "");
    ASSERT_EQ(scene.ask("yan", Decline{scene.table().seq()}), "");
    EXPECT_EQ(scene.ask("gil", Offer{OfferKind::Draw}), "turned_down");
    EXPECT_EQ(scene.ask("gil", Offer{OfferKind::TakeBack}), "turned_down");
    EXPECT_EQ(scene.ask("yan", Offer{OfferKind::TakeBack}), "");
    scene.check_fold();
    scene.act(random);
    EXPECT_EQ(scene.ask("gil", Offer{OfferKind::Draw}), "");
}

TEST(Agreeing, NeedsThoseWhoMayComeBack) {
    Scene scene = three_people();
    base::Random random(4);
    scene.play(random, 8);
    scene.missing = {"gil"};
    ASSERT_EQ(scene.ask("ana", Replace{'g'}), "");
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "somebody_away");
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "somebody_away");
    ASSERT_EQ(scene.ask("gil", Return{'g'}), "");
    ASSERT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "");
    EXPECT_EQ(scene.state().offer->waiting, (std::vector<char>{'g', 'y'}));
    ASSERT_EQ(scene.ask("gil", Resign{'g'}), "");
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "") << "he has gone for good";
}

TEST(Agreeing, TakesPlaysBackAHundredTimes) {
    Scene scene(plan_of("pollyanna-1916", "b r=random"));
    scene.sit("ana", "b");
    base::Random random(8);
    scene.play(random, 3);
    for (int i = 0; i < 100; ++i) {
        ASSERT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "") << i;
        scene.play_until(random, 'b', Due::Throw);
    }
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "taken_back_enough");
    scene.check_fold();
}

TEST(Agreeing, PlayingTakesAnOfferAway) {
    Scene scene = three_people();
    base::Random random(4);
    scene.play(random, 8);
    for (int i = 0; i < 6; ++i) {
        ASSERT_EQ(scene.ask("yan", Offer{OfferKind::TakeBack}), "");
        scene.act(random);
        EXPECT_FALSE(scene.state().offer);
    }
    scene.check_fold();
}

TEST(Agreeing, TakingBackBringsTheSameDiceAgain) {
    for (const bool is_zenda : {false, true}) {
        Scene scene = is_zenda ? zenda() : three_people();
        base::Random random(6);
        scene.play(random, 12);
        const auto thrown = throws_so_far(scene);
        const auto turns = scene.match().record().turns.size();
        ASSERT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "");
        const Seq offer = scene.table().seq();
        for (const PlayerId each : {"ben", "gil", "yan"}) scene.ask(each, Agree{offer});
        ASSERT_NE(last<TakenBack>(scene.log()), nullptr);
        EXPECT_LE(scene.match().record().turns.size(), turns);
        EXPECT_EQ(scene.awaited(), "ana");
        EXPECT_NE(scene.match().due(), Due::Throw);
        scene.play(random, 20);
        const auto again = throws_so_far(scene);
        for (std::size_t i = 0; i < std::min(thrown.size(), again.size()); ++i) {
            EXPECT_EQ(again[i], thrown[i]);
        }
        scene.check_fold();
        scene.play(random);
        scene.check_dice();
    }
}

TEST(Agreeing, NeedsSomethingToTakeBack) {
    Scene scene = three_people();
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "nothing_to_take_back");
}

TEST(Agreeing, ComputersLetPlaysBeTakenBackAtOnce) {
    Scene scene(plan_of("pollyanna-1916", "b r=random"));
    scene.sit("ana", "b");
    base::Random random(8);
    scene.play(random, 8);
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "");
    EXPECT_NE(last<TakenBack>(scene.log()), nullptr);
    EXPECT_EQ(scene.awaited(), "ana");
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "");
    EXPECT_EQ(scene.state().ended->how, EndReason::Agreed);
    scene.check_dice();
    scene.check_fold();
}

TEST(Agreeing, StopsAGameThatKnowsNoDraw) {
    Scene scene = three_people();
    base::Random random(9);
    scene.play(random, 5);
    ASSERT_EQ(scene.ask("yan", Offer{OfferKind::Draw}), "");
    const Seq offer = scene.table().seq();
    EXPECT_EQ(scene.ask("gil", Agree{offer}), "");
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    EXPECT_EQ(scene.ask("ana", Agree{offer}), "");
    EXPECT_EQ(scene.state().ended->how, EndReason::Agreed);
    const auto record = game::read(scene.table().record());
    ASSERT_TRUE(record);
    EXPECT_EQ(record->result, "");
    EXPECT_NE(scene.table().record().find("ended: agreed\n"), std::string::npos);
    scene.check_dice();
    scene.check_fold();
}

TEST(Agreeing, DrawsInZendaBetweenTurnsOnly) {
    Scene scene = zenda();
    base::Random random(9);
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "not_set_up");
    scene.play_until(random, 's', Due::Step);
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "already_thrown");
    scene.play_until(random, 'z', Due::Throw);
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "");
    EXPECT_EQ(scene.ask("ben", Agree{scene.table().seq()}), "");
    EXPECT_EQ(scene.state().ended->how, EndReason::Drawn);
    EXPECT_EQ(game::read(scene.table().record())->result, "draw");
    scene.check_dice();
    scene.check_fold();
}

TEST(Agreeing, AComputerOfZendaWeighsADraw) {
    Scene scene(plan_of("zenda", "s z=random"));
    scene.sit("ana", "s");
    base::Random random(9);
    scene.play_until(random, 's', Due::Throw);
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "draw_declined");
}

TEST(Agreeing, ComputersWaitForTheAnswer) {
    Scene scene(plan_of("pollyanna-1916", "b g=random r y=random"));
    scene.sit("ana", "b");
    scene.sit("ben", "r");
    base::Random random(3);
    scene.play(random, 6);
    while (!scene.awaited().empty()) scene.act(random);
    ASSERT_EQ(scene.ask("ana", Offer{OfferKind::TakeBack}), "");
    const Seq offer = scene.table().seq();
    EXPECT_TRUE(scene.table().by_itself(scene.now).empty());
    EXPECT_EQ(scene.table().thinking_level(), "");
    EXPECT_EQ(scene.ask("ben", Decline{offer}), "");
    scene.let_be();
    EXPECT_GT(scene.table().played(), offer);
}

}  // namespace
}  // namespace parlor::tables
