// SPDX-License-Identifier: MIT
// The engine's lines, when there is a third game.
#include <gtest/gtest.h>

#include <algorithm>

#include "protocols/engine_lines/session.h"

namespace parlor::engine_lines {
namespace {

using Lines = std::vector<std::string>;

Lines say(Session& session, std::string_view line) {
    const SessionAnswer answer = session.answer(line);
    std::vector<Reply> replies = answer.replies;
    if (answer.thinking) replies = session.think(*answer.thinking, base::never_stop);
    Lines all;
    for (const Reply& each : replies) all.push_back(text(each));
    return all;
}

TEST(ThirdGameEngine, IsIntroduced) {
    Session session({.version = "1.0"});
    const Lines told = say(session, "hello 1");
    EXPECT_NE(std::ranges::find(told, "game countdown"), told.end());
}

TEST(ThirdGameEngine, IsThoughtAbout) {
    Session session({.version = "1.0", .level = "careful"});
    EXPECT_EQ(say(session, "position countdown 2 r 6-5-1"), Lines{});
    EXPECT_EQ(say(session, "go"), (Lines{"info after countdown 0 =r",
                                         "info chances b=0.0000 r=1.0000", "bestplay -2"}));
}

// The strongest level that any game has is the engine's usual one, and Countdown has no `master`.
TEST(ThirdGameEngine, PlaysItsBestWhereALevelIsNotItsOwn) {
    Session session({.version = "1.0"});
    EXPECT_EQ(say(session, "position countdown 2 r 6-5-1"), Lines{});
    EXPECT_EQ(say(session, "go level master").back(), "bestplay -2");
}

}  // namespace
}  // namespace parlor::engine_lines
