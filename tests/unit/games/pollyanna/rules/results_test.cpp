// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/results.h"

#include <gtest/gtest.h>

#include <set>

#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

std::set<std::string> all(Results& results) {
    std::set<std::string> texts;
    for (std::size_t i = 0; i < results.size(); ++i) texts.insert(text(results[i]));
    return texts;
}

// Rewards that chain: far more results than any buffer of a fixed size would foresee.
// cites P76
TEST(Results, ThereIsNoLimitToTheirNumber) {
    const auto from =
        parse_position("pollyanna-es b:8,12,14,16 g:24,26,28,32 r:20,22,44,48 y:18,36,38,42 b 6-4");
    ASSERT_TRUE(from);
    Results results;
    results.find(from->position, *from->thrown);
    EXPECT_EQ(results.size(), 10'577U);
    EXPECT_EQ(all(results).size(), 10'577U);
}

// Without partners the order of steps decides whether a third piece has come to rest (Q1).
// cites Q1
TEST(Results, AThirdPieceThatStaysCostsTwoResults) {
    Results results;
    for (const auto& [edition, count] :
         {std::pair{"pollyanna-1916", 72}, {"pollyanna-1916+third_piece", 74}}) {
        const auto from = parse_position(std::string(edition) +
                                         " b:21,25,28,34 g:- r:18,20,20,h y:w,30,35,y3 r 2-1");
        ASSERT_TRUE(from);
        results.find(from->position, *from->thrown);
        EXPECT_EQ(results.size(), static_cast<std::size_t>(count)) << edition;
    }
}

TEST(Results, SampleIsAlwaysOneOfThem) {
    Results results;
    Results sampled;
    base::Random random(9);
    for (const Edition& edition : editions) {
        for (const Variant variant : {Variant(edition.id), Variant(edition.id).with_partners()}) {
            Position position = starting_position(variant, SeatSet::all(), Seat::Blue);
            for (int i = 0; i < 5'000 && winners(position).empty(); ++i) {
                const Throw thrown = Throw::by(random);
                results.find(position, thrown);
                const Position next = sampled.sample(position, thrown, random);
                ASSERT_TRUE(all(results).contains(text(next))) << text(position, thrown);
                position = next;
            }
        }
    }
}

// The order is a contract: a seed must replay the same game everywhere.
TEST(Results, ComeInADefinedOrder) {
    const auto from = parse_position("dixie-1952 b:w,10,18,h g:- r:w,w,21,40 y:- b 5-3");
    ASSERT_TRUE(from);
    Results results;
    results.find(from->position, *from->thrown);
    std::string order;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const Position after = results[i];
        order += text(after.of(Seat::Blue)[1]) + "," + text(after.of(Seat::Blue)[2]) +
                 (after.of(Seat::Red) == from->position.of(Seat::Red) ? " " : "* ");
    }
    EXPECT_EQ(order,
              "13,23 10,26 13,B3 10,B6 15,B1 18,18 15,31* 21,25* 21,B5* 15,21* 20,26* 10,36* "
              "10,C1* 10,26* ");
}

}  // namespace
}  // namespace parlor::pollyanna
