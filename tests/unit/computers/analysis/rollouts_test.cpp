// SPDX-License-Identifier: MIT
// Rollouts of positions whose exact answer is known.
#include "computers/analysis/rollouts.h"

#include <gtest/gtest.h>

#include <numeric>

#include "games/pollyanna/rules/text.h"
#include "support/exhaustive.h"

namespace parlor::analysis {
namespace {

using base::never_stop;
using pollyanna::Chances;
using pollyanna::Pollyanna;
using pollyanna::Position;

constexpr int all_throws_corrected = Rollouts<Pollyanna>::whole_game;

// Tells better from worse as well as anybody can, but thinks all chances nearer to even than they
// are. So it plays best, and what the rollouts must find is the truth.
class Timid final : public players::Evaluator<Pollyanna> {
public:
    explicit Timid(const tests::Exhaustive& truth) : truth_(truth) {}
    Chances chances(const Position& position) override {
        Chances all = truth_.chances(position);
        if (is_over(position)) return all;
        const auto sides = static_cast<double>(position.seated.size());
        for (double& each : all) {
            if (each > 0) each = 0.5 * each + 0.5 / sides;
        }
        return all;
    }

private:
    const tests::Exhaustive& truth_;
};

class ThreeRacers : public testing::Test {
protected:
    Estimate<Pollyanna> estimate(int corrected, std::uint64_t games, std::uint64_t seed) {
        Rollouts<Pollyanna> rollouts(pollyanna::board, timid, {.corrected = corrected});
        Estimate<Pollyanna> found;
        rollouts.add(found, {position, games, seed}, never_stop);
        return found;
    }

    // Of a hundred answers, those whose interval has the truth in it.
    int times_right(int corrected, std::uint64_t games) {
        int right = 0;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const Interval interval = estimate(corrected, games, seed).spread(0).interval;
            if (interval.low <= truth[0] && truth[0] <= interval.high) ++right;
        }
        return right;
    }

    const Position position =
        pollyanna::parse_position("pollyanna-1916 b:b4,h,h,h g:g3,h,h,h r:r4,h,h,h y:- b ?")
            ->position;
    const tests::Exhaustive exhaustive{position};
    const Chances truth = exhaustive.chances(position);
    Timid timid{exhaustive};
};

// An interval that is right 95 times in 100 is right fewer than 88 times with a chance of 0.15 %,
// and always with one of 0.6 %.
TEST_F(ThreeRacers, PlainIntervalsHoldTheTruthAsOftenAsTheySay) {
    const int right = times_right(0, 80);
    EXPECT_GE(right, 88);
    EXPECT_LT(right, 100);
}

TEST_F(ThreeRacers, IntervalsWithoutTheFirstLuckHoldTheTruthAsOftenAsTheySay) {
    const int right = times_right(2, 80);
    EXPECT_GE(right, 88);
    EXPECT_LT(right, 100);
}

TEST_F(ThreeRacers, IntervalsWithoutAnyLuckHoldTheTruthAsOftenAsTheySay) {
    const int right = times_right(all_throws_corrected, 40);
    EXPECT_GE(right, 88);
    EXPECT_LT(right, 100);
}

TEST_F(ThreeRacers, TakingLuckOutChangesTheScatterAndNotTheAnswer) {
    const auto plain = estimate(0, 3000, 7);
    const auto first = estimate(2, 3000, 7);
    const auto all = estimate(all_throws_corrected, 1000, 7);
    for (std::size_t side = 0; side < 3; ++side) {
        EXPECT_NEAR(plain.chances()[side], truth[side], 3 * plain.standard_error(side));
        EXPECT_NEAR(first.chances()[side], truth[side], 3 * first.standard_error(side));
        EXPECT_NEAR(all.chances()[side], truth[side], 3 * all.standard_error(side));
        EXPECT_LT(first.spread(side).deviation, 0.95 * plain.spread(side).deviation);
        EXPECT_LT(all.spread(side).deviation, 0.7 * plain.spread(side).deviation);
    }
}

TEST_F(ThreeRacers, ChancesAddUpToOne) {
    for (const int corrected : {0, 2, all_throws_corrected}) {
        const Chances found = estimate(corrected, 50, 3).chances();
        EXPECT_NEAR(std::accumulate(found.begin(), found.end(), 0.0), 1, 1e-12);
        EXPECT_EQ(found[3], 0);
    }
}

// Where the evaluation is the truth, nothing is left to luck.
TEST_F(ThreeRacers, TheTruthDoesNotScatter) {
    class Knowing final : public players::Evaluator<Pollyanna> {
    public:
        explicit Knowing(const tests::Exhaustive& truth) : truth_(truth) {}
        Chances chances(const Position& asked) override { return truth_.chances(asked); }

    private:
        const tests::Exhaustive& truth_;
    };
    Knowing knowing(exhaustive);
    Rollouts<Pollyanna> rollouts(pollyanna::board, knowing, {.corrected = all_throws_corrected});
    Estimate<Pollyanna> found;
    rollouts.add(found, {position, 20, 1}, never_stop);
    EXPECT_NEAR(found.chances()[0], truth[0], 1e-12);
    EXPECT_LT(found.spread(0).deviation, 1e-7);
}

TEST_F(ThreeRacers, GamesInPartsAreTheGamesAtOnce) {
    Rollouts<Pollyanna> rollouts(pollyanna::board, timid, {});
    Estimate<Pollyanna> parts;
    rollouts.add(parts, {position, 30, 5, 0}, never_stop);
    rollouts.add(parts, {position, 20, 5, 30}, never_stop);
    EXPECT_EQ(parts.games(), 50U);
    EXPECT_EQ(parts.chances(), estimate(2, 50, 5).chances());
}

TEST_F(ThreeRacers, StopsWhenItIsTold) {
    Rollouts<Pollyanna> rollouts(pollyanna::board, timid, {});
    Estimate<Pollyanna> found;
    int asked = 0;
    rollouts.add(found, {position, 1000, 5}, [&] { return ++asked > 10; });
    EXPECT_EQ(found.games(), 10U);
}

}  // namespace
}  // namespace parlor::analysis
