// SPDX-License-Identifier: MIT
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

Scene four(std::string game, std::string_view seats) {
    Scene scene(plan_of(std::move(game), seats));
    const std::vector<PlayerId> people{"ana", "ben", "cid", "dan"};
    for (std::size_t i = 0; i < 4; ++i) scene.sit(people[i], seats.substr(2 * i, 1));
    return scene;
}

TEST(Leaving, OnesOwnSideAloneLosesTheGame) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    scene.sit("ana", "b");
    scene.sit("ben", "r");
    EXPECT_EQ(scene.ask("cid", Resign{'b'}), "not_your_seat");
    EXPECT_EQ(scene.ask("ana", Resign{'r'}), "not_your_seat");
    EXPECT_EQ(scene.ask("ana", Resign{'x'}), "unknown_seat");
    EXPECT_EQ(scene.ask("ana", Resign{'b'}), "");
    const State state = scene.state();
    EXPECT_EQ(state.ended->how, EndReason::Resigned);
    EXPECT_EQ(state.ended->seat, 'b');
    EXPECT_NE(scene.table().record().find("ended: b resigned\n"), std::string::npos);
    scene.check_dice();
    scene.check_fold();
}

TEST(Leaving, APartnerPlaysOn) {
    for (const bool is_zenda : {false, true}) {
        Scene scene =
            is_zenda ? four("zenda", "m a k y") : four("pollyanna-es+partners", "b g r y");
        const char first = is_zenda ? 'm' : 'b';
        const char partner = is_zenda ? 'a' : 'r';
        const PlayerId left = is_zenda ? "ben" : "cid";
        EXPECT_EQ(scene.ask("ana", Resign{first}), "");
        EXPECT_EQ(scene.table().phase(), Phase::Playing);
        EXPECT_EQ(scene.seat(first).level, "careful");
        EXPECT_EQ(scene.seat(first).player, "ana");
        EXPECT_EQ(scene.ask("ana", Return{first}), "may_not_return");
        EXPECT_EQ(scene.ask("ana", Resign{first}), "not_your_seat");
        EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "not_seated");
        scene.check_fold();
        EXPECT_EQ(scene.ask(left, Resign{partner}), "");
        EXPECT_EQ(scene.table().phase(), Phase::Over);
        scene.check_fold();
    }
}

TEST(Leaving, OfFourAloneTheOthersPlayOn) {
    Scene scene = four("pollyanna-1916", "b g r y");
    EXPECT_EQ(scene.ask("ana", Resign{'b'}), "");
    EXPECT_EQ(scene.ask("ben", Resign{'g'}), "");
    EXPECT_EQ(scene.ask("cid", Resign{'r'}), "");
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    EXPECT_EQ(scene.ask("dan", Resign{'y'}), "");
    EXPECT_EQ(scene.table().phase(), Phase::Over);
    scene.check_dice();
}

TEST(Leaving, WhoIsAwayMayBeReplacedByTheOthers) {
    Scene scene = four("pollyanna-1916", "b g r y");
    EXPECT_EQ(scene.ask("ana", Replace{'g'}), "not_missing");
    scene.missing = {"ben"};
    EXPECT_EQ(scene.ask("eva", Replace{'g'}), "not_seated");
    EXPECT_EQ(scene.ask("ana", Replace{'r'}), "not_missing");
    EXPECT_EQ(scene.ask("ana", Replace{'x'}), "unknown_seat");
    EXPECT_EQ(scene.ask("ben", Replace{'g'}), "not_missing");
    EXPECT_EQ(scene.ask("ben", Return{'g'}), "no_computer_there");
    EXPECT_EQ(scene.ask("ana", Replace{'g'}), "");
    EXPECT_EQ(scene.seat('g').level, "careful");
    EXPECT_TRUE(scene.seat('g').may_return);
    EXPECT_TRUE(scene.table().sits("ben"));
    EXPECT_EQ(scene.ask("ana", Replace{'g'}), "not_missing");
    EXPECT_EQ(scene.ask("ana", Return{'g'}), "not_your_seat");
    scene.check_fold();
    EXPECT_EQ(scene.ask("ben", Return{'g'}), "");
    EXPECT_EQ(scene.seat('g').level, "");
    EXPECT_FALSE(scene.seat('g').may_return);
    scene.check_fold();
}

TEST(Leaving, TheSubstituteIsAsStrongAsThePlansComputers) {
    for (const std::string_view level : {"random", "careful", "master"}) {
        TablePlan plan = plan_of("pollyanna-1916", "b g r");
        plan.seats[2].level = level;
        Scene scene(plan);
        scene.sit("ana", "b");
        scene.sit("ben", "g");
        scene.missing = {"ben"};
        EXPECT_EQ(scene.ask("ana", Replace{'g'}), "");
        EXPECT_EQ(scene.seat('g').level, level == "random" ? "careful" : level);
        EXPECT_EQ(scene.seat('r').level, level);
        scene.check_fold();
    }
}

TEST(Leaving, AComputerGoesOnInTheMiddleOfATurn) {
    for (const std::string game : {"pollyanna-1916", "zenda"}) {
        Scene scene(plan_of(game, game == "zenda" ? "s z" : "b r"));
        const char first = game == "zenda" ? 's' : 'b';
        scene.sit("ana", {&first, 1});
        scene.sit("ben", game == "zenda" ? "z" : "r");
        base::Random random(21);
        do {
            scene.act(random);
        } while (scene.match().made_texts().empty() || scene.match().seat() != first ||
                 scene.match().due() != Due::Step);
        scene.missing = {"ana"};
        EXPECT_EQ(scene.ask("ben", Replace{first}), "");
        EXPECT_EQ(scene.awaited(), "");
        EXPECT_EQ(scene.ask("ana", Confirm{scene.table().played()}), "not_seated");
        scene.let_be();
        EXPECT_EQ(scene.awaited(), "ben");
        scene.check_fold();
    }
}

// A computer that could play only some of the rest, or only set up its own pieces.
TEST(Leaving, WhatAComputerDidForItsPartnerStays) {
    Scene scene(plan_of("zenda", "m=random a z"));
    scene.sit("ana", "a");
    scene.sit("ben", "z");
    scene.let_be();
    ASSERT_EQ(scene.awaited(), "ana");
    ASSERT_EQ(scene.match().made_texts().size(), 1U) << "Black Michael is set";
    EXPECT_EQ(scene.ask("ana", Undo{scene.table().played()}), "nothing_to_undo");
}

TEST(Leaving, AComputerPlaysItsTurnToTheEndOrNotAtAll) {
    Scene scene(plan_of("zenda", "s z"));
    scene.sit("ana", "s");
    scene.sit("ben", "z");
    scene.missing = {"ana"};
    ASSERT_EQ(scene.ask("ben", Replace{'s'}), "");
    const auto copy = scene.match().copy();
    ASSERT_TRUE(copy->make(copy->choice_texts().front()));
    EXPECT_EQ(scene.play_as_computer(copy->play_text()), "throw_not_played");
    while (copy->due() == Due::Set) copy->make(copy->choice_texts().front());
    ASSERT_EQ(scene.ask("ana", Return{'s'}), "");
    EXPECT_EQ(scene.play_as_computer(copy->play_text()), "no_computer_there");
}

TEST(Leaving, AComputerThatThoughtOfAnotherStateIsStale) {
    Scene scene(plan_of("pollyanna-1916", "b=random r"));
    scene.sit("ben", "r");
    base::Random random(2);
    scene.play(random, 3);
    const auto decided = scene.table().computer_plays(scene.table().played() - 1, "pass", 0);
    ASSERT_FALSE(decided);
    EXPECT_TRUE(decided.error().is(RefusalReason::Stale));
}

}  // namespace
}  // namespace parlor::tables
