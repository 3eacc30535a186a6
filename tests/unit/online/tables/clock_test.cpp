// SPDX-License-Identifier: MIT
#include <map>

#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

using match::Due;

constexpr Milliseconds second = 1000;

Scene timed(Clock clock, std::string game = "pollyanna-1916", std::string_view seats = "b r") {
    Scene scene(plan_of(std::move(game), seats, clock));
    scene.sit("ana", seats.substr(0, 1));
    for (std::size_t i = 2; i < seats.size(); i += 2) {
        scene.sit(std::string(1, seats[i]), seats.substr(i, 1));
    }
    return scene;
}

// One whole turn of the player to act, without time passing.
void turn(Scene& scene, base::Random& random) {
    const auto turns = scene.match().record().turns.size();
    do {
        scene.act(random);
    } while (last<Confirmed>(scene.log()) == nullptr);
    ASSERT_GE(scene.match().record().turns.size(), turns);
}

TEST(TableClock, DoesNotRunWhereThereIsNone) {
    Scene scene = timed({});
    EXPECT_EQ(scene.table().deadline(), std::nullopt);
    EXPECT_FALSE(scene.state().clock);
}

TEST(TableClock, TakesFromTheBankWhatATurnTookTooLong) {
    Scene scene = timed({30, 60});
    base::Random random(1);
    const char first = scene.match().seat();
    EXPECT_EQ(scene.table().deadline(), scene.now + 90 * second);
    scene.now += 20 * second;
    EXPECT_EQ(scene.state().clock, (RunningClock{first, 10 * second}));
    EXPECT_EQ(scene.seat(first).bank, 60 * second);
    turn(scene, random);
    EXPECT_EQ(last<Confirmed>(scene.log())->spent, 20 * second);
    EXPECT_EQ(scene.seat(first).bank, 60 * second);
    while (scene.match().seat() != first) turn(scene, random);
    scene.now += 50 * second;
    EXPECT_EQ(scene.state().clock, (RunningClock{first, 0}));
    const State told = scene.state();
    EXPECT_EQ(std::ranges::find(told.seats, first, &SeatState::seat)->bank, 40 * second);
    turn(scene, random);
    EXPECT_EQ(scene.seat(first).bank, 40 * second);
    scene.check_fold();
}

TEST(TableClock, AComputerPlaysForWhoIsLate) {
    Scene scene = timed({30, 60});
    const char late = scene.match().seat();
    const PlayerId player = scene.awaited();
    scene.now += 90 * second - 1;
    EXPECT_TRUE(scene.table().by_itself(scene.now).empty());
    scene.now += 1;
    scene.keep(scene.table().by_itself(scene.now));
    ASSERT_NE(last<Replaced>(scene.log()), nullptr);
    EXPECT_EQ(last<Replaced>(scene.log())->why, ReplaceReason::Late);
    EXPECT_EQ(scene.seat(late).level, "careful");
    EXPECT_EQ(scene.seat(late).bank, 0);
    EXPECT_EQ(scene.table().deadline(), std::nullopt);
    EXPECT_EQ(scene.ask(player, Return{late}), "may_not_return");
    scene.let_be();
    EXPECT_NE(scene.awaited(), "");
    scene.check_fold();
}

TEST(TableClock, ComputersDoNotPlayAmongThemselves) {
    Scene scene = timed({30, 60});
    scene.now += 90 * second;
    scene.let_be();
    ASSERT_EQ(scene.table().phase(), Phase::Playing);
    const char late = scene.match().seat();
    scene.now += 90 * second;
    scene.let_be();
    ASSERT_EQ(scene.table().phase(), Phase::Over);
    EXPECT_EQ(scene.state().ended, (GameEnd{EndReason::Resigned, late, crypto::hex(secret_of(7))}));
    scene.check_dice();
    scene.check_fold();
}

TEST(TableClock, SettingUpIsATurn) {
    Scene scene = timed({30, 0}, "zenda", "s z");
    base::Random random(1);
    EXPECT_EQ(scene.match().due(), Due::Set);
    EXPECT_EQ(scene.table().deadline(), scene.now + 30 * second);
    scene.now += 25 * second;
    turn(scene, random);
    EXPECT_EQ(scene.match().seat(), 'z');
    EXPECT_EQ(scene.table().deadline(), scene.now + 30 * second);
}

TEST(TableClock, SayingOverAndTakingItBackGainsNoTime) {
    Scene scene = timed({10, 100}, "zenda", "m a z");
    base::Random random(1);
    scene.play_until_shared(random);
    const auto deadline = scene.table().deadline();
    scene.now += 20 * second;
    ASSERT_EQ(scene.ask("ana", HandOver{scene.table().played()}), "");
    EXPECT_EQ(scene.table().deadline(), scene.now + 110 * second) << "the partner's clock runs";
    ASSERT_EQ(scene.ask("ana", Undo{scene.table().played()}), "");
    EXPECT_EQ(scene.table().deadline(), deadline);
    EXPECT_EQ(scene.seat('m').bank, 90 * second);
    scene.check_fold();
}

// The first person's who has not said `over`, though both may play.
// cites ZQ17
TEST(TableClock, RunsForOneOfTwoPartners) {
    Scene scene = timed({10, 100}, "zenda", "m a z");
    base::Random random(1);
    scene.play_until_shared(random);
    EXPECT_EQ(scene.state().clock->seat, 'm');
    ASSERT_EQ(scene.ask("ana", HandOver{scene.table().played()}), "");
    EXPECT_EQ(scene.state().clock->seat, 'a');
    scene.check_fold();
}

TEST(TableClock, ChargesPartnersEachForTheirOwn) {
    Scene scene = timed({10, 100}, "zenda", "m a z");
    base::Random random(1);
    ASSERT_EQ(scene.match().seat(), 'm');
    while (scene.match().seat() == 'm') {
        scene.now += 60 * second;
        scene.act(random);
    }
    EXPECT_EQ(scene.match().seat(), 'a');
    EXPECT_LT(scene.seat('m').bank, 100 * second);
    EXPECT_EQ(scene.seat('a').bank, 100 * second);
    EXPECT_EQ(scene.table().deadline(), scene.now + 110 * second);
    scene.check_fold();
}

TEST(TableClock, LeavesTimeAfterTheTableWasOutOfService) {
    Scene scene = timed({30, 60});
    base::Random random(1);
    const char first = scene.match().seat();
    scene.now += 500 * second;
    scene.table().grant(scene.now, 45 * second);
    EXPECT_EQ(scene.table().deadline(), scene.now + 45 * second);
    EXPECT_TRUE(scene.table().by_itself(scene.now).empty());
    scene.table().grant(scene.now, 10 * second);
    EXPECT_EQ(scene.table().deadline(), scene.now + 45 * second);
    turn(scene, random);
    EXPECT_EQ(last<Confirmed>(scene.log())->spent, 45 * second);
    EXPECT_EQ(scene.seat(first).bank, 45 * second);
    scene.check_fold();
}

TEST(TableClock, MayGoBackwards) {
    Scene scene = timed({30, 60});
    base::Random random(1);
    const char first = scene.match().seat();
    scene.now -= 700 * second;
    scene.table().grant(scene.now, 0);
    EXPECT_EQ(scene.table().deadline(), scene.now + 90 * second);
    turn(scene, random);
    EXPECT_EQ(last<Confirmed>(scene.log())->spent, 0);
    EXPECT_EQ(scene.seat(first).bank, 60 * second);
}

// What was granted is in the events, so that every bank is the same for later readers:
// also where the time of a seat ends without its turn.
TEST(TableClock, EventsTellWhatWasGranted) {
    for (const Milliseconds leap : {-3600 * second, 50 * second, 9 * 24 * 3600 * second}) {
        Scene scene = timed({10, 100}, "zenda", "m a z");
        base::Random random(1);
        ASSERT_EQ(scene.match().seat(), 'm');
        scene.now += leap;
        scene.table().grant(scene.now, 60 * second);
        scene.now += 40 * second;
        while (scene.match().seat() == 'm') scene.act(random);
        ASSERT_EQ(scene.match().seat(), 'a');
        EXPECT_EQ(scene.seat('m').bank, leap < 0 ? 70 * second : 20 * second) << leap;
        scene.check_fold();
    }
}

TEST(TableClock, EventsTellWhatWasGrantedToWhoIsReplaced) {
    for (const Milliseconds leap : {-3600 * second, 24 * 3600 * second}) {
        Scene scene = timed({30, 60});
        const char seat = scene.match().seat();
        const PlayerId player = scene.awaited();
        scene.missing = {player};
        scene.now += leap;
        scene.table().grant(scene.now, 60 * second);
        scene.now += 40 * second;
        EXPECT_EQ(scene.ask(player == "ana" ? "r" : "ana", Say{"Where is he?"}), "");
        EXPECT_EQ(scene.ask(player == "ana" ? "r" : "ana", Replace{seat}), "");
        EXPECT_EQ(scene.seat(seat).bank, leap < 0 ? 50 * second : 20 * second) << leap;
        scene.check_fold();
    }
}

// Servers with clocks of their own take the table over from each other, again and again.
TEST(TableClock, LeapsTakeNoMoreThanTheyMayAndGiveNothing) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Scene scene = timed({30, 300}, "zenda", "m a z");
        base::Random random(seed);
        std::map<char, Milliseconds> banks;
        for (int i = 0; i < 60 && scene.table().phase() == Phase::Playing; ++i) {
            const auto leap = static_cast<Milliseconds>(random.below(20 * 24 * 3600)) * second;
            scene.now =
                std::max<Milliseconds>(0, scene.now + (random.below(2) == 0 ? leap : -leap));
            scene.check_fold();
            scene.table().grant(scene.now, 60 * second);
            EXPECT_GE(*scene.table().deadline(), scene.now + 30 * second);
            EXPECT_LE(*scene.table().deadline(), scene.now + 330 * second);
            EXPECT_TRUE(scene.table().by_itself(scene.now).empty());
            scene.now += random.below(20) * second;
            scene.act(random);
            for (const SeatState& each : scene.table().seats()) {
                const auto [before, is_new] = banks.try_emplace(each.seat, each.bank);
                EXPECT_LE(each.bank, before->second);
                EXPECT_GE(each.bank, 0);
                before->second = each.bank;
            }
            if (const auto* const confirmed = last<Confirmed>(scene.log())) {
                EXPECT_GE(confirmed->spent, 0);
                EXPECT_LE(confirmed->spent, 330 * second);
            }
        }
    }
}

TEST(TableClock, BeginsAnewForWhoReturns) {
    Scene scene = timed({30, 60});
    const char seat = scene.match().seat();
    const PlayerId player = scene.awaited();
    scene.missing = {player};
    scene.now += 40 * second;
    EXPECT_EQ(scene.ask(player == "ana" ? "r" : "ana", Replace{seat}), "");
    EXPECT_EQ(scene.seat(seat).bank, 50 * second);
    scene.now += 1000 * second;
    EXPECT_EQ(scene.ask(player, Return{seat}), "");
    EXPECT_EQ(scene.table().deadline(), scene.now + 80 * second);
    scene.check_fold();
}

}  // namespace
}  // namespace parlor::tables
