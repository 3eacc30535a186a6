// SPDX-License-Identifier: MIT
#include "games/zenda/players/net.h"

#include <gtest/gtest.h>

#include <string>

#include "computers/players/net_evaluator.h"
#include "computers/players/player_spec.h"
#include "games/zenda/players/net_inputs.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// One straight road from Zenda (1, then blue to 4) to Streslau: 5 to 16 are open country.
using tests::lane;

double chance_of_zenda(std::string_view text) {
    return net_evaluator(lane())->chances(tests::in_lane(text))[index(City::Zenda)];
}

TEST(ZendaNet, GivesChancesThatAddUpWithADrawShared) {
    auto read = nets::Net::read(zenda_net(), NetInputs::shape);
    ASSERT_TRUE(read);
    players::NetEvaluator<NetInputs> evaluator(std::make_shared<const nets::Net>(std::move(*read)),
                                               NetInputs(lane()));
    for (const std::string_view text :
         {"zenda k:5 y:2,3 m:12 a:14,16 s ?", "zenda k:12 y:2 m:- a:9,10 z ?"}) {
        const auto outlook = evaluator.outlook(tests::in_lane(text));
        const auto chances = evaluator.chances(tests::in_lane(text));
        EXPECT_GT(outlook.back(), 0);
        EXPECT_NEAR(outlook[0] + outlook[1] + outlook[2], 1, 1e-9);
        EXPECT_NEAR(chances[0], outlook[0] + outlook[2] / 2, 1e-9);
        EXPECT_NEAR(chances[0] + chances[1], 1, 1e-9);
    }
}

TEST(ZendaNet, KnowsThatAPairBarsTheRoadAndThatNothingDoes) {
    EXPECT_GT(chance_of_zenda("zenda k:16 y:2,3 m:- a:5 z ?"), 0.8);
    EXPECT_GT(chance_of_zenda("zenda k:6 y:2,3 m:- a:12,14 z ?"),
              chance_of_zenda("zenda k:6 y:2,3 m:- a:12,13 z ?"));
}

TEST(ZendaNet, IsCertainOnceTheGameIsOver) {
    EXPECT_EQ(chance_of_zenda("zenda k:6 y:- m:5 a:7 =s"), 0);
}

TEST(ZendaNet, IsRefusedIfItIsAnotherGamesOrDamaged) {
    std::string file(zenda_net());
    EXPECT_EQ(take_net(file), std::nullopt);
    file.back() = static_cast<char>(file.back() ^ 1);
    EXPECT_EQ(take_net(file), nets::NetFault::Damaged);
    file.replace(file.find("zenda-1"), 7, "other-1");
    EXPECT_EQ(take_net(file), nets::NetFault::OtherInputs);
    EXPECT_TRUE(has_net());
}

TEST(ZendaNet, Plays) {
    const auto before = tests::in_lane("zenda k:16 y:2,3 m:- a:5 z ?");
    Results results(lane());
    results.find(before, Throw::of(6, 4, 1));  // ten spots to go
    for (const std::string_view name : {"careful", "deep"}) {
        base::Random random(1);
        const auto player = players::make_player<Zenda>(name, lane());
        ASSERT_TRUE(player) << name;
        const auto chosen = player->choose(before, results, random, base::never_stop);
        EXPECT_EQ(winner(results[chosen]), City::Zenda) << name;
    }
}

}  // namespace
}  // namespace parlor::zenda
