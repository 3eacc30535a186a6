// SPDX-License-Identifier: MIT
#include "games/zenda/players/net_inputs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using Inputs = NetInputs;

// One straight road from Zenda (1, then blue to 4) to Streslau: 5 to 16 are open country.
using tests::lane;

std::vector<nets::Input> inputs(Inputs& seer, const Position& position) {
    Inputs::List list;
    seer.list(position, list);
    std::vector<nets::Input> all(list.begin(), list.end());
    std::ranges::sort(all);
    return all;
}
std::vector<nets::Input> inputs(std::string_view text) {
    const auto read = parse_position(lane(), text);
    EXPECT_TRUE(read) << text;
    Inputs seer(lane());
    return inputs(seer, read->position);
}

// Positions of random games on a board, from setting up to the end.
std::vector<Position> positions_of_games(const Board& board, std::size_t count) {
    std::vector<Position> all;
    base::Random random(5);
    Results results(board);
    Position position = starting_position();
    while (all.size() < count) {
        if (is_over(position)) position = starting_position();
        all.push_back(position);
        position = position.phase == Phase::Setting
                       ? results.sample(position, random)
                       : results.sample(position, Throw::by(random), random);
    }
    return all;
}

TEST(NetInputs, AreNeverTooManyOnAnyBoard) {
    std::vector<const Board*> boards{&standard_board(), &tests::valley_board().board};
    for (const auto& each : tests::small_boards()) boards.push_back(&each.board);
    for (const Board* board : boards) {
        Inputs seer(*board);
        for (const Position& position : positions_of_games(*board, 400)) {
            const auto all = inputs(seer, position);
            ASSERT_FALSE(all.empty());
            ASSERT_LT(all.back(), Inputs::count) << text(position);
            ASSERT_LE(all.size(), Inputs::most_set);
        }
    }
}

// Whatever was asked before: what it remembers is right.
TEST(NetInputs, AreTheSameForTheSamePosition) {
    Inputs seer(standard_board());
    for (const Position& position : positions_of_games(standard_board(), 300)) {
        Inputs fresh(standard_board());
        ASSERT_EQ(inputs(seer, position), inputs(fresh, position)) << text(position);
    }
}

// A board's numbers mean nothing: turned round, it looks the same.
TEST(NetInputs, KnowNoSpotByItsNumber) {
    const BoardPlan& plan = standard_board().plan();
    const auto count = static_cast<int>(plan.spots.size());
    const auto turned = [&](int number) { return count + 1 - number; };
    BoardPlan other = plan;
    std::ranges::reverse(other.spots);
    for (auto& road : other.roads) road = {turned(road.one), turned(road.other)};
    const auto board = Board::make(other);
    ASSERT_TRUE(board);
    const auto spot = [&](Spot at) {
        return at.on_board() ? Spot::at(turned(at.number())) : Spot::none();
    };
    Inputs seer(standard_board());
    Inputs seer_of_other(*board);
    for (const Position& position : positions_of_games(standard_board(), 300)) {
        Position same = position;
        same.army = {};
        for (const Spot each : position.army) same.army.add(spot(each));
        same.king = spot(position.king);
        same.michael = spot(position.michael);
        same.yellows = {spot(position.yellows[0]), spot(position.yellows[1])};
        std::ranges::sort(same.yellows);
        ASSERT_EQ(inputs(seer, position), inputs(seer_of_other, same)) << text(position);
    }
}

TEST(NetInputs, SeeWhoseTurnItIsByItsKind) {
    const auto streslau = parse_position(lane(), "zenda k:5 y:2,3 m:- a:14,16 s ?")->position;
    const auto zenda = parse_position(lane(), "zenda k:5 y:2,3 m:- a:14,16 z ?")->position;
    EXPECT_EQ(Inputs::kind(streslau), 0U);
    EXPECT_EQ(Inputs::kind(zenda), 1U);
    EXPECT_EQ(Inputs::output(streslau, index(City::Streslau)), 0U);
    EXPECT_EQ(Inputs::output(streslau, index(City::Zenda)), 1U);
    EXPECT_EQ(Inputs::output(zenda, index(City::Zenda)), 0U);
}

TEST(NetInputs, SeeAPairAPieceThatMayBeCapturedAndARoadThatIsCut) {
    const auto alone = inputs("zenda k:6 y:2,3 m:- a:12,14 z ?");
    EXPECT_NE(alone, inputs("zenda k:6 y:2,3 m:- a:12,13 z ?"));
    EXPECT_NE(inputs("zenda k:5 y:2,9 m:- a:12,15 z ?"), inputs("zenda k:5 y:2,9 m:- a:12,15 s ?"));
    EXPECT_NE(inputs("zenda k:12 y:2,3 m:- a:14,15 z ?"),
              inputs("zenda k:12 y:2,3 m:- a:9,10 z ?"));
}

}  // namespace
}  // namespace parlor::zenda
