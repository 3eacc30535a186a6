// SPDX-License-Identifier: MIT
// Boards that could not be played on, each defect by its name and with the part at fault.
#include "games/zenda/rules/board_defects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using Found = std::vector<std::string>;

Found defects_of(const BoardPlan& plan) {
    Found found;
    const auto board = Board::make(plan);
    if (board) return found;
    for (const BoardDefect& each : board.error()) {
        found.push_back(std::string(name(each.fault)) + " " + each.part);
    }
    return found;
}

// 1 white, 2–4 blue, 5–16 road, 17–25 blue, 26 white, in one line.
BoardPlan lane_plan() { return tests::small_board("lane").board.plan(); }

void set_kind(BoardPlan& plan, int number, Kind kind) {
    plan.spots[static_cast<std::size_t>(number) - 1].kind = kind;
}

// A new spot and a road to it; its number.
int add_spot(BoardPlan& plan, int joined_to) {
    const auto number = static_cast<int>(plan.spots.size()) + 1;
    plan.spots.push_back({static_cast<double>(number), -10, Kind::Road});
    plan.roads.push_back({joined_to, number});
    return number;
}

TEST(BoardCheck, FindsNothingWrongWithTheTestBoards) {
    for (const tests::TestBoard& each : tests::small_boards()) {
        EXPECT_EQ(defects_of(each.board.plan()), Found{}) << each.name;
    }
}

TEST(BoardCheck, NamesWhatIsWrongWithARoad) {
    BoardPlan plan = lane_plan();
    plan.roads.push_back({3, 3});
    plan.roads.push_back({2, 1});
    plan.roads.push_back({5, 27});
    plan.roads.push_back({0, 4});
    plan.roads.push_back({-1, -1});
    EXPECT_EQ(defects_of(plan),
              (Found{"road_to_itself road 3-3", "road_repeated road 2-1", "unknown_spot road 5-27",
                     "unknown_spot road 0-4", "unknown_spot road -1--1"}));
}

TEST(BoardCheck, NamesWhatIsWrongWithASpot) {
    BoardPlan plan = lane_plan();
    plan.spots[7] = plan.spots[6];
    plan.spots.push_back({0, 0, Kind::Road});
    EXPECT_EQ(defects_of(plan), (Found{"same_place spot 8", "spot_unreachable spot 27"}));
    BoardPlan cut = lane_plan();
    std::erase(cut.roads, BoardPlan::Road{23, 24});
    EXPECT_EQ(defects_of(cut),
              (Found{"spot_unreachable spot 24", "spot_unreachable spot 25",
                     "spot_unreachable spot 26", "blue_apart spot 17", "blue_apart spot 18",
                     "blue_apart spot 19", "blue_apart spot 20", "blue_apart spot 21",
                     "blue_apart spot 22", "blue_apart spot 23"}));
}

// cites Z2 Z3
TEST(BoardCheck, WantsRoomForEveryPiece) {
    BoardPlan plan = lane_plan();
    set_kind(plan, 17, Kind::Road);
    EXPECT_EQ(defects_of(plan), Found{"too_few_blue streslau-blue"});
    set_kind(plan, 4, Kind::Road);
    EXPECT_EQ(defects_of(plan), (Found{"too_few_blue streslau-blue", "too_few_blue zenda-blue"}));
}

// The leaflet sets up "as he wishes on any" and "anywhere": a strict board leaves a choice.
// cites Z2 Z3
TEST(BoardCheck, WantsAChoiceOfBlueSpotsOnAStrictBoard) {
    BoardPlan plan = tests::standard_test_board().board.plan();
    EXPECT_TRUE(plan.strict);
    int blue = 0;
    for (BoardPlan::Place& each : plan.spots) {
        if (each.kind == Kind::StreslauBlue && ++blue > 11) each.kind = Kind::Road;
    }
    EXPECT_EQ(defects_of(plan), Found{"too_few_blue streslau-blue"});
    plan.strict = false;
    EXPECT_EQ(defects_of(plan), Found{});
}

// cites Z2 Z3
TEST(BoardCheck, WantsEachBlueSpotJoinedToAWhiteOneOnAStrictBoard) {
    BoardPlan plan = tests::standard_test_board().board.plan();
    int last = 0;
    for (std::size_t i = 0; i < plan.spots.size(); ++i) {
        if (plan.spots[i].kind == Kind::StreslauBlue) last = static_cast<int>(i) + 1;
    }
    set_kind(plan, add_spot(plan, last), Kind::StreslauBlue);
    EXPECT_EQ(defects_of(plan), Found{"blue_apart spot " + std::to_string(plan.spots.size())});
    plan.strict = false;
    EXPECT_EQ(defects_of(plan), Found{});
}

TEST(BoardCheck, WantsAWhiteSpotInEitherCity) {
    BoardPlan plan = lane_plan();
    set_kind(plan, 1, Kind::Road);
    EXPECT_EQ(defects_of(plan), (Found{"too_few_white zenda-white", "blue_apart spot 2",
                                       "blue_apart spot 3", "blue_apart spot 4"}));
}

// cites Z2 Z3
TEST(BoardCheck, WantsBlueSpotsNextToTheirOwnCity) {
    BoardPlan plan = lane_plan();
    set_kind(plan, 15, Kind::StreslauBlue);
    set_kind(plan, 6, Kind::ZendaBlue);
    EXPECT_EQ(defects_of(plan), (Found{"blue_apart spot 15", "blue_apart spot 6"}));
    // Next to the other city it is as far from its own.
    BoardPlan swapped = lane_plan();
    set_kind(swapped, 2, Kind::StreslauBlue);
    EXPECT_EQ(defects_of(swapped), (Found{"blue_apart spot 2", "too_few_blue zenda-blue",
                                          "blue_apart spot 3", "blue_apart spot 4"}));
}

TEST(BoardCheck, AllowsAsManySpotsAsThereAreNumbersFor) {
    BoardPlan plan = lane_plan();
    while (plan.spots.size() < static_cast<std::size_t>(most_spots)) {
        add_spot(plan, plan.spots.size() == 26 ? 10 : static_cast<int>(plan.spots.size()));
    }
    EXPECT_EQ(defects_of(plan), Found{});
    add_spot(plan, most_spots);
    EXPECT_EQ(defects_of(plan), Found{"too_many_spots 192"});
}

TEST(BoardCheck, RefusesMoreRoadsAtASpotThanItCanCount) {
    BoardPlan plan = lane_plan();
    for (int i = 0; i < 14; ++i) add_spot(plan, 10);
    EXPECT_EQ(defects_of(plan), Found{});
    add_spot(plan, 10);
    EXPECT_EQ(defects_of(plan), Found{"too_tangled spot 10"});
}

// Few roads a spot, and yet a 2 from the middle leads to seventy spots.
TEST(BoardCheck, RefusesADieThatLeadsToTooManySpots) {
    BoardPlan plan = lane_plan();
    const int middle = add_spot(plan, 10);
    std::vector<int> arms;
    for (int arm = 0; arm < 10; ++arm) {
        arms.push_back(add_spot(plan, middle));
        for (int leaf = 0; leaf < 6; ++leaf) add_spot(plan, arms.back());
    }
    EXPECT_EQ(defects_of(plan), Found{}) << "60 leaves, 9 and 11";
    for (const int arm : arms) add_spot(plan, arm);
    const Found found = defects_of(plan);
    EXPECT_NE(std::ranges::find(found, "too_tangled spot " + std::to_string(middle)), found.end());
    for (const std::string& each : found) EXPECT_TRUE(each.starts_with("too_tangled")) << each;
}

TEST(BoardCheck, RefusesAnEmptyBoardWithReasons) {
    EXPECT_EQ(defects_of(BoardPlan{}),
              (Found{"too_few_white streslau-white", "too_few_blue streslau-blue",
                     "too_few_white zenda-white", "too_few_blue zenda-blue"}));
}

TEST(BoardCheck, ListsEveryDefectNotOnlyTheFirst) {
    BoardPlan plan = lane_plan();
    plan.spots[5] = plan.spots[4];
    plan.roads.push_back({7, 7});
    plan.roads.push_back({7, 99});
    set_kind(plan, 3, Kind::Road);
    plan.spots.push_back({0, 0, Kind::Road});
    EXPECT_EQ(defects_of(plan),
              (Found{"same_place spot 6", "road_to_itself road 7-7", "unknown_spot road 7-99",
                     "spot_unreachable spot 27", "too_few_blue zenda-blue", "blue_apart spot 4"}));
}

TEST(BoardFault, EachHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(BoardFault::TooTangled); ++i) {
        EXPECT_TRUE(names.insert(name(static_cast<BoardFault>(i))).second) << i;
    }
    EXPECT_FALSE(names.contains(""));
}

}  // namespace
}  // namespace parlor::zenda
