// SPDX-License-Identifier: MIT
// Turns that are kept small come out as they went in.
#include "rules/match/turn_log.h"

#include <gtest/gtest.h>

namespace parlor::match {
namespace {

game::Turn turn(std::string thrown, std::string play, std::string after) {
    return {'b', std::move(thrown), std::move(play), std::move(after)};
}

TEST(TurnLog, GivesBackWhatItWasGiven) {
    const std::string long_head(300, 'x');
    const std::string long_tail(300, 'y');
    const std::vector<game::Turn> given{
        turn("6-3", "w/6 w/3", "pollyanna-1916 b:w,w,3,6 r:w,w,w,w r ?"),
        turn("5-1", "pass", "pollyanna-1916 b:w,w,3,6 r:w,w,w,w b ?"),
        turn("5-1", "pass", "pollyanna-1916 b:w,w,3,6 r:w,w,w,w b ?"),
        turn("set", "", "aaa"),
        turn("", "a", "aaaa"),
        turn("", "a", "a"),
        turn("2-2", "a", long_head + "1" + long_tail),
        turn("2-2", "a", long_head + "22" + long_tail),
        turn("2-2", "a", "1" + long_tail),
    };
    TurnLog log;
    for (const game::Turn& each : given) log.add(each);
    EXPECT_EQ(log.size(), given.size());
    EXPECT_EQ(log.turns(), given);
    const TurnLog copy = log;
    log.add(turn("1-1", "b", "b"));
    EXPECT_EQ(copy.turns(), given);
    EXPECT_EQ(log.turns().back(), turn("1-1", "b", "b"));
}

TEST(TurnLog, OfNothingIsEmpty) {
    EXPECT_EQ(TurnLog().size(), 0U);
    EXPECT_TRUE(TurnLog().turns().empty());
}

}  // namespace
}  // namespace parlor::match
