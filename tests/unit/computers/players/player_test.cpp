// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "computers/players/player_spec.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/rules/text.h"
#include "support/positions.h"

namespace parlor::players {
namespace {

using namespace pollyanna;

using tests::position;

// What a player makes of a throw, as position text.
std::string choice(std::string_view player, std::string_view text_with_throw,
                   std::uint64_t seed = 1) {
    const auto read = parse_position(text_with_throw);
    Results results;
    results.find(read->position, *read->thrown);
    base::Random random(seed);
    return text(results[make_player<Pollyanna>(player)->choose(read->position, results, random,
                                                               base::never_stop)]);
}

// The positions of a few throws that a player plays against itself.
std::vector<Position> played(std::string_view name, std::uint64_t seed) {
    const auto player = make_player<Pollyanna>(name);
    base::Random dice(seed);
    base::Random choices(seed, 1);
    Results results;
    Position now = position("pollyanna-1916 b:w,8,25,48 g:- r:w,18,37,55 y:- b ?");
    std::vector<Position> all;
    for (int i = 0; i < 2; ++i) {
        results.find(now, Throw::by(dice));
        const std::size_t index = player->choose(now, results, choices, base::never_stop);
        EXPECT_LT(index, results.size());
        now = results[index];
        all.push_back(now);
    }
    return all;
}

TEST(Roster, NamesEveryPlayerOnce) {
    std::set<std::string_view> names;
    for (const auto& each : roster<Pollyanna>()) {
        EXPECT_TRUE(names.insert(each.name).second) << each.name;
        EXPECT_NE(make_player<Pollyanna>(each.name), nullptr);
        EXPECT_NE(make_player<Pollyanna>(std::to_string(each.number)), nullptr);
    }
    EXPECT_EQ(make_player<Pollyanna>("nobody"), nullptr);
    EXPECT_EQ(make_player<Pollyanna>(""), nullptr);
}

TEST(Player, ChoosesWhatThereIsAndTheSameForTheSameStream) {
    for (const auto& each : roster<Pollyanna>()) {
        EXPECT_EQ(played(each.name, 11), played(each.name, 11)) << each.name;
        EXPECT_NE(played(each.name, 11), played(each.name, 12)) << each.name;
    }
}

TEST(RandomPlayer, ChoosesEveryResultAsOften) {
    const Position before = position("pollyanna-1916 b:12,17,30,40 g:- r:w,w,w,w y:- b ?");
    Results results;
    results.find(before, Throw::of(2, 1));
    ASSERT_GT(results.size(), 5U);
    std::map<std::size_t, int> counts;
    base::Random random(4);
    const auto player = make_player<Pollyanna>("random");
    const int each = 2000;
    for (std::size_t i = 0; i < each * results.size(); ++i) {
        ++counts[player->choose(before, results, random, base::never_stop)];
    }
    ASSERT_EQ(counts.size(), results.size());
    for (const auto& [index, count] : counts) EXPECT_NEAR(count, each, 200) << index;
}

TEST(SimplePlayer, GoesHomeToWin) {
    EXPECT_EQ(choice("simple", "pollyanna-1916 b:b4,h,h,h g:- r:w,w,w,w y:- b 4-2"),
              "pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b");
}

TEST(SimplePlayer, BringsAPieceHomeRatherThanCapture) {
    EXPECT_EQ(choice("simple", "pollyanna-1916 b:b5,20,h,h g:- r:23,h,h,h y:- b 3-1"),
              "pollyanna-1916 b:21,h,h,h g:- r:23,h,h,h y:- r ?");
}

TEST(SimplePlayer, CapturesWhatItCan) {
    const std::string after =
        choice("simple", "pollyanna-1916 b:10,25,h,h g:- r:12,h,h,h y:- b 5-2");
    EXPECT_NE(after.find(" r:w,h,h,h"), std::string::npos) << after;
}

TEST(SimplePlayer, LeavesNoPieceUnderARivalsNoseIfItCanBeHelped) {
    // With the 3 or with both dice the piece on 38 would stop right before Red.
    const std::string after =
        choice("simple", "pollyanna-1916 b:b1,38,h,h g:- r:40,h,h,h y:- b 3-1");
    EXPECT_TRUE(after.find(" b:38,b5,") != std::string::npos ||
                after.find(" b:39,b4,") != std::string::npos)
        << after;
}

TEST(SimplePlayer, MakesABlockadeWhereNothingPresses) {
    EXPECT_EQ(choice("simple", "pollyanna-1916 b:12,13,50,h g:- r:w,w,w,w y:- b 5-4"),
              "pollyanna-1916 b:17,17,50,h g:- r:w,w,w,w y:- r ?");
}

TEST(SimplePlayer, OtherwiseTakesTheForemostOn) {
    EXPECT_EQ(choice("simple", "pollyanna-1916 b:12,28,h,h g:- r:w,w,w,w y:- b 5-4"),
              "pollyanna-1916 b:12,37,h,h g:- r:w,w,w,w y:- r ?");
}

}  // namespace
}  // namespace parlor::players
