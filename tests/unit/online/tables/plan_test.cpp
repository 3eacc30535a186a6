// SPDX-License-Identifier: MIT
#include "online/tables/plan.h"

#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

std::string error_of(const TablePlan& plan) {
    const auto fine = accepted(plan);
    return fine ? "" : std::string(name(fine.error()));
}

TEST(Plan, IsPutInOrderAndItsLevelsAreNamed) {
    const auto fine = accepted(plan_of("pollyanna-1916+partners", "y g=3 r b=master"));
    ASSERT_TRUE(fine);
    EXPECT_EQ(*fine, plan_of("pollyanna-1916+partners", "b=master g=careful r y"));
}

TEST(Plan, IsRefusedByName) {
    EXPECT_EQ(error_of(plan_of("chess", "b r")), "unknown_edition");
    EXPECT_EQ(error_of(plan_of("zenda+partners", "s z")), "unknown_switch");
    EXPECT_EQ(error_of(plan_of("pollyanna-1916", "b b")), "unknown_seat");
    EXPECT_EQ(error_of(plan_of("pollyanna-1916", "s z")), "unknown_seat");
    EXPECT_EQ(error_of(plan_of("pollyanna-1916", "b g")), "seats_not_playable");
    EXPECT_EQ(error_of(plan_of("pollyanna-1916+partners", "b r")), "partners_need_four");
    EXPECT_EQ(error_of(plan_of("zenda", "s k")), "seats_not_playable");
    EXPECT_EQ(error_of(plan_of("zenda", "")), "seats_not_playable");
    EXPECT_EQ(error_of(plan_of("zenda", "s z=grandmaster")), "unknown_level");
    EXPECT_EQ(error_of(plan_of("zenda", "s=deep z=deep")), "nobody_to_play");
}

TEST(Plan, MayNameTheHouseWhoseRulesAreItsOwn) {
    TablePlan plan = plan_of("poleana+must_capture", "b r");
    plan.house = "la casa de Beto";
    EXPECT_EQ(accepted(plan)->house, "la casa de Beto");
    EXPECT_EQ(rotated(plan).house, "la casa de Beto");
    for (const char* house : {"\xe2\x80\x8b", " Tepito", "Te\npito",
                              "a name that goes on for longer than anybody would read"}) {
        plan.house = house;
        EXPECT_EQ(error_of(plan), "bad_house_name") << house;
    }
}

TEST(Plan, MayHaveSpinnersWhereTheEditionOffersThem) {
    TablePlan plan = plan_of("pollyanna-es+partners", "b g r y");
    plan.spinners = true;
    EXPECT_TRUE(accepted(plan)->spinners);
    EXPECT_TRUE(rotated(plan).spinners);
    for (const char* game : {"pollyanna-1951", "dixie-1952", "poleana"}) {
        plan.game = game;
        EXPECT_EQ(error_of(plan), "no_spinners") << game;
    }
    plan.spinners = false;
    EXPECT_EQ(error_of(plan), "");
}

TEST(Plan, HasLimitsOfTime) {
    constexpr std::uint32_t month = 30 * 24 * 60 * 60;
    EXPECT_EQ(error_of(plan_of("zenda", "s z", {month, month})), "");
    EXPECT_EQ(error_of(plan_of("zenda", "s z", {month + 1, 0})), "clock_too_long");
    EXPECT_EQ(error_of(plan_of("zenda", "s z", {0, month + 1})), "clock_too_long");
    TablePlan plan = plan_of("zenda", "s z");
    plan.patience_seconds = 9;
    EXPECT_EQ(error_of(plan), "bad_patience");
    plan.patience_seconds = month + 1;
    EXPECT_EQ(error_of(plan), "bad_patience");
}

TEST(Plan, OfARematchMovesEverybodyOneSeatOn) {
    EXPECT_EQ(rotated(plan_of("pollyanna-1916", "b=deep g r y")),
              plan_of("pollyanna-1916", "b g=deep r y"));
    EXPECT_EQ(rotated(plan_of("zenda", "s z=deep")), plan_of("zenda", "s=deep z"));
}

}  // namespace
}  // namespace parlor::tables
