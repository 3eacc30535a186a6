// SPDX-License-Identifier: MIT
// What a board works out from its spots and roads, and what every board that is drawn must have.
#include "games/zenda/rules/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/zenda/rules/board_defects.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using tests::TestBoard;

std::vector<const TestBoard*> every_board() {
    std::vector<const TestBoard*> all{&tests::standard_test_board()};
    for (const TestBoard& each : tests::small_boards()) all.push_back(&each);
    return all;
}

// Target → the spots between, of every walk that uses no road twice; the beginning left out.
using Walks = std::map<int, std::set<std::set<int>>>;

void walk(const slow::ZendaBoard& board, const std::vector<int>& route, int left, Walks& found) {
    if (left == 0) {
        std::set<int> between(route.begin() + 1, route.end() - 1);
        between.erase(route.front());
        found[route.back()].insert(between);
        return;
    }
    for (const int next : board.roads[static_cast<std::size_t>(route.back())]) {
        bool used = false;
        for (std::size_t i = 1; i < route.size(); ++i) {
            used = used || (route[i - 1] == route.back() && route[i] == next) ||
                   (route[i] == route.back() && route[i - 1] == next);
        }
        if (used) continue;
        std::vector<int> longer = route;
        longer.push_back(next);
        walk(board, longer, left - 1, found);
    }
}

// Ways that another way is part of are of no use.
std::set<std::set<int>> without_detours(const std::set<std::set<int>>& ways) {
    std::set<std::set<int>> kept;
    for (const auto& way : ways) {
        const bool detour = std::ranges::any_of(ways, [&](const auto& other) {
            return other != way && std::ranges::includes(way, other);
        });
        if (!detour) kept.insert(way);
    }
    return kept;
}

Walks by_board(const Board& board, int from, int count) {
    Walks found;
    for (const Board::Target& target : board.targets(Spot::at(from), count)) {
        auto& ways = found[target.to.number()];
        EXPECT_TRUE(ways.empty()) << "a target twice";
        for (const SpotSet& way : board.ways(target)) {
            std::set<int> between;
            for (const Spot spot : way) between.insert(spot.number());
            EXPECT_TRUE(ways.insert(between).second) << "a way twice";
        }
    }
    return found;
}

// cites Z13 Z14 ZQ3
TEST(Board, LeadsWhereEveryWalkLeads) {
    for (const TestBoard* each : every_board()) {
        for (int from = 1; from <= each->board.size(); ++from) {
            for (int count = 1; count <= 6; ++count) {
                Walks expected;
                walk(each->slow, {from}, count, expected);
                for (auto& [to, ways] : expected) ways = without_detours(ways);
                EXPECT_EQ(by_board(each->board, from, count), expected)
                    << each->name << " " << from << " by " << count;
            }
        }
    }
}

TEST(Board, ListsTargetsByAscendingSpot) {
    for (const TestBoard* each : every_board()) {
        for (int from = 1; from <= each->board.size(); ++from) {
            const auto targets = each->board.targets(Spot::at(from), 6);
            EXPECT_TRUE(std::ranges::is_sorted(targets, {}, &Board::Target::to));
        }
    }
}

bool leads(const Board& board, Spot from, Spot to, int count) {
    const auto targets = board.targets(from, count);
    return std::ranges::find(targets, to, &Board::Target::to) != targets.end();
}

// cites Z13
TEST(Board, LeadsBackWhereverItLeads) {
    for (const TestBoard* each : every_board()) {
        const Board& board = each->board;
        for (int one = 1; one <= board.size(); ++one) {
            for (int other = 1; other <= board.size(); ++other) {
                const Spot a = Spot::at(one);
                const Spot b = Spot::at(other);
                EXPECT_EQ(board.next_to(a).has(b), board.next_to(b).has(a));
                EXPECT_EQ(board.next_to(a).has(b), leads(board, a, b, 1));
                for (int count = 1; count <= 6; ++count) {
                    EXPECT_EQ(leads(board, a, b, count), leads(board, b, a, count))
                        << each->name << " " << one << " " << other << " " << count;
                }
            }
        }
    }
}

TEST(Board, KnowsTheSpotsOfEachCity) {
    for (const TestBoard* each : every_board()) {
        const Board& board = each->board;
        for (int number = 1; number <= board.size(); ++number) {
            const Spot spot = Spot::at(number);
            const std::string& kind = each->slow.kinds[static_cast<std::size_t>(number)];
            EXPECT_EQ(name(board.place(spot).kind), kind);
            EXPECT_EQ(parse_kind(kind), board.place(spot).kind);
            EXPECT_EQ(board.white(City::Zenda).has(spot), kind == "zenda-white");
            EXPECT_EQ(board.blue(City::Zenda).has(spot), kind == "zenda-blue");
            EXPECT_EQ(board.white(City::Streslau).has(spot), kind == "streslau-white");
            EXPECT_EQ(board.blue(City::Streslau).has(spot), kind == "streslau-blue");
        }
        for (const City city : all_cities) {
            EXPECT_EQ(board.around(city), board.white(city) | board.blue(city));
        }
        EXPECT_FALSE(board.has(0));
        EXPECT_TRUE(board.has(board.size()));
        EXPECT_FALSE(board.has(board.size() + 1));
    }
    EXPECT_FALSE(parse_kind("blue"));
}

// ZQ3: a loop of four roads leads back to where it began, and nowhere else with a 4.
// cites ZQ3 ZT9
TEST(Board, ALoopLeadsToItsOwnBeginning) {
    const Board& board = tests::small_board("loop").board;
    EXPECT_TRUE(leads(board, Spot::at(6), Spot::at(6), 4));
    EXPECT_FALSE(leads(board, Spot::at(6), Spot::at(6), 2));
    EXPECT_FALSE(leads(board, Spot::at(2), Spot::at(2), 4));
}

TEST(Fingerprint, IsSixteenHexadecimalDigits) {
    for (const TestBoard* each : every_board()) {
        const std::string print = fingerprint(each->board);
        EXPECT_EQ(print.size(), 16U);
        EXPECT_EQ(print.find_first_not_of("0123456789abcdef"), std::string::npos) << print;
    }
}

std::string print_of(const BoardPlan& plan) {
    const auto board = Board::make(plan);
    EXPECT_TRUE(board);
    return board ? fingerprint(*board) : "";
}

TEST(Fingerprint, IgnoresWhereSpotsAreDrawnAndHowRoadsAreListed) {
    const Board& board = tests::small_board("gate").board;
    BoardPlan plan = board.plan();
    for (BoardPlan::Place& place : plan.spots) place.x = 500 - place.x;
    std::ranges::reverse(plan.roads);
    for (BoardPlan::Road& road : plan.roads) std::swap(road.one, road.other);
    EXPECT_EQ(print_of(plan), fingerprint(board));
}

TEST(Fingerprint, TellsRoadsKindsAndSizesApart) {
    const BoardPlan gate = tests::small_board("gate").board.plan();
    std::set<std::string> prints{print_of(gate)};
    BoardPlan other_road = gate;
    other_road.roads.push_back({11, 12});
    prints.insert(print_of(other_road));
    BoardPlan fewer_roads = gate;
    std::erase(fewer_roads.roads, BoardPlan::Road{10, 11});
    prints.insert(print_of(fewer_roads));
    BoardPlan other_kind = gate;
    other_kind.spots[10].kind = Kind::StreslauWhite;
    prints.insert(print_of(other_kind));
    BoardPlan larger = gate;
    larger.spots.push_back({1, 1, Kind::Road});
    larger.roads.push_back({6, 22});
    prints.insert(print_of(larger));
    EXPECT_EQ(prints.size(), 5U);
}

TEST(Board, IsEqualToOneDrawnAlike) {
    const Board& gate = tests::small_board("gate").board;
    EXPECT_EQ(*Board::make(gate.plan()), gate);
    EXPECT_FALSE(gate == tests::small_board("lane").board);
}

}  // namespace
}  // namespace parlor::zenda
