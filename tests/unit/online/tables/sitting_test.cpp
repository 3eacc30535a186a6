// SPDX-License-Identifier: MIT
#include "online/tables/table_data.h"
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

TEST(Sitting, BeginsTheGameWhenTheLastSeatIsTaken) {
    Scene scene(plan_of("pollyanna-1916", "b r"));
    EXPECT_EQ(scene.ask("ana", Sit{'b', " Ana ", scene.tip('b')}), "");
    EXPECT_EQ(scene.table().phase(), Phase::Open);
    EXPECT_EQ(scene.table().record(), "");
    EXPECT_EQ(scene.ask("ben", Sit{'r', "Ben", scene.tip('r')}), "");
    EXPECT_TRUE(scene.table().is_opening());
    scene.reveal();
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    ASSERT_NE(last<Begun>(scene.log()), nullptr);
    EXPECT_EQ(scene.state().played, 6U);
    EXPECT_EQ(scene.table().done("ben", "c4"), 6U);
    const auto record = game::read(scene.table().record());
    ASSERT_TRUE(record);
    EXPECT_EQ(record->seats[0].name, "Ana");
    EXPECT_EQ(record->commitment, scene.table().commitment());
    EXPECT_FALSE(record->seed);
    EXPECT_FALSE(record->opening.empty());
    EXPECT_EQ(record->date, "1970-01-01");
}

TEST(Sitting, WritesWhoPlaysAndWhatTheDiceComeFrom) {
    Scene scene(plan_of("pollyanna-1916", "b r=careful"));
    scene.sit("ana", "b");
    const auto record = game::read(scene.table().record());
    ASSERT_TRUE(record);
    EXPECT_EQ(record->seats[2].name, "");
    const std::vector<game::Tag> tags{{"players", "b=human,r=careful"},
                                      {"dice", "parlor-dice-3"},
                                      {"table", "k3f9x2m7qa4c"},
                                      {"tips", "b=" + std::get<Sat>(scene.log()[1].payload).tip}};
    EXPECT_EQ(record->others, tags);
}

TEST(Sitting, WritesWhoSatDownLastAtOlderTables) {
    Scene scene(plan_of("pollyanna-1916", "b r"), 7, with_older_chains);
    scene.sit("ana", "b");
    EXPECT_EQ(scene.ask("ana", Stand{'b'}), "");
    scene.sit("ben", "r");
    scene.sit("ana", "b");
    const auto record = game::read(scene.table().record());
    ASSERT_TRUE(record);
    EXPECT_EQ(record->others.back(), (game::Tag{"sat", "rb"}));
}

TEST(Sitting, LetsOnePlayerTakeSeveralSeats) {
    Scene scene(plan_of("pollyanna-1916+partners", "b g r y"));
    scene.sit("ana", "br");
    scene.sit("ben", "yg");
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    scene.check_fold();
}

TEST(Sitting, IsRefusedByName) {
    Scene scene(plan_of("zenda", "s z"));
    EXPECT_EQ(scene.ask("ana", Sit{'x', "Ana", hex_of('1')}), "unknown_seat");
    EXPECT_EQ(scene.ask("ana", Sit{'s', " \t ", scene.tip('s')}), "bad_name");
    EXPECT_EQ(scene.ask("ana", Sit{'s', std::string(25, 'x'), scene.tip('s')}), "bad_name");
    EXPECT_EQ(scene.ask("ana", Sit{'s', "\xe2\x80\x8b", scene.tip('s')}), "bad_name");
    EXPECT_EQ(scene.ask("ana", Sit{'s', "\xe3\x85\xa4", scene.tip('s')}), "bad_name");
    EXPECT_EQ(scene.ask("ana", Sit{'s', "Ana", "12"}), "bad_tip");
    EXPECT_EQ(scene.ask("ana", Sit{'s', "Ana", hex_of('g')}), "bad_tip");
    std::string long_name;
    for (int i = 0; i < 24; ++i) long_name += "ñ";
    EXPECT_EQ(scene.ask("ana", Sit{'s', long_name, scene.tip('s')}), "");
    EXPECT_EQ(scene.ask("ben", Sit{'s', "Ben", scene.tip('s')}), "seat_taken");
    EXPECT_EQ(scene.ask("ben", Stand{'s'}), "not_your_seat");
    EXPECT_EQ(scene.ask("ben", Fill{"deep"}), "not_seated");
    EXPECT_EQ(scene.ask("ana", Fill{"nobody"}), "unknown_level");
    EXPECT_EQ(scene.ask("ana", Throw{0}), "not_begun");
    EXPECT_EQ(scene.ask("ana", Offer{OfferKind::Draw}), "not_begun");
    EXPECT_EQ(scene.ask("ana", Resign{'s'}), "not_begun");
    scene.sit("ben", "z");
    EXPECT_EQ(scene.ask("ben", Stand{'z'}), "already_begun");
    EXPECT_EQ(scene.ask("cid", Sit{'s', "Cid", scene.tip('s')}), "already_begun");
    EXPECT_EQ(scene.ask("ana", Fill{"deep"}), "already_begun");
}

TEST(Sitting, StandingUpFreesTheSeatAndTakesTheTipAway) {
    Scene scene(plan_of("zenda", "s z"));
    scene.sit("ana", "s");
    EXPECT_EQ(scene.ask("ana", Stand{'s'}), "");
    EXPECT_FALSE(scene.table().sits("ana"));
    EXPECT_EQ(scene.ask("ben", Sit{'s', "Ben", scene.tip('s')}), "");
    EXPECT_EQ(scene.ask("ana", Sit{'z', "Ana", scene.tip('z')}), "");
    scene.reveal();
    const std::string tip = std::get<Sat>(scene.log()[3].payload).tip;
    EXPECT_NE(scene.table().record().find("tips: s=" + tip), std::string::npos);
    scene.check_fold();
}

TEST(Sitting, ComputersFillWhatIsFree) {
    Scene scene(plan_of("pollyanna-1951", "b g=simple r y"));
    scene.sit("ana", "r");
    EXPECT_EQ(scene.ask("ana", Fill{"1"}), "");
    EXPECT_EQ(scene.ask("ana", Fill{"1"}), "no_seat_free");
    scene.reveal();
    EXPECT_EQ(scene.table().phase(), Phase::Playing);
    EXPECT_EQ(scene.seat('b').level, "random");
    EXPECT_EQ(scene.seat('g').level, "simple");
    EXPECT_EQ(scene.seat('r').level, "");
    scene.check_fold();
}

TEST(Sitting, DaysAreCountedAsTheCalendarDoes) {
    constexpr Milliseconds a_day = 86'400'000;
    EXPECT_EQ(date_text(0), "1970-01-01");
    EXPECT_EQ(date_text(a_day * 59 - 1), "1970-02-28");
    EXPECT_EQ(date_text(a_day * 11016), "2000-02-29");
    EXPECT_EQ(date_text(a_day * 11017), "2000-03-01");
    EXPECT_EQ(date_text(1'795'737'600'000), "2026-11-27");
}

}  // namespace
}  // namespace parlor::tables
