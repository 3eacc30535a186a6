// SPDX-License-Identifier: MIT
#include "games/zenda/players/themes.h"

#include <gtest/gtest.h>

#include "games/zenda/rules/text.h"
#include "presentation/language/language.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// One straight road from Zenda (1, then blue to 4) to Streslau: 5 to 16 are open country.
using tests::lane;

Position position(std::string_view pieces, std::string_view state) {
    const auto text = std::string("zenda ").append(pieces).append(state);
    const auto read = parse_position(lane(), text);
    EXPECT_TRUE(read) << text;
    return read->position;
}

// "break_out road_home": what the answer of a side is about, beside other results of its throw.
std::string about(char side, std::string_view before, std::string_view answer,
                  const std::vector<std::string_view>& others) {
    const std::string_view now = side == 'z' ? " z ?" : " s ?";
    const std::string_view then = side == 'z' ? " s ?" : " z ?";
    std::vector<Position> tempting;
    for (const std::string_view each : others) tempting.push_back(position(each, then));
    std::string told;
    for (const Theme each :
         themes(lane(), position(before, now), position(answer, then), tempting)) {
        told += (told.empty() ? "" : " ") + std::string(name(each));
    }
    return told;
}

TEST(ZendaThemes, TellWhetherTheKingBreaksOut) {
    const auto before = "k:2 y:3,4 m:- a:1";
    EXPECT_EQ(about('z', before, "k:7 y:3,4 m:- a:1", {"k:2 y:3,8 m:- a:1"}),
              "break_out road_home");
    EXPECT_EQ(about('z', before, "k:2 y:3,8 m:- a:1", {"k:2 y:4,8 m:- a:1"}), "");
    EXPECT_EQ(about('z', before, "k:7 y:3,4 m:- a:1", {"k:6 y:3,4 m:- a:1"}), "road_home");
    // With the last soldier gone the way is open.
    EXPECT_EQ(about('z', "k:6 y:8 m:- a:11", "k:6 y:11 m:- a:-", {"k:6 y:7 m:- a:11"}),
              "break_out hunt road_home");
}

TEST(ZendaThemes, TellWhetherTheRingCloses) {
    const auto before = "k:8 y:3 m:13 a:11,16";
    EXPECT_EQ(about('s', before, "k:8 y:3 m:10 a:11,16", {"k:8 y:3 m:12 a:11,16"}), "closing_ring");
    EXPECT_EQ(about('s', before, "k:8 y:3 m:12 a:11,16", {"k:8 y:3 m:10 a:11,16"}), "");
    // A piece that can be captured holds nothing.
    EXPECT_EQ(about('s', before, "k:8 y:3 m:13 a:10,16", {"k:8 y:3 m:13 a:11,16"}), "");
}

TEST(ZendaThemes, TellWhetherToCapture) {
    const auto before = "k:8 y:3,6 m:- a:13,16";
    const auto hunts = "k:8 y:3,13 m:- a:16";
    EXPECT_EQ(about('z', before, hunts, {"k:8 y:3,7 m:- a:13,16"}), "hunt");
    EXPECT_EQ(about('z', before, "k:8 y:3,7 m:- a:13,16", {hunts}), "");
    EXPECT_EQ(about('z', before, hunts, {"k:8 y:6,13 m:- a:16"}), "");
    EXPECT_EQ(about('s', "k:8 y:3,6 m:- a:12,16", "k:8 y:3 m:- a:6,16", {"k:8 y:3,6 m:- a:11,16"}),
              "hunt");
}

TEST(ZendaThemes, TellHowLongTheKingsRoadIs) {
    EXPECT_EQ(about('z', "k:8 y:3 m:- a:5", "k:11 y:3 m:- a:5", {"k:9 y:3 m:- a:5"}), "road_home");
    EXPECT_EQ(about('z', "k:8 y:3 m:- a:5", "k:9 y:3 m:- a:5", {"k:11 y:3 m:- a:5"}), "");
    EXPECT_EQ(about('s', "k:8 y:3 m:- a:5", "k:8 y:3 m:- a:12", {"k:8 y:3 m:- a:6"}), "road_home");
    EXPECT_EQ(about('s', "k:8 y:3 m:- a:12", "k:8 y:3 m:- a:6", {"k:8 y:3 m:- a:13"}), "");
}

TEST(ZendaThemes, CanBeSaidInEveryLanguage) {
    for (int i = 0; i <= static_cast<int>(Theme::RoadHome); ++i) {
        const auto key = std::string("puzzle.theme.").append(name(static_cast<Theme>(i)));
        for (const auto language : language::all_languages) {
            EXPECT_TRUE(language::knows(language, key)) << key;
        }
    }
}

}  // namespace
}  // namespace parlor::zenda
