// SPDX-License-Identifier: MIT
#include "players/zenda_heuristic.h"

#include <gtest/gtest.h>

#include "players/roster.h"
#include "players/zenda_reasons.h"
#include "support/zenda_boards.h"
#include "zenda/plays.h"
#include "zenda/text.h"

namespace parlor::players {
namespace {

using namespace zenda;

// One straight road from Zenda (1, then blue to 4) to Streslau: 5 to 16 are open country.
const Board& lane() { return tests::small_board("lane").board; }

Position position(std::string_view text) {
    const auto read = parse_position(lane(), text);
    EXPECT_TRUE(read) << text;
    return read->position;
}

double chance_of_zenda(std::string_view text) {
    const ZendaHeuristic heuristic(lane(), zenda_weights(City::Zenda));
    const Chances chances = heuristic.chances(position(text));
    EXPECT_DOUBLE_EQ(chances[0] + chances[1], 1);
    return chances[index(City::Zenda)];
}

TEST(ZendaHeuristic, LikesPieces) {
    EXPECT_GT(chance_of_zenda("zenda k:5 y:2,3 m:- a:16 s ?"),
              chance_of_zenda("zenda k:5 y:2 m:- a:16 s ?"));
    EXPECT_GT(chance_of_zenda("zenda k:5 y:2,3 m:- a:16 s ?"),
              chance_of_zenda("zenda k:5 y:2,3 m:- a:14,16 s ?"));
}

TEST(ZendaHeuristic, LikesTheKingToBeNearStreslau) {
    EXPECT_GT(chance_of_zenda("zenda k:12 y:2,3 m:- a:5 s ?"),
              chance_of_zenda("zenda k:8 y:2,3 m:- a:5 s ?"));
}

TEST(ZendaHeuristic, KnowsThatAPairBarsTheRoad) {
    EXPECT_GT(chance_of_zenda("zenda k:6 y:2,3 m:- a:12,14 z ?"),
              chance_of_zenda("zenda k:6 y:2,3 m:- a:12,13 z ?"));
}

TEST(ZendaHeuristic, FearsForAPieceThatStandsAlone) {
    EXPECT_GT(chance_of_zenda("zenda k:7 y:2,8 m:- a:12 s ?"),
              chance_of_zenda("zenda k:7 y:2,9 m:- a:12 s ?"));
}

TEST(ZendaHeuristic, IsCertainOnceTheGameIsOver) {
    EXPECT_EQ(chance_of_zenda("zenda k:6 y:- m:5 a:7 =s"), 0);
}

std::vector<std::string> names_of_reasons(std::string_view before, std::string_view after) {
    std::vector<std::string> names;
    for (const ZendaEffect each : reasons(lane(), position(before), position(after))) {
        names.emplace_back(name(each));
    }
    return names;
}
using Names = std::vector<std::string>;

TEST(ZendaReasons, TellWhatAPlayDoes) {
    EXPECT_EQ(names_of_reasons("zenda k:6 y:8 m:- a:11 z ?", "zenda k:6 y:11 m:- a:- s ?"),
              (Names{"captures", "opens_way", "leaves_danger"}));
    EXPECT_EQ(names_of_reasons("zenda k:5 y:8 m:- a:12,15 s ?", "zenda k:5 y:8 m:- a:12,13 z ?"),
              (Names{"makes_pair", "leaves_danger"}));
    EXPECT_EQ(names_of_reasons("zenda k:6 y:2 m:- a:12 z ?", "zenda k:6 y:2 m:- a:12 s ?"),
              Names{"loses_throw"});
    EXPECT_EQ(names_of_reasons("zenda k:6 y:- m:5 a:8 s ?", "zenda k:6 y:- m:5 a:7 =s"),
              Names{"wins"});
}

// Every player of the roster, setting up included.
TEST(ZendaPlayers, ChooseAmongTheResults) {
    for (const auto& entry : roster<Zenda>()) {
        const auto player = entry.make(standard_board());
        base::Random dice(1);
        base::Random choices(2);
        Results results;
        Position now = starting_position();
        for (int turn = 0; turn < 30 && !is_over(now); ++turn) {
            if (now.phase == Phase::Setting) {
                results.find(now);
            } else {
                results.find(now, Throw::by(dice));
            }
            const std::size_t chosen = player->choose(now, results, choices, never_stop);
            ASSERT_LT(chosen, results.size());
            now = results[chosen];
        }
        EXPECT_NE(now.phase, Phase::Setting);
    }
}

TEST(ZendaPlayers, TakeAWin) {
    const auto player = make_player<Zenda>("careful", lane());
    base::Random choices(1);
    Results results(lane());
    const Position before = position("zenda k:6 y:- m:5 a:8 s ?");
    results.find(before, Throw::of(1, 1, 1));
    EXPECT_TRUE(is_over(results[player->choose(before, results, choices, never_stop)]));
}

}  // namespace
}  // namespace parlor::players
