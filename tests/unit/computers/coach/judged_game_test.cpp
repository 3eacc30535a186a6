// SPDX-License-Identifier: MIT
#include "computers/coach/judged_game.h"

#include <gtest/gtest.h>

#include <numeric>

#include "games/games.h"
#include "games/pollyanna/match/match.h"
#include "rules/match/resume.h"
#include "support/corpus.h"

namespace parlor::coach {
namespace {

constexpr analysis::AccuracyScale scale{.doubt = 0.004, .severity = 240};

JudgedTurn turn(std::size_t side, double luck, double error) {
    JudgedTurn made;
    made.side = side;
    made.luck = {side == 0 ? luck : -luck, side == 0 ? -luck : luck};
    made.error = error;
    made.before = {0.5, 0.5};
    made.best = {0.5 + made.luck[0], 0.5 + made.luck[1]};
    made.played = made.best;
    made.played[side] -= error;
    made.played[1 - side] += error;
    made.accuracy = analysis::accuracy_of(error, 2, scale);
    made.weight = 0.1;
    return made;
}

TEST(JudgedGame, AddsUpLuckAndErrors) {
    const JudgedGame game = summed_up(
        {"b", "r"}, {turn(0, 0.1, 0.02), turn(1, 0.3, 0), turn(0, -0.05, 0.06), turn(1, 0, 0.004)},
        "=b");
    const SideTotals& blue = game.totals[0];
    EXPECT_NEAR(blue.luck, 0.1 - 0.3 - 0.05, 1e-12);
    EXPECT_NEAR(blue.error, 0.08, 1e-12);
    EXPECT_EQ(blue.plays, 2U);
    EXPECT_EQ(blue.errors(), 2U);
    EXPECT_EQ(blue.count(Mark::Inaccuracy), 1U);
    EXPECT_EQ(blue.count(Mark::Blunder), 1U);
    EXPECT_EQ(blue.result, 1.0);
    EXPECT_NEAR(*blue.skill, 0.75, 1e-12);
    const SideTotals& red = game.totals[1];
    EXPECT_NEAR(red.luck, 0.25, 1e-12);
    EXPECT_EQ(red.errors(), 0U);
    EXPECT_EQ(red.result, 0.0);
    EXPECT_EQ(game.worst, (std::vector<std::size_t>{2, 0}));
}

TEST(JudgedGame, HasNoResultWhileItGoesOnAndHalfOfADraw) {
    const auto result = [](std::string_view of) {
        return summed_up({"br", "gy"}, {turn(0, 0, 0)}, of).totals[0].result;
    };
    EXPECT_EQ(result(""), std::nullopt);
    EXPECT_EQ(result("draw"), 0.5);
    EXPECT_EQ(result("=br"), 1.0);
    EXPECT_EQ(result("=gy"), 0.0);
}

TEST(JudgedGame, TellsTheFiveWorst) {
    std::vector<JudgedTurn> turns;
    for (int i = 0; i < 20; ++i) turns.push_back(turn(0, 0, i % 10 / 100.0));
    const JudgedGame game = summed_up({"b", "r"}, std::move(turns), "");
    EXPECT_EQ(game.worst, (std::vector<std::size_t>{9, 19, 8, 18, 7}));
}

JudgedTurn taught(std::size_t side, double error, std::string lesson) {
    JudgedTurn made = turn(side, 0, error);
    made.best_reasons = {{std::move(lesson), {}}};
    return made;
}

TEST(JudgedGame, TeachesDifferentThingsFirst) {
    const JudgedGame game = summed_up(
        {"b", "r"},
        {taught(0, 0.09, "captures"), taught(0, 0.08, "captures"), taught(0, 0.02, "safe"),
         taught(1, 0.5, "captures"), taught(0, 0.009, "blocks"), taught(0, 0.03, "enters")},
        "");
    EXPECT_EQ(lessons(game, "b"), (std::vector<std::size_t>{0, 5, 2}));
    EXPECT_EQ(lessons(game, "r"), (std::vector<std::size_t>{3}));
    EXPECT_EQ(lessons(game, ""), (std::vector<std::size_t>{3, 5, 2}));
}

TEST(JudgedGame, FillsUpWithWhatTeachesTheSame) {
    const JudgedGame game =
        summed_up({"b", "r"},
                  {taught(0, 0.02, "safe"), taught(0, 0.03, "safe"), taught(0, 0.04, "safe")}, "");
    EXPECT_EQ(lessons(game, ""), (std::vector<std::size_t>{2, 1, 0}));
}

TEST(JudgedGame, MarksPlaysByWhatTheyGiveAway) {
    const auto marked = [](double error) { return mark(turn(0, 0, error)); };
    EXPECT_EQ(marked(0), Mark::Best);
    EXPECT_EQ(marked(0.0099), Mark::Best);
    EXPECT_EQ(marked(0.01), Mark::Inaccuracy);
    EXPECT_EQ(marked(0.025), Mark::Mistake);
    EXPECT_EQ(marked(0.05), Mark::Blunder);
    JudgedTurn other = turn(0, 0, 0.001);
    other.best_play = "6/9";
    EXPECT_EQ(mark(other), Mark::Good);
    other.forced = true;
    EXPECT_EQ(mark(other), Mark::Forced);
}

TEST(JudgedGame, CallsThrowsLucky) {
    EXPECT_EQ(fortune(turn(1, 0.08, 0)), Fortune::Lucky);
    EXPECT_EQ(fortune(turn(1, -0.08, 0)), Fortune::Unlucky);
    EXPECT_EQ(fortune(turn(1, 0.079, 0)), Fortune::Usual);
}

double accuracy_of_blue(std::vector<JudgedTurn> turns) {
    return *summed_up({"b", "r"}, std::move(turns), "=b").totals[0].accuracy;
}

TEST(Accuracy, IsAHundredForTheBestAndFallsWithWhatIsGivenAway) {
    EXPECT_EQ(accuracy_of_blue({turn(0, 0, 0), turn(0, 0, 0.004)}), 100);
    double last = 100;
    for (double error = 0.005; error < 0.9; error *= 1.3) {
        const double now = accuracy_of_blue({turn(0, 0, 0), turn(0, 0, error)});
        EXPECT_LT(now, last) << error;
        last = now;
    }
    EXPECT_GE(last, 50);  // the other play was the best
}

TEST(Accuracy, KnowsNoLuckAndNoRivals) {
    const auto played = [](double luck, double of_red) {
        return accuracy_of_blue({turn(0, luck, 0.02), turn(1, -luck, of_red), turn(0, luck, 0)});
    };
    EXPECT_EQ(played(0.3, 0), played(-0.3, 0.2));
}

TEST(Accuracy, CountsAChoiceForMoreWhereMoreCanBeLost) {
    JudgedTurn grave = turn(0, 0, 0.02);
    grave.weight = 1;
    EXPECT_LT(accuracy_of_blue({grave, turn(0, 0, 0)}),
              accuracy_of_blue({turn(0, 0, 0.02), turn(0, 0, 0)}));
}

TEST(Accuracy, IsNothingWithoutAChoice) {
    JudgedTurn forced = turn(0, 0, 0);
    forced.forced = true;
    const JudgedGame game = summed_up({"b", "r"}, {forced}, "=b");
    EXPECT_EQ(game.totals[0].accuracy, std::nullopt);
}

TEST(Accuracy, ScalesErrorsToAGameOfTwo) {
    constexpr analysis::AccuracyScale no_doubt{.doubt = 0, .severity = 240};
    EXPECT_DOUBLE_EQ(analysis::accuracy_of(0.01, 4, no_doubt),
                     analysis::accuracy_of(0.02, 2, no_doubt));
}

TEST(Moment, IsTheTurnInWhichTheWinnerGainedMost) {
    using Found =
        std::optional<std::pair<std::size_t, bool>>;  // the turn, and whether by its throw
    const auto moment = [](std::vector<JudgedTurn> turns, std::string_view result) -> Found {
        const auto found = summed_up({"b", "r"}, std::move(turns), result).moment;
        if (!found) return std::nullopt;
        return std::pair(found->turn, found->is_throw);
    };
    const std::vector turns{turn(0, 0.1, 0.3), turn(1, -0.2, 0.25), turn(1, 0.4, 0), turn(0, 0, 0)};
    EXPECT_EQ(moment(turns, "=b"), Found({1, false}));
    EXPECT_EQ(moment(turns, "=r"), Found({2, true}));
    EXPECT_EQ(moment(turns, ""), std::nullopt);
    EXPECT_EQ(moment(turns, "draw"), std::nullopt);
    EXPECT_EQ(moment({turn(0, 0.04, 0)}, "=b"), std::nullopt);
    // A lucky throw that was played badly has not decided a game for its winner.
    EXPECT_EQ(moment({turn(0, 0.3, 0.29), turn(0, 0.06, 0)}, "=b"), Found({1, true}));
    // Nor has the last turn, unless no other gained much.
    EXPECT_EQ(moment({turn(0, 0.06, 0), turn(0, 0.4, 0)}, "=b"), Found({0, true}));
    EXPECT_EQ(moment({turn(0, 0.04, 0), turn(0, 0.4, 0)}, "=b"), Found({1, true}));
}

TEST(Skill, AddsUpToTheResultWithStartAndLuck) {
    for (const std::string_view result : {"=b", "=r", "draw"}) {
        const JudgedGame game = summed_up(
            {"b", "r"}, {turn(0, 0.13, 0.02), turn(1, -0.2, 0.07), turn(0, 0.04, 0)}, result);
        for (const SideTotals& each : game.totals) {
            EXPECT_NEAR(each.start + each.luck + *each.skill, *each.result, 1e-12);
        }
    }
}

// Every turn of a recorded game, as it was played.
TEST(JudgedGame, IsJudgedTurnByTurn) {
    auto record =
        game::read(tests::read_project_file("tests/games/pollyanna-1916-two-players.txt"));
    ASSERT_TRUE(record);
    game::Record before = *record;
    before.turns.clear();
    before.result.clear();
    const auto begun = games::resume(before);
    ASSERT_TRUE(begun);
    record->turns.resize(12);
    const auto turns = played_turns(**begun, record->turns);
    ASSERT_EQ(turns.size(), 12U);
    const auto coach = games::of("pollyanna").coach();
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const JudgedTurn judged =
            coach->judge_turn(*turns[i], {.effort = Effort::Quick}, base::never_stop);
        EXPECT_EQ(judged.seat, record->turns[i].seat);
        EXPECT_EQ(judged.thrown, record->turns[i].thrown);
        EXPECT_EQ(judged.play, record->turns[i].play);
        if (i > 0) EXPECT_EQ(judged.position, record->turns[i - 1].after);
        EXPECT_NEAR(std::accumulate(judged.luck.begin(), judged.luck.end(), 0.0), 0, 1e-9);
        EXPECT_NEAR(std::accumulate(judged.before.begin(), judged.before.end(), 0.0), 1, 1e-9);
        EXPECT_GE(judged.error, 0);
        if (judged.forced) EXPECT_EQ(judged.play, judged.best_play);
        EXPECT_TRUE(turns[i]->copy()->confirm());
    }
}

// What a throw would bring, and what it is judged to have brought.
TEST(JudgedGame, HasTheLuckThatItsThrowWasSaidToBring) {
    constexpr std::string_view position = "pollyanna-1951 b:8,20,h,h g:- r:10,24,h,h y:- b ?";
    const auto coach = games::of(position).coach();
    const auto waiting = games::open(position);
    ASSERT_TRUE(waiting);
    const auto before = coach->before(**waiting, Effort::Quick);
    int falls = 0;
    double mean = 0;
    for (const PossibleThrow& each : coach->throws()) {
        const BestOfThrow best = coach->best_of(**waiting, each, Effort::Quick);
        const auto table = (*waiting)->copy();
        ASSERT_TRUE(table->throw_dice(each.thrown));
        ASSERT_TRUE(table->make_all(best.play)) << best.play;
        const JudgedTurn judged =
            coach->judge_turn(*table, {.effort = Effort::Quick}, base::never_stop);
        EXPECT_EQ(judged.before, before);
        EXPECT_EQ(judged.luck[0], best.chances[0] - before[0]) << each.thrown;
        falls += each.falls;
        mean += each.falls * best.chances[0];
    }
    EXPECT_EQ(falls, 36);
    EXPECT_NEAR(mean / falls, before[0], 1e-12);
}

// There is a capture to be made, and another play is made instead.
TEST(JudgedGame, FindsAnError) {
    const auto read =
        pollyanna::parse_position("pollyanna-1951 b:w,w,8,h g:- r:w,w,w,10 y:- b 2-1");
    pollyanna::Match table(read->position);
    table.throw_dice("2-1");
    const auto coach = games::of("pollyanna").coach();
    const auto best =
        coach->advice(table, {.effort = Effort::Quick}, base::never_stop).front().play;
    EXPECT_NE(best.find('*'), std::string::npos);
    ASSERT_TRUE(table.make_all("8/9 9/11"));
    const JudgedTurn judged = coach->judge_turn(table, {.effort = Effort::Quick}, base::never_stop);
    EXPECT_GT(judged.error, least_error);
    EXPECT_EQ(judged.best_play, best);
    EXPECT_EQ(judged.best_reasons.front().key, "hint.captures");
}

}  // namespace
}  // namespace parlor::coach
