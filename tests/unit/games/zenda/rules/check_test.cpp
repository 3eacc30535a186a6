// SPDX-License-Identifier: MIT
// Positions that could not stand.
#include "games/zenda/rules/defects.h"

#include <gtest/gtest.h>

#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using Found = std::vector<std::string>;

Found told(const Defects& defects) {
    Found found;
    for (const Defect& each : defects) {
        found.push_back(std::string(name(each.fault)) + " " + each.part);
    }
    return found;
}

// Spots 1 (white) and 2–4 (blue) are Zenda's, 17–25 (blue) and 26 (white) Streslau's; one line.
Found on_lane(std::string_view position) {
    const auto read = parse_position(tests::small_board("lane").board, position);
    return read ? Found{} : told(read.error());
}

const std::string eight = "17,18,19,20,21,22,23,24";

// cites Z4
TEST(Check, TwoPiecesShareASpot) {
    EXPECT_EQ(on_lane("zenda k:9 y:9,10 m:10 a:9,11 s ?"),
              (Found{"spot_taken y:9", "spot_taken m:10", "spot_taken a:9"}));
    EXPECT_EQ(on_lane("zenda k:9 y:10,10 m:- a:11,11 s ?"),
              (Found{"spot_taken y:10", "spot_taken a:11"}));
    EXPECT_EQ(on_lane("zenda k:- y:- m:18 a:18 s set"), Found{"spot_taken a:18"});
}

// cites Z21
TEST(Check, TheKingIsMissing) {
    EXPECT_EQ(on_lane("zenda k:- y:5 m:9 a:10 s ?"), Found{"king_missing k:-"});
    EXPECT_EQ(on_lane("zenda k:- y:5 m:9 a:10 z 6-5-4"), Found{"king_missing k:-"});
    EXPECT_EQ(on_lane("zenda k:- y:5 m:9 a:10 =s"), Found{"king_missing k:-"});
}

// cites Z17
TEST(Check, AllOthersMayBeCaptured) { EXPECT_EQ(on_lane("zenda k:9 y:- m:- a:- s ?"), Found{}); }

// cites Z2 ZQ16
TEST(Check, StreslauSetsUpFirst) {
    EXPECT_EQ(on_lane("zenda k:- y:- m:- a:- s set"), Found{});
    EXPECT_EQ(on_lane("zenda k:- y:- m:- a:" + eight + " s set"), Found{});
    EXPECT_EQ(on_lane("zenda k:- y:- m:25 a:" + eight + " s set"), Found{"already_set s set"});
    EXPECT_EQ(on_lane("zenda k:- y:- m:26 a:16,17 s set"),
              (Found{"not_a_blue_spot 16", "not_a_blue_spot 26"}));
    EXPECT_EQ(on_lane("zenda k:- y:- m:2 a:- s set"), Found{"not_a_blue_spot 2"});
    EXPECT_EQ(on_lane("zenda k:3 y:- m:- a:- s set"), Found{"set_too_early s set"});
}

// cites Z3 ZQ16
TEST(Check, ZendaSetsUpNext) {
    EXPECT_EQ(on_lane("zenda k:- y:- m:25 a:" + eight + " z set"), Found{});
    EXPECT_EQ(on_lane("zenda k:2 y:4 m:25 a:" + eight + " z set"), Found{});
    EXPECT_EQ(on_lane("zenda k:2 y:3,4 m:25 a:" + eight + " z set"), Found{"already_set z set"});
    EXPECT_EQ(on_lane("zenda k:1 y:5 m:25 a:" + eight + " z set"),
              (Found{"not_a_blue_spot 1", "not_a_blue_spot 5"}));
    EXPECT_EQ(on_lane("zenda k:- y:- m:- a:" + eight + " z set"), Found{"not_yet_set z set"});
    EXPECT_EQ(on_lane("zenda k:- y:- m:25 a:17 z set"), Found{"not_yet_set z set"});
}

TEST(Check, ListsEveryDefectOfSettingUp) {
    EXPECT_EQ(on_lane("zenda k:5 y:17 m:17 a:26 z set"),
              (Found{"spot_taken m:17", "not_a_blue_spot 26", "not_yet_set z set",
                     "not_a_blue_spot 5", "not_a_blue_spot 17"}));
}

// cites Z24
TEST(Check, AKingAtStreslauHasWon) {
    EXPECT_EQ(on_lane("zenda k:26 y:5 m:9 a:10 s ?"), Found{"won_but_not_shown =z"});
    EXPECT_EQ(on_lane("zenda k:26 y:5 m:9 a:10 z 6-5-4"), Found{"won_but_not_shown =z"});
    EXPECT_EQ(on_lane("zenda k:26 y:5 m:9 a:10 =z"), Found{});
    EXPECT_EQ(on_lane("zenda k:25 y:5 m:9 a:10 =z"), Found{"shown_but_not_won =z"});
    EXPECT_EQ(on_lane("zenda k:1 y:5 m:9 a:10 =z"), Found{"shown_but_not_won =z"});
}

// cites Z25 Z26 ZQ13
TEST(Check, AKingSurroundedHasLost) {
    EXPECT_EQ(on_lane("zenda k:10 y:5 m:9 a:8,11,12 z ?"), Found{"won_but_not_shown =s"});
    EXPECT_EQ(on_lane("zenda k:10 y:- m:9 a:11 z ?"), Found{"won_but_not_shown =s"});
    EXPECT_EQ(on_lane("zenda k:10 y:5 m:9 a:8,11,12 =s"), Found{});
    EXPECT_EQ(on_lane("zenda k:10 y:5 m:9 a:11,12 =s"), Found{"shown_but_not_won =s"});
    EXPECT_EQ(on_lane("zenda k:10 y:5 m:9 a:11,12 z ?"), Found{});
    EXPECT_EQ(on_lane("zenda k:10 y:9 m:- a:11,12 =s"), Found{"shown_but_not_won =s"});
    EXPECT_EQ(on_lane("zenda k:10 y:- m:9 a:12 =s"), Found{"shown_but_not_won =s"});
    // On Streslau's blue spots support is of no use, so no piece is safe there.
    EXPECT_EQ(on_lane("zenda k:16 y:5 m:15 a:14,17,18 =s"), Found{"shown_but_not_won =s"});
}

// Reaching Streslau came first: the game was over before anybody could shut the King in.
TEST(Check, AKingAtStreslauWasNotSurrounded) {
    EXPECT_EQ(on_lane("zenda k:26 y:- m:25 a:24 =z"), Found{});
    EXPECT_EQ(on_lane("zenda k:26 y:- m:25 a:24 =s"), Found{"shown_but_not_won =s"});
    EXPECT_EQ(on_lane("zenda k:26 y:- m:25 a:24 s ?"), Found{"won_but_not_shown =z"});
}

// For editors, which hold positions that were never text.
TEST(Check, TakesAPositionThatWasNeverText) {
    Position position;
    position.phase = Phase::Throwing;
    EXPECT_EQ(told(defects(standard_board(), position)), Found{"king_missing k:-"});
    EXPECT_TRUE(defects(standard_board(), starting_position()).empty());
}

}  // namespace
}  // namespace parlor::zenda
