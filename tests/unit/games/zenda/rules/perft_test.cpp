// SPDX-License-Identifier: MIT
#include "games/zenda/rules/game.h"

#include <gtest/gtest.h>

#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using tests::lane;

std::uint64_t counted_by_plays(const Position& from, int depth) {
    if (depth == 0) return 1;
    if (is_over(from)) return 0;
    std::uint64_t lines = 0;
    for (const WeightedThrow& each : all_throws) {
        for (const Play& play : plays(lane(), from, each.thrown)) {
            lines += counted_by_plays(play.after, depth - 1);
        }
    }
    return lines;
}

TEST(Perft, OfNoThrowsIsOne) {
    Perft counter(lane());
    EXPECT_EQ(counter.count(tests::in_lane("zenda k:9 y:- m:- a:20 s ?"), 0), 1U);
    EXPECT_EQ(counter.count(tests::in_lane("zenda k:26 y:- m:- a:20 =z"), 0), 1U);
}

TEST(Perft, HasNoThrowsOnceTheGameIsOver) {
    EXPECT_EQ(Perft(lane()).count(tests::in_lane("zenda k:26 y:- m:- a:20 =z"), 2), 0U);
}

// Streslau has no piece left to move: 56 throws, each lost.
TEST(Perft, CountsALostThrowAsALine) {
    EXPECT_EQ(Perft(lane()).count(tests::in_lane("zenda k:9 y:- m:- a:- s ?"), 1), 56U);
}

TEST(Perft, CountsWhatThePlaysCount) {
    Perft counter(lane());
    for (const std::string_view text :
         {"zenda k:1 y:20 m:- a:2,24 s ?", "zenda k:22 y:- m:10 a:- z ?"}) {
        EXPECT_EQ(counter.count(tests::in_lane(text), 2), counted_by_plays(tests::in_lane(text), 2))
            << text;
    }
}

TEST(Perft, IsTheSumOverTheThrows) {
    const Position from = tests::in_lane("zenda k:1 y:20 m:- a:2,24 s ?");
    Perft counter(lane());
    std::uint64_t lines = 0;
    for (const WeightedThrow& each : all_throws) lines += counter.count(from, each.thrown, 2);
    EXPECT_EQ(lines, counter.count(from, 2));
}

}  // namespace
}  // namespace parlor::zenda
