// SPDX-License-Identifier: MIT
// What deserves a moment's notice of a step.
#include <gtest/gtest.h>

#include "protocols/page_api/page_api.h"

namespace parlor::page_api {
namespace {

using Moments = std::vector<page::Moment>;

// Opens a position, makes the step, and says what is to be noticed.
Moments noticed(std::string_view position, std::string_view step) {
    PageApi page;
    const auto view = page.open(language::Language::English, {std::string(position), "1"});
    EXPECT_TRUE(view) << position;
    if (!view) return {};
    const auto done = page.find(view->table)->step(step);
    EXPECT_TRUE(done) << position << ' ' << step;
    return done && !done->movements.empty() ? done->movements.front().moments : Moments();
}

TEST(Moments, ABlockadeIsMadeByTheSecondPieceAndBrokenByTheLastButOne) {
    EXPECT_EQ(noticed("pollyanna-1916 b:w,w,17,20 g:- r:w,w,w,w y:- b 3-1", "17/20"),
              (Moments{{"blockade_made", "20"}}));
    EXPECT_EQ(noticed("pollyanna-1916 b:w,w,20,20 g:- r:w,w,w,w y:- b 3-1", "20/23"),
              (Moments{{"blockade_broken", "20"}}));
    // A third piece makes no other Blockade, and leaves one behind.
    EXPECT_EQ(noticed("pollyanna-1916 b:w,17,20,20 g:- r:w,w,w,w y:- b 3-1", "17/20"), Moments());
    EXPECT_EQ(noticed("pollyanna-1916 b:w,20,20,20 g:- r:w,w,w,w y:- b 3-1", "20/23"), Moments());
}

TEST(Moments, OneStepMayBreakABlockadeAndMakeAnother) {
    EXPECT_EQ(noticed("poleana b:w,20,20,23 g:- r:w,w,w,w y:- b 3-1", "20/23"),
              (Moments{{"blockade_broken", "20"}, {"blockade_made", "23"}}));
}

TEST(Moments, PartnersMakeABlockadeTogether) {
    EXPECT_EQ(
        noticed("pollyanna-1916+partners b:w,w,w,17 g:w,w,w,w r:w,w,w,20 y:w,w,w,w b 3-1", "17/20"),
        (Moments{{"blockade_made", "20"}}));
}

// Red is four behind: fourteen falls of thirty-six. Eleven would be too few.
TEST(Moments, WhoeverGetsOutOfReachOfMuchHasEscaped) {
    EXPECT_EQ(noticed("pollyanna-1916 b:44,h,h,h g:- r:40,h,h,h y:- b 6-5", "44/50"), Moments());
    EXPECT_EQ(noticed("pollyanna-1916 b:56,h,h,h g:- r:52,h,h,h y:- b 4-1", "56/0"),
              (Moments{{"escaped", "0"}}));
    EXPECT_EQ(noticed("pollyanna-1916 b:59,h,h,h g:- r:58,h,h,h y:- b 6-1", "59/0"), Moments());
}

TEST(Moments, NobodyEscapesFromWhereItHasOnlyJustCome) {
    PageApi page;
    const auto view = page.open(language::Language::English,
                                {"pollyanna-1916 b:54,h,h,h g:- r:52,h,h,h y:- b 4-2", "1"});
    ASSERT_TRUE(view);
    ASSERT_TRUE(page.find(view->table)->step("54/56"));
    const auto done = page.find(view->table)->step("56/0");
    ASSERT_TRUE(done);
    EXPECT_EQ(done->movements.front().moments, Moments());
}

TEST(Moments, APieceComesHome) {
    EXPECT_EQ(noticed("pollyanna-1916 b:w,w,w,b7 g:- r:w,w,w,w y:- b 3-1", "b7/h"),
              (Moments{{"home", "h"}}));
}

TEST(Moments, AreNotUndone) {
    PageApi page;
    const auto view = page.open(language::Language::English,
                                {"pollyanna-1916 b:w,w,17,20 g:- r:w,w,w,w y:- b 3-1", "1"});
    ASSERT_TRUE(view);
    ASSERT_TRUE(page.find(view->table)->step("17/20"));
    const auto back = page.find(view->table)->undo();
    ASSERT_TRUE(back);
    EXPECT_EQ(back->movements.front().moments, Moments());
}

TEST(Moments, AreToldAgainInTheStory) {
    PageApi page;
    const auto view = page.open(language::Language::English,
                                {"pollyanna-1916 b:w,w,17,20 g:- r:w,w,w,36 y:- b 3-1", "1"});
    ASSERT_TRUE(view);
    for (const std::string_view step : {"17/20", "20/21"}) {
        ASSERT_TRUE(page.find(view->table)->step(step));
    }
    ASSERT_TRUE(page.find(view->table)->confirm());
    const auto story = page.find(view->table)->story();
    const auto& movements = story.turns.front().movements;
    ASSERT_EQ(movements.size(), 2);
    EXPECT_EQ(movements[0].moments, (Moments{{"blockade_made", "20"}}));
    EXPECT_EQ(movements[1].moments, (Moments{{"blockade_broken", "20"}}));
}

// Any 2 takes the piece that stands alone, two spots from the enemy; beside another it is safe.
TEST(Moments, APieceOfZendaEscapesToAFriend) {
    EXPECT_EQ(noticed("zenda k:31 y:68 m:78 a:64,66 s 6-5-1", "a:66/65"),
              (Moments{{"escaped", "65"}}));
    EXPECT_EQ(noticed("zenda k:31 y:68 m:78 a:64,65 s 6-5-1", "a:65/66"), Moments());
}

}  // namespace
}  // namespace parlor::page_api
