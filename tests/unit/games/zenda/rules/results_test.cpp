// SPDX-License-Identifier: MIT
#include "games/zenda/rules/results.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/zenda/rules/board_defects.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

PositionText position_of(const Board& board, const std::string& position) {
    const auto found = parse_position(board, position);
    EXPECT_TRUE(found) << position;
    return found ? *found : PositionText{};
}

const Board& board_named(std::string_view name) { return tests::small_board(name).board; }

std::set<std::string> all(const Results& results) {
    std::set<std::string> texts;
    for (std::size_t i = 0; i < results.size(); ++i) texts.insert(text(results[i]));
    EXPECT_EQ(texts.size(), results.size()) << "the same result twice";
    return texts;
}

// Nine of n spots, and any of the nine for Black Michael; three of n, and any for the King.
// cites Z2 Z3 ZQ16
TEST(Results, OfSettingUpAreAllWaysToDoIt) {
    for (const auto& [name, green, red] : {std::tuple{"lane", 9U, 3U}, {"gate", 90U, 12U}}) {
        Results results(board_named(name));
        results.find(starting_position());
        EXPECT_EQ(all(results).size(), green) << name;
        const Position set = results[0];
        EXPECT_EQ(set.phase, Phase::Setting);
        EXPECT_EQ(set.city, City::Zenda);
        results.find(set);
        EXPECT_EQ(all(results).size(), red) << name;
        EXPECT_EQ(results[0].phase, Phase::Throwing);
        EXPECT_EQ(results[0].city, City::Streslau);
    }
}

// The order is a contract: a seed must replay the same game everywhere.
TEST(Results, ComeInADefinedOrder) {
    const Board& lane = board_named("lane");
    const PositionText from = position_of(lane, "zenda k:1 y:14,15 m:16 a:20 s 5-2-1");
    Results results(lane);
    results.find(from.position, *from.thrown);
    std::string order;
    for (std::size_t i = 0; i < results.size(); ++i) {
        order += text(results[i].michael) + "," + text(results[i].army.first()) + " ";
    }
    EXPECT_EQ(order, "17,25 19,25 20,22 ");
}

// Memory is kept from throw to throw, and nothing else.
TEST(Results, AreTheSameWhateverWasFoundBefore) {
    const Board& gate = board_named("gate");
    const PositionText many =
        position_of(gate, "zenda k:2 y:3,4 m:6 a:7,8,9,10,12,15,17,19 s 3-2-1");
    const PositionText few = position_of(gate, "zenda k:2 y:3,4 m:- a:10 s 1-1-1");
    Results kept(gate);
    for (int round = 0; round < 3; ++round) {
        for (const PositionText* each : {&many, &few}) {
            kept.find(each->position, *each->thrown);
            Results fresh(gate);
            fresh.find(each->position, *each->thrown);
            ASSERT_EQ(kept.size(), fresh.size());
            for (std::size_t i = 0; i < kept.size(); ++i) EXPECT_EQ(kept[i], fresh[i]);
        }
    }
    Results moved = std::move(kept);
    EXPECT_EQ(&moved.board(), &gate);
    EXPECT_EQ(all(moved).size(), moved.size());
}

// Each of nine pieces to each of its targets, a die each: no throw leads to more than all orders
// of all that, for which `most_targets` makes room.
TEST(Results, AreBoundedByTheBoard) {
    const Board& board = standard_board();
    std::size_t most = 0;
    for (int number = 1; number <= board.size(); ++number) {
        for (int count = 1; count <= 6; ++count) {
            most = std::max(most, board.targets(Spot::at(number), count).size());
        }
    }
    EXPECT_LE(most, most_targets);
    Results results(board);
    base::Random random(3);
    Position position;
    position.phase = Phase::Throwing;
    position.king = board.white(City::Zenda).first();
    position.yellows[1] = board.blue(City::Zenda).first();
    position.michael = Spot::at(board.size() / 2);
    const SpotSet kept_free = board.next_to(position.king);
    while (position.army.size() < 8) {
        const auto size = static_cast<std::uint32_t>(board.size());
        const Spot spot = Spot::at(1 + static_cast<int>(random.below(size)));
        if (!(all_pieces(position) | kept_free).has(spot)) position.army.add(spot);
    }
    results.find(position, Throw::of(6, 5, 4));
    EXPECT_GT(results.size(), 1'000U);
    EXPECT_LE(results.size(), 9 * most * 9 * most * 9 * most);
}

// cites ZQ1
TEST(Sample, IsAlwaysALawfulResult) {
    base::Random random(9);
    for (const tests::TestBoard& each : tests::small_boards()) {
        Results results(each.board);
        Results sampled(each.board);
        for (int game = 0; game < 20; ++game) {
            results.find(starting_position());
            results.find(Position(results[random.below(9)]));
            Position position = results[random.below(3)];
            for (int turn = 0; turn < 40 && !is_over(position); ++turn) {
                const Throw thrown = Throw::by(random);
                const Position next = sampled.sample(position, thrown, random);
                results.find(position, thrown);
                ASSERT_TRUE(all(results).contains(text(next))) << text(position, thrown);
                position = next;
            }
        }
    }
}

std::map<std::string, int> drawn(const std::string& position, int times) {
    const Board& lane = board_named("lane");
    const PositionText from = position_of(lane, position);
    Results results(lane);
    base::Random random(12);
    std::map<std::string, int> seen;
    for (int i = 0; i < times; ++i) {
        ++seen[text(results.sample(from.position, *from.thrown, random))];
    }
    return seen;
}

// One army piece, and six steps to choose from.
TEST(Sample, MakesEachStepAsLikelyAsTheOthers) {
    const auto seen = drawn("zenda k:1 y:24 m:- a:10 s 6-3-1", 12'000);
    EXPECT_EQ(seen.size(), 6U);
    for (const auto& [position, times] : seen) EXPECT_NEAR(times, 2'000, 200) << position;
}

// Of the four steps that could come first, the lawful two are as likely.
// cites ZQ1
TEST(Sample, DrawsAgainWhereDiceWouldBeLost) {
    const auto seen = drawn("zenda k:1 y:9,10 m:- a:2,5 s 6-3-1", 4'000);
    EXPECT_EQ(seen.size(), 2U);
    EXPECT_TRUE(seen.contains("zenda k:1 y:9,10 m:- a:3,8 z ?"));
    EXPECT_TRUE(seen.contains("zenda k:1 y:9,10 m:- a:5,6 z ?"));
}

TEST(Sample, OfALostThrowIsTheOtherSidesTurn) {
    const auto seen = drawn("zenda k:1 y:22,23 m:26 a:24,25 s 4-3-2", 3);
    EXPECT_EQ(seen.begin()->first, "zenda k:1 y:22,23 m:26 a:24,25 z ?");
    EXPECT_EQ(seen.size(), 1U);
}

}  // namespace
}  // namespace parlor::zenda
