// SPDX-License-Identifier: MIT
// Everybody on the roster of The Prisoner of Zenda, and what the simple player knows.
#include <gtest/gtest.h>

#include "computers/players/player_spec.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/rules/rules.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// One straight road from Zenda (1, then blue to 4) to Streslau: 5 to 16 are open country.
using tests::lane;

// What a player makes of a throw, as position text.
std::string choice(std::string_view player, std::string_view text_with_throw) {
    const auto read = parse_position(lane(), text_with_throw);
    EXPECT_TRUE(read && read->thrown) << text_with_throw;
    Results results(lane());
    results.find(read->position, *read->thrown);
    base::Random random(1);
    return text(results[players::make_player<Zenda>(player, lane())
                            ->choose(read->position, results, random, base::never_stop)]);
}

double chance_by_features(std::string_view text) {
    const auto read = parse_position(lane(), text);
    EXPECT_TRUE(read) << text;
    const Chances chances = linear_evaluator(lane())->chances(read->position);
    EXPECT_DOUBLE_EQ(chances[0] + chances[1], 1);
    return chances[index(City::Zenda)];
}

TEST(ZendaEvaluation, LikesPieces) {
    EXPECT_GT(chance_by_features("zenda k:5 y:2,3 m:- a:16 s ?"),
              chance_by_features("zenda k:5 y:2 m:- a:16 s ?"));
    EXPECT_GT(chance_by_features("zenda k:5 y:2,3 m:- a:16 s ?"),
              chance_by_features("zenda k:5 y:2,3 m:- a:14,16 s ?"));
}

TEST(ZendaEvaluation, LikesTheKingToBeNearStreslau) {
    EXPECT_GT(chance_by_features("zenda k:12 y:2,3 m:- a:5 s ?"),
              chance_by_features("zenda k:8 y:2,3 m:- a:5 s ?"));
}

TEST(ZendaEvaluation, KnowsThatAPairBarsTheRoad) {
    EXPECT_GT(chance_by_features("zenda k:6 y:2,3 m:- a:12,14 z ?"),
              chance_by_features("zenda k:6 y:2,3 m:- a:12,13 z ?"));
}

TEST(ZendaEvaluation, FearsForAPieceThatStandsAlone) {
    EXPECT_GT(chance_by_features("zenda k:7 y:2,8 m:- a:12 s ?"),
              chance_by_features("zenda k:7 y:2,9 m:- a:12 s ?"));
}

TEST(ZendaEvaluation, IsCertainOnceTheGameIsOver) {
    EXPECT_EQ(chance_by_features("zenda k:6 y:- m:5 a:7 =s"), 0);
}

// Setting up included.
TEST(ZendaPlayers, ChooseAmongTheResults) {
    for (const auto& entry : players::roster<Zenda>()) {
        // Those that look ahead take their time on a large board.
        const Board& board = entry.number > 3 ? tests::small_board("gate").board : standard_board();
        const auto player = entry.make(board);
        base::Random dice(1);
        base::Random choices(2);
        Results results(board);
        Position now = starting_position();
        const int turns = entry.number > 3 ? 3 : 30;
        for (int turn = 0; turn < turns && !is_over(now); ++turn) {
            if (now.phase == Phase::Setting) {
                results.find(now);
            } else {
                results.find(now, Throw::by(dice));
            }
            const std::size_t chosen = player->choose(now, results, choices, base::never_stop);
            ASSERT_LT(chosen, results.size());
            now = results[chosen];
        }
        EXPECT_NE(now.phase, Phase::Setting);
    }
}

TEST(ZendaPlayers, TakeAWin) {
    for (const std::string_view player : {"simple", "careful"}) {
        EXPECT_TRUE(choice(player, "zenda k:6 y:- m:5 a:8 s 1-1-1").ends_with("=s")) << player;
        EXPECT_TRUE(choice(player, "zenda k:20 y:- m:5 a:8 z 3-2-1").ends_with("=z")) << player;
    }
}

TEST(SimplePlayerOfZenda, CapturesIfItCan) {
    const std::string after = choice("simple", "zenda k:5 y:8,7 m:- a:11,16 z 3-1-1");
    EXPECT_NE(after.find(" a:16 "), std::string::npos) << after;
}

TEST(SimplePlayerOfZenda, BringsTheKingNearer) {
    const std::string after = choice("simple", "zenda k:8 y:- m:- a:2 z 6-5-4");
    EXPECT_NE(after.find(" k:23 "), std::string::npos) << after;
}

TEST(SimplePlayerOfZenda, KeepsYellowPiecesOutOfReach) {
    // The King can go on or stay beside his man, who cannot be captured then.
    const std::string after = choice("simple", "zenda k:9 y:8 m:- a:2 z 1-1-6");
    EXPECT_EQ(after.find(" y:- "), std::string::npos) << after;
}

TEST(SimplePlayerOfZenda, StandsInPairsAndNearTheKing) {
    const std::string pair = choice("simple", "zenda k:5 y:4,3 m:- a:11,15 s 2-1-1");
    EXPECT_NE(pair.find(" a:12,13 "), std::string::npos) << pair;
}

TEST(SimplePlayerOfZenda, SetsTheKingUpNearestToStreslau) {
    const Board& board = standard_board();
    const auto player = players::make_player<Zenda>("simple");
    base::Random random(1);
    Results results;
    Position now = starting_position();
    for (int side = 0; side < 2; ++side) {
        results.find(now);
        now = results[player->choose(now, results, random, base::never_stop)];
    }
    EXPECT_TRUE(board.blue(City::Zenda).has(now.king));
    EXPECT_EQ(now.phase, Phase::Throwing);
}

}  // namespace
}  // namespace parlor::zenda
