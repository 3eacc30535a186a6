// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/game.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/text.h"
#include "support/positions.h"

namespace parlor::pollyanna {
namespace {

using tests::position;

// The same by the obvious generator, and nothing remembered.
std::uint64_t counted_slowly(const Position& from, int depth) {
    if (depth == 0) return 1;
    if (!winners(from).empty()) return 0;
    std::uint64_t lines = 0;
    for (const WeightedThrow& each : all_throws) {
        for (const Play& play : plays(from, each.thrown)) {
            lines += counted_slowly(play.after, depth - 1);
        }
    }
    return lines;
}

TEST(Perft, OfNoThrowsIsOne) {
    EXPECT_EQ(Perft().count(position("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?"), 0), 1U);
    EXPECT_EQ(Perft().count(position("pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b"), 0), 1U);
}

TEST(Perft, HasNoThrowsOnceTheGameIsOver) {
    EXPECT_EQ(Perft().count(position("pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b"), 3), 0U);
}

TEST(Perft, CountsWhatTheObviousGeneratorCounts) {
    for (const std::string_view text :
         {"pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?",
          "pollyanna-1951+partners b:w,6,10,B3 g:w,w,21,40 r:22,22,r1,h y:w,51,55,A2 b ?",
          "dixie-1952 b:b4,b6,h,h g:- r:r3,h,h,h y:- r ?"}) {
        EXPECT_EQ(Perft().count(position(text), 2), counted_slowly(position(text), 2)) << text;
    }
}

TEST(Perft, IsTheSumOverTheThrows) {
    const Position from = position("pollyanna-1916 b:w,w,20,h g:- r:w,w,36,50 y:- b ?");
    Perft counter;
    std::uint64_t lines = 0;
    for (const WeightedThrow& each : all_throws) lines += counter.count(from, each.thrown, 3);
    EXPECT_EQ(lines, counter.count(from, 3));
    EXPECT_EQ(lines, Perft().count(from, 3));
}

}  // namespace
}  // namespace parlor::pollyanna
