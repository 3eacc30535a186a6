// SPDX-License-Identifier: MIT
// What is written against the concept Game runs for Pollyanna and for a game of another kind alike.
#include "rules/game/game.h"

#include <gtest/gtest.h>

#include "countdown/rules.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/text.h"
#include "support/positions.h"

namespace parlor::game {
namespace {

using countdown::Countdown;

static_assert(Game<Countdown>);
static_assert(total_weight<Countdown>() == 8);

struct NoGame {
    using Position = int;
};
static_assert(!Game<NoGame>);

// The side's chance to win with its next throw.
template <Game G>
double wins_at_once(const typename G::Position& position) {
    typename G::Results results = G::results_on(G::standard_board());
    int weight = 0;
    for (const auto& each : G::throws) {
        results.find(position, each.thrown);
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (!G::winner(results[i])) continue;
            weight += each.weight;
            break;
        }
    }
    return static_cast<double>(weight) / total_weight<G>();
}

using tests::position;

TEST(Game, CanBePlayedByWhatKnowsTheConceptAlone) {
    EXPECT_DOUBLE_EQ(wins_at_once<Countdown>({2, 0}), 4 / 8.0);
    EXPECT_DOUBLE_EQ(wins_at_once<Countdown>({4, 0}), 0);
    EXPECT_DOUBLE_EQ(wins_at_once<pollyanna::Pollyanna>(
                         position("pollyanna-1916 b:b4,h,h,h g:- r:w,w,w,w y:- b ?")),
                     14 / 36.0);  // any 4, 3-1 either way, 2-2
}

TEST(Pollyanna, NumbersItsSidesLikeTheSeats) {
    using pollyanna::Pollyanna;
    EXPECT_EQ(Pollyanna::side_to_throw(
                  position("pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w y ?")),
              3U);
    EXPECT_EQ(Pollyanna::winner(position("pollyanna-1916 b:w,w,w,w g:- r:h,h,h,h y:- =r")), 2U);
    EXPECT_EQ(Pollyanna::winner(position("pollyanna-1916 b:w,w,w,w g:- r:w,h,h,h y:- r ?")),
              std::nullopt);
}

TEST(Pollyanna, HasTwoSidesWherePartnersPlay) {
    using pollyanna::Pollyanna;
    EXPECT_EQ(Pollyanna::side_to_throw(
                  position("pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w y ?")),
              1U);
    EXPECT_EQ(Pollyanna::winner(
                  position("pollyanna-1916+partners b:w,w,w,w g:h,h,h,h r:w,w,w,w y:h,h,h,h =gy")),
              1U);
}

}  // namespace
}  // namespace parlor::game
