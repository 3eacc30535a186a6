// SPDX-License-Identifier: MIT
// Board files that cannot be read, each defect by its name and with the part at fault.
#include "games/zenda/report_json/board_json.h"

#include <gtest/gtest.h>

#include "support/corpus.h"

namespace parlor::zenda {
namespace {

using Found = std::vector<std::string>;

Found defects_of(std::string_view json) {
    Found found;
    const auto board = read_board(json);
    if (board) return found;
    for (const BoardDefect& each : board.error()) {
        found.push_back(std::string(name(each.fault)) + " " + each.part);
    }
    return found;
}

std::string lane_file() { return tests::read_project_file("tests/boards/lane.json"); }

// The file of `lane` with one stretch of it rewritten.
std::string rewritten(const std::string& old, const std::string& anew) {
    std::string json = lane_file();
    const std::size_t at = json.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return json.replace(at, old.size(), anew);
}

const std::string spot_7 = R"({"id": "7", "x": 70, "y": 10, "kind": "road"})";

TEST(BoardFile, IsReadWithEverySpotAndRoad) {
    const auto board = read_board(lane_file());
    ASSERT_TRUE(board);
    EXPECT_EQ(board->size(), 26);
    EXPECT_EQ(board->plan().roads.size(), 25U);
    EXPECT_EQ(board->plan().roads.back(), (BoardPlan::Road{25, 26}));
    const BoardPlan::Place place{40, 10, Kind::ZendaBlue};
    EXPECT_EQ(board->place(Spot::at(4)), place);
}

TEST(BoardFile, MayHavePlacesBetweenWholeNumbers) {
    const auto board =
        read_board(rewritten(spot_7, R"({"kind": "road", "y": 1e1, "x": 70.25, "id": "7"})"));
    ASSERT_TRUE(board);
    EXPECT_EQ(board->place(Spot::at(7)).x, 70.25);
    EXPECT_EQ(board->place(Spot::at(7)).y, 10);
}

TEST(BoardFile, ThatIsNotJson) {
    for (const std::string json : {"", " ", "{", "spots", "{\"spots\": [}", "[1, 2", "\xff"}) {
        const Found found = defects_of(json);
        ASSERT_EQ(found.size(), 1U) << json;
        EXPECT_TRUE(found.front().starts_with("not_json ")) << found.front();
    }
    EXPECT_TRUE(defects_of(lane_file() + "}").front().starts_with("not_json "));
    EXPECT_TRUE(defects_of(std::string(100'000, '[')).front().starts_with("not_json "));
}

TEST(BoardFile, ThatIsSomethingElse) {
    for (const std::string json : {"null", "7", "[]", "\"spots\"", "true"}) {
        EXPECT_EQ(defects_of(json), Found{"wrong_type the file"}) << json;
    }
    EXPECT_EQ(defects_of("{}"),
              (Found{"field_missing the file: spots", "field_missing the file: roads"}));
    EXPECT_EQ(defects_of(R"({"spots": {}, "roads": 3})"),
              (Found{"wrong_type spots", "wrong_type roads"}));
}

TEST(BoardFile, WithFieldsItShouldNotHave) {
    EXPECT_EQ(defects_of(rewritten("\"spots\":", "\"name\": \"lane\", \"spots\":")),
              Found{"field_unexpected the file: name"});
    EXPECT_EQ(
        defects_of(rewritten(spot_7, R"({"id": "7", "x": 70, "y": 10, "kind": "road", "z": 1})")),
        Found{"field_unexpected spot 7: z"});
}

TEST(BoardFile, WithASpotThatIsWrong) {
    const auto with_spot = [](const std::string& spot) {
        return defects_of(rewritten(spot_7, spot));
    };
    EXPECT_EQ(with_spot("7"), Found{"wrong_type spot 7"});
    EXPECT_EQ(with_spot("{}"), (Found{"field_missing spot 7: id", "field_missing spot 7: x",
                                      "field_missing spot 7: y", "field_missing spot 7: kind"}));
    EXPECT_EQ(with_spot(R"({"id": 7, "x": "70", "y": null, "kind": []})"),
              (Found{"wrong_type spot 7: id", "wrong_type spot 7: x", "wrong_type spot 7: y",
                     "wrong_type spot 7: kind"}));
    EXPECT_EQ(with_spot(R"({"id": "8", "x": 70, "y": 10, "kind": "road"})"),
              Found{"spot_out_of_order spot 7: 8"});
    EXPECT_EQ(with_spot(R"({"id": "07", "x": 70, "y": 10, "kind": "track"})"),
              (Found{"spot_out_of_order spot 7: 07", "unknown_kind spot 7: track"}));
}

TEST(BoardFile, WithARoadThatIsWrong) {
    const auto with_road = [](const std::string& road) {
        return defects_of(rewritten(R"(["7", "8"])", road));
    };
    EXPECT_EQ(with_road("7"), Found{"wrong_type road number 7"});
    EXPECT_EQ(with_road(R"(["7"])"), Found{"wrong_type road number 7"});
    EXPECT_EQ(with_road(R"(["7", "8", "9"])"), Found{"wrong_type road number 7"});
    EXPECT_EQ(with_road("[7, 8]"), (Found{"wrong_type road number 7", "wrong_type road number 7"}));
    EXPECT_EQ(with_road(R"(["7", "27"])").front(), "unknown_spot road 7-27");
    EXPECT_EQ(with_road(R"(["07", ""])"),
              (Found{"unknown_spot road number 7: 07", "unknown_spot road number 7: "}));
}

TEST(BoardFile, ListsEveryDefectNotOnlyTheFirst) {
    EXPECT_EQ(defects_of(R"({"spots": [{"id": "2", "x": 1, "y": 1, "kind": "blue"}, 5],
                             "roads": [["1", "3"], {}], "more": 0})"),
              (Found{"field_unexpected the file: more", "spot_out_of_order spot 1: 2",
                     "unknown_kind spot 1: blue", "wrong_type spot 2", "wrong_type road number 2",
                     "unknown_spot road 1-3"}));
}

// What the file draws is judged once the file can be read.
TEST(BoardFile, ThatDrawsABoardNobodyCouldPlayOn) {
    EXPECT_EQ(
        defects_of(rewritten(R"(["7", "8"])", R"(["7", "7"])")),
        (Found{"road_to_itself road 7-7",  "spot_unreachable spot 8",  "spot_unreachable spot 9",
               "spot_unreachable spot 10", "spot_unreachable spot 11", "spot_unreachable spot 12",
               "spot_unreachable spot 13", "spot_unreachable spot 14", "spot_unreachable spot 15",
               "spot_unreachable spot 16", "spot_unreachable spot 17", "spot_unreachable spot 18",
               "spot_unreachable spot 19", "spot_unreachable spot 20", "spot_unreachable spot 21",
               "spot_unreachable spot 22", "spot_unreachable spot 23", "spot_unreachable spot 24",
               "spot_unreachable spot 25", "spot_unreachable spot 26"}));
    EXPECT_EQ(defects_of(R"({"spots": [], "roads": []})"),
              (Found{"too_few_white streslau-white", "too_few_blue streslau-blue",
                     "too_few_white zenda-white", "too_few_blue zenda-blue"}));
}

}  // namespace
}  // namespace parlor::zenda
