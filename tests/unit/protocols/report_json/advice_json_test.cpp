// SPDX-License-Identifier: MIT
#include "protocols/report_json/reports.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "base/stop.h"
#include "games/games.h"
#include "games/pollyanna/match/match.h"

namespace parlor::report_json {
namespace {

namespace json = boost::json;

TEST(AdviceJson, HasWhatWasAdvised) {
    pollyanna::Match table(
        pollyanna::parse_position("pollyanna-1951 b:w,w,8,h g:- r:w,w,w,10 y:- b ?")->position);
    table.throw_dice("2-1");
    const auto coach = games::of("pollyanna").coach();
    const auto sides = coach->sides(table);
    const auto given =
        coach->advice(table, {.most = 2, .effort = coach::Effort::Quick}, base::never_stop);
    const std::vector<std::string> why(given.size(), "because");
    const json::value read = json::parse(advice_json(table, {sides, given, why}));
    EXPECT_EQ(read.at("position").as_string(), table.position_text());
    EXPECT_EQ(read.at("throw").as_string(), "2-1");
    EXPECT_EQ(read.at("side").as_string(), "b");
    EXPECT_EQ(read.at("sides"), (json::array{"b", "r"}));
    const json::array& plays = read.at("plays").as_array();
    ASSERT_EQ(plays.size(), given.size());
    EXPECT_EQ(plays[0].at("play").as_string(), given[0].play);
    EXPECT_EQ(plays[0].at("after").as_string(), given[0].after);
    EXPECT_DOUBLE_EQ(plays[0].at("chances").at("r").as_double(), given[0].chances[1]);
    EXPECT_DOUBLE_EQ(plays[1].at("error").as_double(), given[1].error);
    EXPECT_EQ(plays[0].at("reasons").at(0).at("key").as_string(), "hint.captures");
    EXPECT_EQ(plays[0].at("why").as_string(), "because");
}

TEST(JudgedJson, HasTurnsAndTotals) {
    coach::JudgedTurn turn;
    turn.side = 1;
    turn.seat = 'r';
    turn.position = "before";
    turn.thrown = "6-3";
    turn.play = "w/36";
    turn.best_play = "36/39";
    turn.before = {0.4, 0.6};
    turn.luck = {-0.1, 0.1};
    turn.best = {0.3, 0.7};
    turn.played = {0.35, 0.65};
    turn.error = 0.05;
    turn.best_reasons = {{"hint.leaves_danger", {"11"}}};
    const auto game = coach::summed_up({"b", "r"}, {turn}, "=r");
    const json::value read = json::parse(judged_json(game, "=r"));
    EXPECT_EQ(read.at("result").as_string(), "=r");
    EXPECT_EQ(read.at("worst"), (json::array{1}));
    const json::value& totals = read.at("totals").at("r");
    EXPECT_DOUBLE_EQ(totals.at("skill").as_double(), 0.3);
    EXPECT_EQ(totals.at("marks").at("blunder"), 1);
    EXPECT_EQ(read.at("moment").at("kind").as_string(), "throw");
    EXPECT_EQ(read.at("turns").at(0).at("mark").as_string(), "blunder");
    const json::value& first = read.at("turns").at(0);
    EXPECT_EQ(first.at("side").as_string(), "r");
    EXPECT_DOUBLE_EQ(first.at("luck").at("b").as_double(), -0.1);
    EXPECT_EQ(first.at("best_reasons").at(0).at("numbers"), (json::array{"11"}));
    const json::value open = json::parse(judged_json(coach::summed_up({"b", "r"}, {turn}, ""), ""));
    EXPECT_EQ(open.at("result").as_string(), "unfinished");
    EXPECT_TRUE(open.at("totals").at("b").at("result").is_null());
}

}  // namespace
}  // namespace parlor::report_json
