// SPDX-License-Identifier: MIT
// Search on a game that can be solved: three coins counted down (countdown/rules.h).
#include <gtest/gtest.h>

#include <cmath>

#include "computers/players/basic_players.h"
#include "computers/players/lookahead.h"
#include "computers/players/searcher.h"
#include "computers/players/wrapped_evaluators.h"
#include "countdown/rules.h"

namespace parlor::players {
namespace {

using countdown::Countdown;
using Position = Countdown::Position;
using Throw = Countdown::Throw;
using Chances = game::Chances<Countdown>;

const Countdown::Board board;

Chances of_winner(const Position& position) {
    return position.side == 0 ? Chances{1, 0} : Chances{0, 1};
}

// Knows the chance of the player to throw at every count.
class Exact final : public Evaluator<Countdown> {
public:
    Exact() {
        for (int round = 0; round < 500; ++round) {
            for (std::size_t left = 1; left < thrower_.size(); ++left) thrower_[left] = mean(left);
        }
    }
    Chances chances(const Position& position) override {
        if (position.left == 0) return of_winner(position);
        const double thrower = thrower_[static_cast<std::size_t>(position.left)];
        return position.side == 0 ? Chances{thrower, 1 - thrower} : Chances{1 - thrower, thrower};
    }

private:
    // Of the chances that the best result of each throw leaves to the thrower.
    [[nodiscard]] double mean(std::size_t left) const {
        double sum = 0;
        for (const auto& [thrown, weight] : Countdown::throws) {
            const auto heads = static_cast<std::size_t>(thrown.heads);
            const double all = left <= heads ? 1 : 1 - thrower_[left - heads];
            const double one_less = left < heads ? 1 : 1 - thrower_[left - heads + (heads > 0)];
            sum += weight * std::max(all, heads > 0 ? one_less : all);
        }
        return sum / 8;
    }
    std::array<double, 12> thrower_{};
};

// Sees a win when there is one, and nothing else.
class Blind final : public Evaluator<Countdown> {
public:
    Chances chances(const Position& position) override {
        return position.left == 0 ? of_winner(position) : Chances{0.5, 0.5};
    }
};

Countdown::Results results(Position position, int heads) {
    Countdown::Results found;
    found.find(position, Throw{heads});
    return found;
}

TEST(Candidates, AreTheBestFirstAndWithinTheMargin) {
    Exact exact;
    const auto found = results({5, 1}, 3);  // to 2 or to 3, side 0 to throw
    const auto all = candidates<Countdown>(found, 1, exact, {.most = 5});
    ASSERT_EQ(all.size(), 2U);
    EXPECT_GE(all[0].chances[1], all[1].chances[1]);
    EXPECT_EQ(all[0].after, found[all[0].index]);
    EXPECT_EQ(candidates<Countdown>(found, 1, exact, {.most = 1}).size(), 1U);
    EXPECT_EQ(candidates<Countdown>(found, 1, exact, {.most = 1}).front().index, all[0].index);
    const double apart = all[0].chances[1] - all[1].chances[1];
    EXPECT_EQ(candidates<Countdown>(found, 1, exact, {.most = 5, .margin = apart / 2}).size(), 1U);
    EXPECT_EQ(candidates<Countdown>(found, 1, exact, {.most = 5, .margin = apart * 2}).size(), 2U);
}

TEST(Lookahead, FindsNothingNewWhereTheEvaluatorIsRight) {
    Exact exact;
    Lookahead<Countdown> one(board, exact);
    Lookahead<Countdown> two(board, exact, std::make_unique<Lookahead<Countdown>>(board, exact),
                             {.most = 2});
    for (int left = 0; left < 12; ++left) {
        for (const std::size_t side : {0U, 1U}) {
            const Position position{left, side};
            EXPECT_NEAR(one.chances(position)[0], exact.chances(position)[0], 1e-9) << left;
            EXPECT_NEAR(two.chances(position)[0], exact.chances(position)[0], 1e-9) << left;
        }
    }
}

TEST(Lookahead, SeesAsManyThrowsAheadAsItIsDeep) {
    Blind blind;
    Lookahead<Countdown> one(board, blind);
    Lookahead<Countdown> two(board, blind, std::make_unique<Lookahead<Countdown>>(board, blind),
                             {.most = 2});
    EXPECT_DOUBLE_EQ(one.chances({4, 0})[0], 0.5);     // no player wins with one throw
    EXPECT_DOUBLE_EQ(one.chances({3, 0})[0], 0.5625);  // three heads, one in eight
    EXPECT_LT(two.chances({4, 0})[0], 0.5);            // the other might, after one head at least
}

TEST(DeepPlayer, LeavesTheOtherNoWinThatItsQuickEvaluationDoesNotSee) {
    const auto make = [] {
        auto quick = std::make_unique<Blind>();
        auto ahead = std::make_unique<Lookahead<Countdown>>(board, *quick);
        return DeepPlayer<Countdown>(std::move(quick), std::move(ahead), {.most = 2});
    };
    auto player = make();
    base::Random random(1);
    const auto found = results({5, 0}, 2);  // to 3, where three heads win, or to 4, where none do
    EXPECT_EQ(found[player.choose({5, 0}, found, random, base::never_stop)].left, 4);
    // Stopped at once it answers with what the quick evaluation found first.
    EXPECT_EQ(player.choose({5, 0}, found, random, [] { return true; }), 0U);
}

TEST(CachedEvaluator, AsksOnceAndSaysWhatItHeard) {
    class Counting final : public Evaluator<Countdown> {
    public:
        explicit Counting(int& asked) : asked_(asked) {}
        Chances chances(const Position& position) override {
            ++asked_;
            return {position.left / 10000.0, 1 - position.left / 10000.0};
        }

    private:
        int& asked_;
    };
    int asked = 0;
    CachedEvaluator<Countdown> remembering(std::make_unique<Counting>(asked));
    for (int i = 0; i < 5; ++i) EXPECT_EQ(remembering.chances({7, 0})[0], 7 / 10000.0);
    EXPECT_EQ(asked, 1);
    // However many it has been asked about, it mixes none of them up.
    for (int left = 0; left < 10'000; ++left) {
        ASSERT_EQ(remembering.chances({left, 0})[0], left / 10000.0);
    }
    EXPECT_GT(asked, 9'000);
}

// Prefers the results that leave the least, whichever player throws next.
class Hasty final : public Evaluator<Countdown> {
public:
    Chances chances(const Position& position) override {
        const double zero = 1 - position.left / 100.0;
        return {zero, 1 - zero};
    }
};

TEST(FilteredEvaluator, LooksOnlyAtWhatTheQuickOneLikesBest) {
    const auto found = results({5, 0}, 2);  // to 3 or to 4
    const auto sifting = [](std::size_t most) {
        return std::make_unique<FilteredEvaluator<Countdown>>(std::make_unique<Hasty>(),
                                                              std::make_unique<Exact>(), most);
    };
    const auto one = sifting(1);
    ASSERT_EQ(one->shortlist(found, 0).size(), 1U);
    EXPECT_EQ(found[one->shortlist(found, 0).front()].left, 3);
    EXPECT_EQ(found[one->shortlist(found, 1).front()].left, 4);
    EXPECT_EQ(candidates<Countdown>(found, 0, *one, {.most = 5}).front().after.left, 3);
    EXPECT_TRUE(sifting(2)->shortlist(found, 0).empty());  // all are
    // The exact one would rather go to 4, and with a sieve for one is not asked about it.
    ASSERT_GT(Exact().chances({4, 1})[0], Exact().chances({3, 1})[0]);
    const auto left = [&](std::size_t most) {
        base::Random random(1);
        CarefulPlayer<Countdown> player(sifting(most));
        return found[player.choose({5, 0}, found, random, base::never_stop)].left;
    };
    EXPECT_EQ(left(1), 3);
    EXPECT_EQ(left(2), 4);
}

TEST(Rollout, MeansWhatThePositionIsWorth) {
    Exact exact;
    Rollout<Countdown> to_the_end(board, exact, 1000);
    Rollout<Countdown> cut_off(board, exact, 2);
    const Position position{7, 1};
    constexpr int games = 4000;
    double wins = 0;
    double estimates = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        const Chances end = to_the_end.play(position, base::Random(3, game));
        EXPECT_TRUE(end[1] == 0 || end[1] == 1);
        wins += end[1];
        estimates += cut_off.play(position, base::Random(3, game))[1];
    }
    const double expected = exact.chances(position)[1];
    EXPECT_NEAR(wins / games, expected, 4 * 0.5 / std::sqrt(games));
    EXPECT_NEAR(estimates / games, expected, 4 * 0.5 / std::sqrt(games));
}

TEST(Searcher, FindsTheBetterResultAndTheSameForTheSameStream) {
    const Searcher<Countdown>::Effort effort{
        .selection = {.most = 2}, .rollouts = 400, .throws = 30};
    Searcher<Countdown> searcher(board, std::make_unique<Blind>(), effort);
    Exact exact;
    const auto found = results({4, 0}, 2);
    ASSERT_GT(exact.chances({3, 1})[0], exact.chances({2, 1})[0] + 0.1);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        base::Random one(seed);
        base::Random same(seed);
        const std::size_t chosen = searcher.choose({4, 0}, found, one, base::never_stop);
        EXPECT_EQ(found[chosen].left, 3);
        EXPECT_EQ(chosen, searcher.choose({4, 0}, found, same, base::never_stop));
    }
}

TEST(Searcher, TakesItsAdvisersWordForAsManyRolloutsAsItIsTold) {
    // One rollout of one throw tells the blind nothing but luck.
    const auto chosen = [](int advice, std::uint64_t seed) {
        Searcher<Countdown> searcher(
            board, std::make_unique<Blind>(),
            {.selection = {.most = 2}, .rollouts = 2, .throws = 1, .advice = advice},
            std::make_unique<Exact>());
        base::Random random(seed);
        const auto found = results({4, 0}, 2);
        return found[searcher.choose({4, 0}, found, random, base::never_stop)].left;
    };
    int misled = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        EXPECT_EQ(chosen(1000, seed), 3);
        misled += chosen(0, seed) != 3 ? 1 : 0;
    }
    EXPECT_GT(misled, 0);
}

TEST(Searcher, AnswersWhenItIsStopped) {
    const Searcher<Countdown>::Effort effort{
        .selection = {.most = 2}, .rollouts = 1'000'000'000, .throws = 30};
    Searcher<Countdown> searcher(board, std::make_unique<Exact>(), effort);
    base::Random random(1);
    const auto found = results({5, 0}, 2);
    for (int patience = 0; patience < 200; patience += 37) {
        int asked = 0;
        const auto stop = [&] { return asked++ >= patience; };
        EXPECT_LT(searcher.choose({5, 0}, found, random, stop), found.size());
        EXPECT_LE(asked, patience + 1);
    }
}

}  // namespace
}  // namespace parlor::players
