// SPDX-License-Identifier: MIT
// Tables online and their fair dice know the third game from the table of games alone.
#include "unit/online/tables/scene.h"

namespace parlor::tables {
namespace {

TEST(ThirdGameOnline, IsPlannedBySeatsAndLevelsOfItsOwn) {
    const auto plan = accepted(plan_of("countdown", "r=2 b"));
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->seats, (std::vector<SeatPlan>{{'b', ""}, {'r', "careful"}}));
    EXPECT_FALSE(accepted(plan_of("countdown", "b g")));
    EXPECT_FALSE(accepted(plan_of("countdown", "b")));
    EXPECT_FALSE(accepted(plan_of("countdown", "b r=master")));
    EXPECT_FALSE(accepted(plan_of("countdown+partners", "b r")));
}

TEST(ThirdGameOnline, IsPlayedToTheEndWithDiceThatCanBeChecked) {
    Scene scene(plan_of("countdown", "b r=careful"));
    scene.sit("ana", "b");
    base::Random random(3);
    scene.play(random);
    ASSERT_EQ(scene.table().phase(), Phase::Over);
    EXPECT_EQ(scene.match().game(), "countdown");
    EXPECT_FALSE(scene.match().result_text().empty());
    scene.check_fold();
    scene.check_dice();
}

}  // namespace
}  // namespace parlor::tables
