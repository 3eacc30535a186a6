// SPDX-License-Identifier: MIT
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

TEST(Talking, IsForEverybodyAndAlways) {
    Scene scene(plan_of("zenda", "s z"));
    EXPECT_EQ(scene.ask("eva", Say{" Hello\nyou "}), "");
    EXPECT_EQ(last<Said>(scene.log())->text, "Hello you");
    EXPECT_EQ(last<Said>(scene.log())->name, "");
    scene.sit("ana", "s");
    scene.sit("ben", "z");
    EXPECT_EQ(scene.ask("ana", Say{"phrase:good_luck"}), "");
    EXPECT_EQ(last<Said>(scene.log())->name, "Player ana");
    const Seq played = scene.table().played();
    ASSERT_EQ(scene.ask("ana", Resign{'s'}), "");
    EXPECT_EQ(scene.ask("ben", Say{"phrase:good_game"}), "");
    EXPECT_EQ(scene.table().said().size(), 3U);
    EXPECT_GT(scene.table().played(), played);
    scene.check_fold();
}

TEST(Talking, IsRefusedByName) {
    Scene scene(plan_of("zenda", "s z"));
    EXPECT_EQ(scene.ask("ana", Say{""}), "bad_text");
    EXPECT_EQ(scene.ask("ana", Say{" \n "}), "bad_text");
    EXPECT_EQ(scene.ask("ana", Say{std::string(201, 'x')}), "bad_text");
    std::string longest;
    for (int i = 0; i < 200; ++i) longest += "ß";
    EXPECT_EQ(scene.ask("ana", Say{longest}), "");
    EXPECT_EQ(scene.ask("ana", Say{"phrase:nonsense"}), "unknown_phrase");
    EXPECT_EQ(scene.ask("ana", Say{"phrase:"}), "unknown_phrase");
}

TEST(Talking, TheNewestFiftyAreKept) {
    Scene scene(plan_of("zenda", "s z"));
    for (int i = 0; i < 60; ++i) ASSERT_EQ(scene.ask("ana", Say{std::to_string(i)}), "");
    ASSERT_EQ(scene.table().said().size(), 50U);
    EXPECT_EQ(std::get<Said>(scene.table().said().front().payload).text, "10");
}

TEST(Talking, DoesNotGoOnForEver) {
    Scene scene(plan_of("zenda", "s z"));
    for (int i = 0; i < 2000; ++i) ASSERT_EQ(scene.ask("ana", Say{"Hello"}), "");
    EXPECT_EQ(scene.ask("ana", Say{"Hello"}), "said_enough");
    EXPECT_EQ(scene.ask("ana", Sit{'s', "Ana", scene.tip('s')}), "");
}

TEST(Talking, OfStrangersLeavesPlayersTheirs) {
    Scene scene(plan_of("zenda", "s z"));
    scene.sit("ana", "s");
    scene.sit("ben", "z");
    for (int i = 0; i < 2000; ++i) {
        ASSERT_EQ(scene.ask(i % 2 == 0 ? "eva" : "eve", Say{"Hello"}), "");
    }
    EXPECT_EQ(scene.ask("eva", Say{"Hello"}), "said_enough");
    EXPECT_EQ(scene.ask("fay", Say{"Hello"}), "said_enough") << "strangers are free";
    EXPECT_EQ(scene.ask("ana", Say{"Hello"}), "");
    for (int i = 1; i < 2000; ++i) ASSERT_EQ(scene.ask("ana", Say{"Hello"}), "");
    EXPECT_EQ(scene.ask("ana", Say{"Hello"}), "said_enough");
    EXPECT_EQ(scene.ask("ben", Say{"Hello"}), "");
}

TEST(Talking, ATableMayBeFull) {
    Scene scene(plan_of("zenda", "s z"));
    scene.sit("ana", "s");
    scene.sit("ben", "z");
    while (scene.table().seq() < 50'000) {
        scene.keep({{.seq = scene.table().seq() + 1, .at = scene.now, .payload = Said{"", "x"}}});
    }
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "table_full");
    EXPECT_EQ(scene.ask("ana", Resign{'s'}), "");
    EXPECT_EQ(scene.table().phase(), Phase::Over);
}

TEST(Following, IsOnceAndAfterTheGame) {
    Scene scene(plan_of("zenda", "s z"));
    scene.sit("ana", "s");
    scene.sit("ben", "z");
    EXPECT_EQ(scene.ask("ana", Follow{"next"}), "not_over");
    ASSERT_EQ(scene.ask("ana", Resign{'s'}), "");
    EXPECT_EQ(scene.ask("eva", Follow{"next"}), "not_seated");
    EXPECT_EQ(scene.ask("ana", Follow{"next"}), "");
    EXPECT_EQ(scene.state().next, "next");
    EXPECT_EQ(scene.ask("ben", Follow{"another"}), "already_followed");
    EXPECT_EQ(scene.refusal().part, "next");
    scene.check_fold();
}

}  // namespace
}  // namespace parlor::tables
