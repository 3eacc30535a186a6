// SPDX-License-Identifier: MIT
// Tables from positions of either game.
#include "games/games.h"

#include <gtest/gtest.h>

namespace parlor::match {
namespace {

TEST(Open, TakesTheGameThatThePositionNames) {
    const auto pollyanna =
        games::open("  pollyanna-1951+partners b:w,w,w,6 g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    ASSERT_TRUE(pollyanna);
    EXPECT_EQ((*pollyanna)->due(), Due::Throw);
    const auto zenda = games::open("zenda k:- y:- m:- a:- s set");
    ASSERT_TRUE(zenda);
    EXPECT_EQ((*zenda)->due(), Due::Set);
    EXPECT_EQ((*zenda)->side(), 's');
}

TEST(Open, TakesTheThrowWithThePosition) {
    const auto table = games::open("pollyanna-1951 b:w,w,w,6 g:- r:w,w,w,w y:- b 3-6");
    ASSERT_TRUE(table);
    EXPECT_EQ((*table)->thrown_text(), "6-3");
    EXPECT_EQ((*table)->due(), Due::Step);
}

TEST(Open, RefusesWithEveryFault) {
    const TextFaults faults =
        games::open("pollyanna-1951 b:w,w,w,61 g:- r:w,w,w,w y:- b 7-1").error();
    EXPECT_EQ(faults, (TextFaults{{"unknown_space", "b:61"}, {"unknown_throw", "7-1"}}));
    EXPECT_EQ(games::open("whist").error().front().name, "unknown_edition");
    EXPECT_EQ(games::open("").error().front().name, "unknown_edition");
    EXPECT_EQ(games::open("zenda").error().front().name, "field_missing");
}

}  // namespace
}  // namespace parlor::match
