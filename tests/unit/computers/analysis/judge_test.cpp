// SPDX-License-Identifier: MIT
#include "games/pollyanna/analysis/judge.h"
#include "games/zenda/analysis/judge.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/text.h"
#include "support/exhaustive.h"

namespace parlor::analysis {
namespace {

using base::never_stop;
using pollyanna::Pollyanna;
using zenda::Zenda;

const Effort quick{.selection = {.most = 3, .margin = 0.1}};
const Effort ahead{.selection = {.most = 3, .margin = 0.1}, .ahead = {.most = 2, .margin = 0.03}};
const Effort played_on{.selection = {.most = 4, .margin = 0.1}, .rollouts = 40, .throws = 6};

pollyanna::Position pollyanna_position(std::string_view text) {
    return pollyanna::parse_position(text).value().position;
}

const auto midgame =
    pollyanna_position("pollyanna-1916 b:w,9,21,40 g:w,w,25,g2 r:h,38,50,r3 y:- g ?");
const auto late = pollyanna_position("pollyanna-1916 b:h,h,h,20 g:- r:h,h,h,10 y:- b ?");
const auto no_contact = pollyanna_position("pollyanna-1916 b:59,b3,h,h g:- r:r2,r5,h,h y:- b ?");
const auto few_pieces =
    zenda::parse_position(zenda::standard_board(), "zenda k:40 y:- m:24 a:63 z ?")->position;

const auto kings_escape =
    zenda::parse_position(zenda::standard_board(), "zenda k:40 y:- m:49 a:- z ?")->position;

template <class Chances>
double sum(const Chances& chances) {
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

// Of every throw, whatever was played: by weight their luck adds up to nothing, for every side.
template <game::Game G>
void expect_no_luck_on_average(const typename G::Position& position, Effort effort) {
    Judge<G> judge(G::standard_board(), effort);
    auto results = G::results_on(G::standard_board());
    game::Chances<G> luck{};
    double most = 0;
    for (const auto& [thrown, weight] : G::throws) {
        results.find(position, thrown);
        const Turn<G> turn = judge.turn(position, thrown, results[0], 1, never_stop);
        EXPECT_NEAR(sum(turn.before), 1, 1e-9);
        EXPECT_NEAR(sum(turn.thrown), 1, 1e-9);
        for (std::size_t side = 0; side < luck.size(); ++side) {
            luck[side] += weight * turn.luck(side);
            most = std::max(most, std::abs(turn.luck(side)));
        }
    }
    EXPECT_GT(most, 0.001);
    for (const double each : luck) EXPECT_NEAR(each, 0, 1e-9);
}

TEST(Luck, IsNothingOnAverageOverAllThrows) {
    expect_no_luck_on_average<Pollyanna>(midgame, quick);
    expect_no_luck_on_average<Pollyanna>(late, ahead);
    expect_no_luck_on_average<Pollyanna>(no_contact, quick);
    expect_no_luck_on_average<Zenda>(kings_escape, {});
}

TEST(Luck, IsNothingOnAverageOverGames) {
    Judge<Pollyanna> judge(pollyanna::board, {});
    double total = 0;
    double squares = 0;
    for (std::uint64_t game = 0; game < 10; ++game) {
        base::Random dice(11, game);
        auto position = pollyanna_position("pollyanna-1916 b:h,h,20,40 g:- r:h,h,50,10 y:- b ?");
        while (!is_over(position)) {
            const auto thrown = pollyanna::Throw::by(dice);
            const auto best = judge.options(position, thrown, 1, never_stop).front().after;
            const double luck = judge.turn(position, thrown, best, 1, never_stop).luck(0);
            total += luck;
            squares += luck * luck;
            position = best;
        }
    }
    EXPECT_GT(squares, 0.5);
    EXPECT_LT(std::abs(total), 2.5 * std::sqrt(squares));
}

template <game::Game G>
void expect_in_order(const std::vector<Option<G>>& options, std::size_t side, Look look) {
    ASSERT_FALSE(options.empty());
    EXPECT_EQ(options.front().error, 0);
    EXPECT_EQ(options.front().look, look);
    for (std::size_t i = 0; i < options.size(); ++i) {
        const Option<G>& each = options[i];
        EXPECT_NEAR(sum(each.chances), 1, 1e-9);
        EXPECT_GE(each.error, 0);
        EXPECT_LE(each.interval.low, each.chances[side]);
        EXPECT_GE(each.interval.high, each.chances[side]);
        EXPECT_EQ(each.interval.low < each.interval.high, each.look == Look::PlayedOn);
        if (i == 0 || options[i - 1].look != each.look) continue;
        EXPECT_GE(options[i - 1].chances[side], each.chances[side]);
    }
}

TEST(Options, AreTheResultsTheBestFirst) {
    const auto thrown = pollyanna::Throw::of(6, 4);
    pollyanna::Results results;
    results.find(midgame, thrown);
    for (const auto& [effort, look] :
         {std::pair(quick, Look::Ahead), {played_on, Look::PlayedOn}}) {
        Judge<Pollyanna> judge(pollyanna::board, effort);
        const auto options = judge.options(midgame, thrown, 1, never_stop);
        expect_in_order<Pollyanna>(options, 1, look);
        ASSERT_EQ(options.size(), results.size());
        for (const auto& each : options) EXPECT_EQ(results[each.index], each.after);
    }
    Judge<Zenda> judge(zenda::standard_board(), quick);
    expect_in_order<Zenda>(judge.options(few_pieces, zenda::Throw::of(6, 4, 1), 1, never_stop), 1,
                           Look::Ahead);
}

TEST(Options, AreExactWithoutContact) {
    const tests::Exhaustive truth(no_contact);
    Judge<Pollyanna> judge(pollyanna::board, played_on);
    for (const auto& [thrown, weight] : Pollyanna::throws) {
        const auto options = judge.options(no_contact, thrown, 1, never_stop);
        EXPECT_EQ(options.front().look, Look::Exact);
        EXPECT_NEAR(options.front().chances[0], truth.chances(options.front().after)[0], 1e-11);
        for (const auto& each : options) {
            EXPECT_LE(truth.chances(each.after)[0], options.front().chances[0] + 1e-11);
        }
    }
    EXPECT_NEAR(judge.chances(no_contact)[0], truth.chances(no_contact)[0], 1e-11);
}

TEST(Options, OfSettingUpNeedNoThrow) {
    const auto setting = zenda::parse_position(zenda::standard_board(),
                                               "zenda k:- y:- m:84 a:85,86,87,88,89,90,91,92 z set")
                             ->position;
    zenda::Results results;
    results.find(setting);
    Judge<Zenda> judge(zenda::standard_board(), {});
    const auto at_once = [] { return true; };
    const auto options = judge.options(setting, results, 1, at_once);
    EXPECT_EQ(options.size(), results.size());
    const auto turn = judge.turn(setting, results, options.back().after, 1, at_once);
    EXPECT_EQ(turn.luck(0), 0);
    EXPECT_GE(turn.error(), 0);
    EXPECT_EQ(turn.played.after, options.back().after);
}

// docs/analysis.md.
TEST(Turn, IsTakenApartAsTheExampleSays) {
    const auto before = pollyanna_position("pollyanna-1916 b:b5,b7,h,h g:- r:r7,h,h,h y:- b ?");
    const auto after = pollyanna_position("pollyanna-1916 b:b6,b7,h,h g:- r:r7,h,h,h y:- r ?");
    Judge<Pollyanna> judge(pollyanna::board, quick);
    const auto turn = judge.turn(before, pollyanna::Throw::of(4, 1), after, 1, never_stop);
    EXPECT_NEAR(turn.before[0], 0.327, 0.0005);
    EXPECT_NEAR(turn.luck(0), 0.117, 0.0005);
    EXPECT_NEAR(turn.luck(2), -0.117, 0.0005);
    EXPECT_NEAR(turn.played.chances[0], 0.224, 0.0005);
    EXPECT_NEAR(turn.error(), 0.220, 0.0005);
}

TEST(Error, IsNothingForTheBestAndMoreForTheRest) {
    const auto thrown = pollyanna::Throw::of(6, 4);
    for (const Effort& effort : {quick, played_on}) {
        Judge<Pollyanna> judge(pollyanna::board, effort);
        const auto options = judge.options(midgame, thrown, 1, never_stop);
        const auto best = judge.turn(midgame, thrown, options.front().after, 1, never_stop);
        EXPECT_EQ(best.error(), 0);
        EXPECT_EQ(best.best.after, best.played.after);
        // What was not worth a closer look gets one when it was played.
        const auto worst = judge.turn(midgame, thrown, options.back().after, 1, never_stop);
        EXPECT_GT(worst.error(), 0);
        EXPECT_EQ(worst.played.look, worst.best.look);
        EXPECT_DOUBLE_EQ(worst.error(), worst.best.chances[1] - worst.played.chances[1]);
    }
}

TEST(Judge, JudgesTheSameWhateverItJudgedBefore) {
    const auto thrown = pollyanna::Throw::of(5, 2);
    Judge<Pollyanna> fresh(pollyanna::board, played_on);
    Judge<Pollyanna> used(pollyanna::board, played_on);
    used.options(no_contact, thrown, 4, never_stop);
    used.options(midgame, pollyanna::Throw::of(3, 3), 9, never_stop);
    const auto one = fresh.options(midgame, thrown, 4, never_stop);
    const auto other = used.options(midgame, thrown, 4, never_stop);
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].after, other[i].after);
        EXPECT_EQ(one[i].chances, other[i].chances);
    }
}

TEST(Judge, SaysWhatItKnowsWhenItIsStopped) {
    Judge<Pollyanna> judge(pollyanna::board, played_on);
    const auto options = judge.options(midgame, pollyanna::Throw::of(6, 4), 1, [] { return true; });
    expect_in_order<Pollyanna>(options, 1, Look::Evaluated);
}

}  // namespace
}  // namespace parlor::analysis
