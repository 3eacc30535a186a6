// SPDX-License-Identifier: MIT
#include "computers/analysis/sprt.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "computers/analysis/statistics.h"

namespace parlor::analysis {
namespace {

using Verdict = Sprt::Verdict;

Sprt after(Sprt::Question question, const std::array<int, 5>& sets) {
    Sprt test(question);
    for (std::uint32_t score = 0; score < sets.size(); ++score) {
        for (int i = 0; i < sets[score]; ++i) test.add(score);
    }
    return test;
}

// Worked out elsewhere, as the sum over all sets of the difference of two normal log densities.
TEST(Sprt, WeighsTwoAnswersByHowLikelyTheyMakeTheSets) {
    EXPECT_NEAR(after({0, 50}, {1, 4, 10, 6, 4}).log_likelihood_ratio(), 1.1529011727, 1e-9);
    EXPECT_NEAR(after({0, 30}, {2, 3, 30, 9, 6}).log_likelihood_ratio(), 2.0831268204, 1e-9);
    EXPECT_NEAR(after({0, 100}, {0, 0, 5, 0, 25}).log_likelihood_ratio(), 41.8968798693, 1e-9);
    EXPECT_NEAR(after({-5, 5}, {10, 20, 40, 20, 10}).log_likelihood_ratio(), 0, 1e-9);
}

TEST(Sprt, DecidesBeyondItsBounds) {
    EXPECT_EQ(after({0, 50}, {1, 4, 10, 6, 4}).verdict(), Verdict::Undecided);
    EXPECT_EQ(after({0, 100}, {0, 0, 5, 0, 25}).verdict(), Verdict::Elo1);
    EXPECT_EQ(after({0, 100}, {25, 0, 5, 0, 0}).verdict(), Verdict::Elo0);
    EXPECT_EQ(after({0, 20}, {0, 0, 30, 0, 0}).verdict(), Verdict::Elo0);
}

TEST(Sprt, DecidesNothingAfterAFewSets) {
    EXPECT_EQ(after({0, 20}, {0, 0, 0, 0, 19}).verdict(), Verdict::Undecided);
    EXPECT_EQ(after({0, 20}, {0, 0, 0, 0, 20}).verdict(), Verdict::Elo1);
}

// Two independent games a set, at the odds of one of the two answers.
Verdict tried(double elo, std::uint64_t stream) {
    Sprt test({.elo0 = 0, .elo1 = 60});
    base::Random random(1, stream);
    const auto won = [&]() -> std::uint32_t {
        return static_cast<double>(random.below(1'000'000)) < 1e6 * score_of(elo) ? 2 : 0;
    };
    while (test.verdict() == Verdict::Undecided) test.add(won() + won());
    return test.verdict();
}

TEST(Sprt, IsSeldomWrong) {
    int wrong = 0;
    for (std::uint64_t i = 0; i < 400; ++i) {
        wrong += tried(0, 2 * i) == Verdict::Elo1 ? 1 : 0;
        wrong += tried(60, 2 * i + 1) == Verdict::Elo0 ? 1 : 0;
    }
    EXPECT_LT(wrong, 60);  // 40 or a few more would be 5 %
    EXPECT_GT(wrong, 8);
}

}  // namespace
}  // namespace parlor::analysis
