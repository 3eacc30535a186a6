// SPDX-License-Identifier: MIT
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

Scene two(std::string game = "pollyanna-1916", std::string_view seats = "b r") {
    Scene scene(plan_of(std::move(game), seats));
    scene.sit("ana", seats.substr(0, 1));
    scene.sit("ben", seats.substr(2, 1));
    return scene;
}

PlayerId other(const PlayerId& player) { return player == "ana" ? "ben" : "ana"; }

TEST(Playing, IsForWhoeverActsAlone) {
    Scene scene = two();
    const PlayerId acts = scene.awaited();
    const Seq at = scene.table().played();
    EXPECT_EQ(scene.ask("cid", Throw{at}), "not_seated");
    EXPECT_EQ(scene.ask(other(acts), Throw{at}), "not_your_turn");
    EXPECT_EQ(scene.ask(acts, Throw{at - 1}), "stale");
    EXPECT_EQ(scene.ask(acts, Throw{at + 1}), "stale");
    EXPECT_EQ(scene.ask(acts, Step{at, "w/6"}), "not_thrown");
    EXPECT_EQ(scene.ask(acts, Confirm{at}), "not_thrown");
    EXPECT_EQ(scene.ask(acts, Undo{at}), "nothing_to_undo");
    EXPECT_EQ(scene.ask(acts, Throw{at}), "");
    EXPECT_EQ(scene.ask(acts, Throw{at}), "stale");
    EXPECT_EQ(scene.ask(acts, Throw{scene.table().played()}), "already_thrown");
}

TEST(Playing, RefusesStepsAsTheMatchDoes) {
    Scene scene = two();
    base::Random random(3);
    scene.play_until(random, 'b', Due::Step);
    const Seq at = scene.table().played();
    EXPECT_EQ(scene.ask("ana", Step{at, "79/80"}), "unreadable");
    EXPECT_EQ(scene.ask("ana", Step{at, "1/2"}), "illegal_step");
    EXPECT_EQ(scene.refusal().part, "1/2");
    EXPECT_EQ(scene.ask("ana", Confirm{at}), "throw_not_played");
    EXPECT_EQ(scene.ask("ana", HandOver{at}), "cannot_hand_over");
    EXPECT_EQ(scene.ask("ana", Play{at, "1/2"}), "illegal_step");
    EXPECT_EQ(scene.ask("ana", Play{at, ""}), "throw_not_played");
}

TEST(Playing, UndoesOwnStepsOfTheThrow) {
    Scene scene = two();
    base::Random random(3);
    scene.play_until(random, 'b', Due::Step);
    const std::string before = scene.table().record();
    scene.act(random);
    EXPECT_NE(scene.table().record(), before);
    EXPECT_EQ(scene.ask("ana", Undo{scene.table().played()}), "");
    EXPECT_EQ(scene.table().record(), before);
    EXPECT_EQ(scene.ask("ana", Undo{scene.table().played()}), "nothing_to_undo");
    scene.check_fold();
}

TEST(Playing, PlaysAWholeTurnAtOnceOrNothingOfIt) {
    Scene scene = two();
    base::Random random(5);
    scene.play_until(random, 'b', Due::Step);
    const Seq at = scene.table().played();
    const auto copy = scene.match().copy();
    while (copy->due() == Due::Step) copy->make(copy->choice_texts().front());
    EXPECT_EQ(scene.ask("ana", Play{at, copy->play_text() + " 1/2"}), "illegal_step");
    EXPECT_EQ(scene.ask("ana", Play{at, copy->play_text()}), "");
    EXPECT_NE(last<Confirmed>(scene.log()), nullptr);
    EXPECT_EQ(scene.table().done("ana", scene.log().back().id), scene.table().seq());
    scene.check_fold();
}

TEST(Playing, EndsWithTheSecretInTheRecord) {
    for (const std::string game : {"pollyanna-1916", "zenda"}) {
        Scene scene = game == "zenda" ? two("zenda", "s z") : two();
        base::Random random(11);
        scene.play(random);
        ASSERT_EQ(scene.table().phase(), Phase::Over);
        const State state = scene.state();
        EXPECT_EQ(state.ended->secret, crypto::hex(secret_of(7)));
        EXPECT_EQ(state.to_act, "");
        EXPECT_FALSE(state.due || state.clock);
        EXPECT_EQ(scene.ask("ana", Throw{state.played}), "game_over");
        EXPECT_EQ(scene.ask("ana", Resign{'b'}), "game_over");
        scene.check_dice();
        scene.check_fold();
    }
}

Scene four() {
    Scene scene(plan_of("zenda", "m a k y"));
    scene.sit("ana", "m");
    scene.sit("abe", "a");
    scene.sit("kim", "k");
    scene.sit("yan", "y");
    return scene;
}

std::string step_of(const Scene& scene, char seat) {
    const auto choices = scene.match().choice_texts();
    return *std::ranges::find_if(
        choices, [&](const std::string& each) { return scene.match().maker_of(each) == seat; });
}

// cites ZQ17
TEST(Playing, PartnersThrowAndStepInAnyOrder) {
    Scene scene = four();
    base::Random random(2);
    for (int turn = 0; turn < 4; ++turn) {
        scene.play_until_shared(random);
        const std::string seats = scene.match().seats();
        EXPECT_EQ(scene.state().to_act, seats);
        EXPECT_EQ(scene.table().awaited().size(), 2U);
        const PlayerId first = scene.seat(seats[0]).player;
        const PlayerId second = scene.seat(seats[1]).player;
        const std::string step = step_of(scene, seats[1]);
        EXPECT_EQ(scene.ask(first, Play{scene.table().played(), "pass"}), "throw_not_played");
        EXPECT_EQ(scene.ask(first, Step{scene.table().played(), step}), "not_your_turn");
        EXPECT_EQ(scene.refusal().part, seats.substr(1));
        EXPECT_EQ(scene.ask(second, Step{scene.table().played(), step}), "");
        EXPECT_EQ(last<Stepped>(scene.log())->seat, seats[1]);
        while (scene.match().due() != Due::Throw) scene.act(random);
    }
    const std::string thrower = scene.match().seats().substr(1);
    EXPECT_EQ(scene.ask(scene.seat(thrower[0]).player, Throw{scene.table().played()}), "");
    EXPECT_EQ(last<Thrown>(scene.log())->seat, thrower[0]);
    scene.check_fold();
}

// cites ZQ17
TEST(Playing, OverIsTakenBackByUndoingOrByAStep) {
    Scene scene = four();
    base::Random random(2);
    scene.play_until_shared(random);
    const std::string seats = scene.match().seats();
    const PlayerId first = scene.seat(seats[0]).player;
    const PlayerId second = scene.seat(seats[1]).player;
    const auto at = [&] { return scene.table().played(); };
    EXPECT_EQ(scene.ask(first, HandOver{at()}), "");
    EXPECT_EQ(scene.awaited(), second);
    EXPECT_EQ(scene.ask(second, HandOver{at()}), "cannot_hand_over");
    EXPECT_EQ(scene.ask(second, Undo{at()}), "nothing_to_undo");
    EXPECT_EQ(scene.ask(first, Undo{at()}), "");
    EXPECT_EQ(scene.awaited(), first);
    EXPECT_EQ(scene.ask(first, HandOver{at()}), "");
    EXPECT_EQ(scene.ask(first, Step{at(), step_of(scene, seats[0])}), "");
    EXPECT_EQ(scene.match().said_over(), '\0');
    EXPECT_EQ(scene.ask(second, Undo{at()}), "nothing_to_undo") << "a partner's step stays";
    EXPECT_EQ(scene.ask(first, Undo{at()}), "");
    scene.check_fold();
}

// A computer leaves its partner time, and plays the rest at once when that is said.
// cites ZQ17
TEST(Playing, AComputerWaitsForItsPartner) {
    for (const std::string_view seats : {"m a=careful z", "m=careful a z"}) {
        Scene scene(plan_of("zenda", seats));
        const char own = seats.starts_with("m ") ? 'm' : 'a';
        scene.sit("ana", {&own, 1});
        scene.sit("ben", "z");
        base::Random random(4);
        int found = 0;
        while (found < 3 && scene.table().phase() == Phase::Playing) {
            scene.let_be();
            if (scene.match().due() != Due::Step || !scene.match().may_hand_over(own)) {
                scene.act(random);
                continue;
            }
            EXPECT_EQ(scene.table().thinking_level(), "");
            EXPECT_EQ(scene.awaited(), "ana");
            ASSERT_EQ(scene.ask("ana", HandOver{scene.table().played()}), "");
            EXPECT_EQ(scene.table().thinking_level(), "careful");
            ASSERT_EQ(scene.computer(), "");
            const bool rest_is_anas = scene.match().due() == Due::Step;
            EXPECT_TRUE(rest_is_anas || scene.match().side() == 'z') << scene.table().record();
            ++found;
        }
        EXPECT_EQ(found, 3);
        scene.check_fold();
    }
}

TEST(Playing, RemembersWhichCommandsWereDone) {
    Scene scene = two();
    EXPECT_EQ(scene.table().done("ana", "c1"), 2U);
    EXPECT_EQ(scene.table().done("ben", "c1"), std::nullopt);
    for (int i = 0; i < 200; ++i) ASSERT_EQ(scene.ask("cid", Say{"hm"}), "");
    EXPECT_EQ(scene.table().done("ana", "c1"), std::nullopt);
    EXPECT_EQ(scene.table().done("cid", "c204"), scene.table().seq());
}

TEST(Playing, EventsThatDoNotFollowAreNoTable) {
    Scene scene = two();
    base::Random random(1);
    scene.play(random, 6);
    Events log = scene.log();
    const auto broken_at = [&](const Events& events) {
        const auto loaded = Table::load("k3f9x2m7qa4c", secret_of(7), events);
        return loaded ? "" : loaded.error().at;
    };
    EXPECT_EQ(broken_at(log), "");
    EXPECT_EQ(broken_at({}), "0");
    EXPECT_FALSE(Table::load("k3f9x2m7qa4c", secret_of(8), log));
    EXPECT_FALSE(Table::load("another", secret_of(7), log));
    Events without = log;
    without.erase(without.begin() + 5);
    EXPECT_EQ(broken_at(without), "7");
    for (Event& each : log) {
        if (auto* const thrown = std::get_if<Thrown>(&each.payload)) {
            thrown->thrown = thrown->thrown == "6-6" ? "5-5" : "6-6";
        }
    }
    EXPECT_NE(broken_at(log), "");
}

}  // namespace
}  // namespace parlor::tables
