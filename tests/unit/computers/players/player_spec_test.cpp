// SPDX-License-Identifier: MIT
#include "computers/players/player_spec.h"

#include <gtest/gtest.h>

#include "computers/players/player_spec.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::players {
namespace {

using namespace pollyanna;

TEST(SearchSpec, ReadsHowFarAheadAndFromWhat) {
    const auto search = parse_search("ahead:2:4:2.5");
    ASSERT_TRUE(search);
    EXPECT_EQ(search->ahead, 2);
    EXPECT_EQ(search->selection.most, 4U);
    EXPECT_DOUBLE_EQ(search->selection.margin, 0.025);
}

TEST(SearchSpec, ReadsRolloutsWithAdviceAndWithout) {
    const auto search = parse_search("rollouts:800x8:6:4:100");
    ASSERT_TRUE(search);
    EXPECT_EQ(search->ahead, 0);
    EXPECT_EQ(search->rollouts, 800);
    EXPECT_EQ(search->throws, 8);
    EXPECT_EQ(search->selection.most, 6U);
    EXPECT_DOUBLE_EQ(search->selection.margin, 0.04);
    EXPECT_EQ(search->advice, 100);
    EXPECT_EQ(parse_search("rollouts:800x8:6:4")->advice, 0);
}

TEST(SearchSpec, IsNothingElse) {
    for (const auto* const text :
         {"", "careful", "ahead", "ahead:2", "ahead:3:4:2", "ahead:0:4:2", "ahead:2:0:2",
          "ahead:2:4:101", "ahead:2:4:-1", "ahead:2:4:2:1", "rollouts:800:6:4", "rollouts:0x8:6:4",
          "rollouts:800x0:6:4", "rollouts:800x8x1:6:4", "rollouts:2000000x8:6:4", "rollouts:800x8",
          "rollouts:800x8:6:4:0", "rollouts:800x8:6:4:1:1", "Rollouts:800x8:6:4"}) {
        EXPECT_FALSE(parse_search(text)) << text;
    }
}

// Two that search in the same way choose the same.
TEST(SearchSpec, PlaysAsTheLevelThatSearchesSo) {
    const auto read = parse_position("pollyanna-1916 b:12,17,30,40 g:- r:w,9,14,21 y:- b ?");
    ASSERT_TRUE(read);
    Results results;
    results.find(read->position, pollyanna::Throw::of(3, 1));
    ASSERT_GT(results.size(), 5U);
    const auto choice = [&](std::string_view name) {
        base::Random random(5);
        return make_player<Pollyanna>(name)->choose(read->position, results, random,
                                                    base::never_stop);
    };
    EXPECT_EQ(choice("deep"), choice("ahead:1:6:5"));
    EXPECT_EQ(choice("searcher"), choice("ahead:2:4:2"));
    EXPECT_EQ(choice("master"), choice("rollouts:800x8:6:4:100"));
    EXPECT_EQ(parse_player<Pollyanna>("4")->name, "deep");
    EXPECT_EQ(parse_player<Pollyanna>("ahead:1:6:5")->name, "ahead:1:6:5");
}

}  // namespace
}  // namespace parlor::players
