// SPDX-License-Identifier: MIT
// Why not? Each reason by its name, with its rules and the spots that cause it.
#include "games/zenda/rules/why.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/zenda/rules/plays.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// "reason (rules) @spot" for the last step of a play, the others having been made.
std::string why(std::string_view board_name, const std::string& position, const std::string& play) {
    const Board& board = tests::small_board(board_name).board;
    const auto from = parse_position(board, position);
    const auto written = parse_play(play);
    EXPECT_TRUE(from && written) << position << " | " << play;
    std::vector<Step> made;
    for (std::size_t i = 0; i + 1 < written->size(); ++i) {
        for (const Step& each : choices(board, from->position, from->thrown, made)) {
            if (!matches((*written)[i], each)) continue;
            made.push_back(each);
            break;
        }
        EXPECT_EQ(made.size(), i + 1) << play << ": step " << i << " cannot be made";
    }
    const WhyNot answer = why_not(board, from->position, from->thrown, made, written->back());
    std::string told(name(answer.reason));
    if (answer.reason != StepRefusal::None)
        told.append(" (").append(rule_numbers(answer.reason)) += ')';
    for (const Spot spot : answer.spots) told += " @" + text(spot);
    return told;
}

std::string on_lane(const std::string& position, const std::string& play) {
    return why("lane", "zenda " + position, play);
}

// cites Z1 Z7
TEST(WhyNot, ItIsNotYourPiece) {
    const std::string from = "k:1 y:3 m:17 a:20 s 6-3-1";
    EXPECT_EQ(on_lane(from, "y:3/6"), "not_your_piece (Z1 Z7) @3");
    EXPECT_EQ(on_lane(from, "k:1/2"), "not_your_piece (Z1 Z7) @1");
    EXPECT_EQ(on_lane(from, "a:18/19"), "not_your_piece (Z1 Z7) @18");
    EXPECT_EQ(on_lane(from, "a:17/18"), "not_your_piece (Z1 Z7) @17") << "it is Black Michael's";
    EXPECT_EQ(on_lane(from, "a:20/23"), "none");
}

// cites Z8 Z9 Z10 ZQ6
TEST(WhyNot, ThePieceHasHadItsDie) {
    EXPECT_EQ(on_lane("k:1 y:3 m:17 a:24,25 s 5-4-2", "m:17/12 m:12/8"),
              "michael_one_die (Z10 ZQ6) @12");
    EXPECT_EQ(on_lane("k:1 y:3 m:12 a:24,25 s 5-4-2", "m:12/17 m:17/13"), "none");
    EXPECT_EQ(on_lane("k:1 y:3 m:17 a:10,11 s 5-4-2", "a:10/6 a:6/8"), "army_one_die (Z8) @6");
}

// cites Z6 Z13 Z14 ZQ3 ZT8
TEST(WhyNot, NoDieLeadsThere) {
    const std::string from = "k:1 y:3 m:12 a:24 s 6-4-2";
    EXPECT_EQ(on_lane(from, "m:12/15"), "not_a_number_thrown (Z13)");
    EXPECT_EQ(on_lane(from, "m:12/22"), "not_a_number_thrown (Z13)") << "one die a step";
    EXPECT_EQ(on_lane(from, "m:12/16 m:16/20"), "die_used (Z6 Z7)");
    EXPECT_EQ(on_lane(from, "m:12/12"), "road_used_twice (Z14 ZQ3)");
    EXPECT_EQ(on_lane("k:1 y:3 m:- a:10 s 5-5-5", "a:10/11"), "not_a_number_thrown (Z13)")
        << "out and back would be retracing, but what is wanted is a 1";
    EXPECT_EQ(why("loop", "zenda k:1 y:- m:- a:6 s 4-4-4", "a:6/6"), "none");
}

// cites Z13 ZQ12
TEST(WhyNot, TheKingArrivesByAnExactCount) {
    EXPECT_EQ(on_lane("k:25 y:3 m:10 a:12 z 6-5-5", "k:25/26"),
              "king_not_by_exact_count (Z13 ZQ12)");
    EXPECT_EQ(on_lane("k:23 y:3 m:10 a:12 z 6-5-5", "k:23/26"),
              "king_not_by_exact_count (Z13 ZQ12)");
}

// cites Z18
TEST(WhyNot, SomebodyStandsInTheWay) {
    EXPECT_EQ(on_lane("k:1 y:3 m:12 a:14,15 s 6-4-2", "m:12/18"), "way_blocked (Z18) @14 @15");
    EXPECT_EQ(on_lane("k:1 y:3 m:12 a:24 z 6-4-4", "k:1/5"), "way_blocked (Z18) @3");
    EXPECT_EQ(on_lane("k:1 y:3 m:12 a:24 s 6-6-6", "a:24/18"), "none");
    // Of two ways round the loop, that with fewer pieces on it is named.
    EXPECT_EQ(why("loop", "zenda k:1 y:- m:5 a:4,6,8,9 s 3-3-3", "m:5/9"), "occupied (Z4) @9");
    EXPECT_EQ(why("loop", "zenda k:1 y:- m:5 a:6,8 s 3-3-3", "m:5/9"), "way_blocked (Z18) @6");
    EXPECT_EQ(why("loop", "zenda k:1 y:- m:5 a:6 s 3-3-3", "m:5/9"), "none");
}

// cites Z4 Z17 Z19 Z20 Z21 Z22 ZQ10
TEST(WhyNot, ItCannotStopThere) {
    EXPECT_EQ(on_lane("k:1 y:3 m:12 a:14 s 2-2-2", "m:12/14"), "occupied (Z4) @14");
    EXPECT_EQ(on_lane("k:1 y:8,9 m:- a:5 s 4-3-3", "a:5/8"), "supported (Z19 ZQ10) @8 @9");
    EXPECT_EQ(on_lane("k:9 y:8,20 m:- a:5 s 4-3-3", "a:5/8"), "supported (Z19 ZQ10) @8 @9");
    EXPECT_EQ(on_lane("k:1 y:3,4 m:- a:7 s 4-3-3", "a:7/4*"), "none") << "Zenda's own blue spot";
    EXPECT_EQ(on_lane("k:5 y:3 m:- a:8 z 3-3-3", "k:5/8"), "king_cannot_capture (Z21 Z22) @8");
    EXPECT_EQ(on_lane("k:5 y:3 m:- a:8 s 3-3-3", "a:8/5*"), "king_cannot_be_captured (Z21 Z22) @5");
    EXPECT_EQ(on_lane("k:1 y:3 m:- a:10 s 2-2-2", "a:10/12*"), "nothing_to_capture (Z17) @12");
    EXPECT_EQ(on_lane("k:1 y:12 m:- a:10 s 2-2-2", "a:10/12*"), "none");
    EXPECT_EQ(on_lane("k:1 y:12 m:- a:10 s 2-2-2", "a:10/12"), "none");
}

// cites Z2 Z3 ZQ16
TEST(WhyNot, SettingUp) {
    const std::string army = "k:- y:- m:17 a:18,19 s set";
    EXPECT_EQ(on_lane(army, "a:-/20"), "none");
    EXPECT_EQ(on_lane(army, "a:18/20"), "setting_up (Z2 Z3 ZQ16)");
    EXPECT_EQ(on_lane(army, "y:-/3"), "not_your_piece (Z1 Z7)");
    EXPECT_EQ(on_lane(army, "m:-/20"), "already_set (Z1 Z2 Z3)");
    EXPECT_EQ(on_lane(army, "a:-/26"), "not_a_blue_spot (Z2 Z3) @26");
    EXPECT_EQ(on_lane(army, "a:-/3"), "not_a_blue_spot (Z2 Z3) @3");
    EXPECT_EQ(on_lane(army, "a:-/19"), "occupied (Z4) @19");
    EXPECT_EQ(on_lane(army, "a:-/20 a:-/20"), "occupied (Z4) @20");
    EXPECT_EQ(on_lane(army, "a:-/20*"), "nothing_to_capture (Z17) @20");
    EXPECT_EQ(on_lane("k:1 y:3 m:- a:10 s 2-2-2", "m:-/17"), "not_setting_up (Z2 Z3)");
    EXPECT_EQ(on_lane("k:- y:- m:- a:17,18,19,20,21,22,23,24 s set", "m:-/25 m:-/25"),
              "already_set (Z1 Z2 Z3)");
}

// cites ZQ1 ZQ15 Z6
TEST(WhyNot, TheThrowAsAWhole) {
    // The 1 from 5 back to 4 would leave nothing for the other piece.
    EXPECT_EQ(on_lane("k:1 y:9,10 m:- a:2,5 s 6-3-1", "a:5/4"), "must_play_more_dice (ZQ1)");
    EXPECT_EQ(on_lane("k:1 y:9,10 m:- a:2,5 s 6-3-1", "a:5/6"), "none");
    EXPECT_EQ(on_lane("k:1 y:10 m:- a:20 z 2-2-2", "y:10/12 y:12/14 y:14/16 y:16/18"),
              "throw_played (Z6)");
    EXPECT_EQ(on_lane("k:24 y:- m:- a:- z 2-1-1", "k:24/26 k:26/25"), "throw_played (Z6)");
    EXPECT_EQ(on_lane("k:24 y:- m:- a:- z 2-1-1", "k:24/25 k:25/26"), "none");
}

// A step may be made exactly if it is among the choices, whatever has been made before it.
TEST(WhyNot, IsSilentExactlyAboutTheChoices) {
    const Board& board = tests::small_board("gate").board;
    for (const std::string position :
         {"zenda k:6 y:5,10 m:7 a:8,12,19 s 3-2-1", "zenda k:6 y:5,10 m:7 a:8,12,19 z 5-2-1",
          "zenda k:9 y:8 m:- a:6,7,10 z 4-3-3", "zenda k:- y:- m:11 a:13,14,15 s set",
          "zenda k:- y:4 m:10 a:11,12,13,14,15,16,17,18 z set"}) {
        const auto from = parse_position(board, position);
        ASSERT_TRUE(from) << position;
        std::vector<Step> made;
        for (auto next = choices(board, from->position, from->thrown, made); !next.empty();
             next = choices(board, from->position, from->thrown, made)) {
            for (const Role role : all_roles) {
                for (int to = 1; to <= board.size(); ++to) {
                    for (int at = 0; at <= board.size(); ++at) {
                        const StepText tried{role, at == 0 ? Spot::none() : Spot::at(at),
                                             Spot::at(to), (at + to) % 2 == 0};
                        const bool lawful = std::ranges::any_of(
                            next, [&](const Step& step) { return matches(tried, step); });
                        const auto answer =
                            why_not(board, from->position, from->thrown, made, tried);
                        ASSERT_EQ(answer.reason == StepRefusal::None, lawful)
                            << position << " " << at << "/" << to << " " << name(answer.reason);
                    }
                }
            }
            made.push_back(next[next.size() / 2]);
        }
    }
}

// `not_your_hand` is for callers that know the hands (division.h).
// cites Z27 Z28 ZQ17
TEST(StepRefusal, EachHasANameOfItsOwnAndRules) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(StepRefusal::ThrowPlayed); ++i) {
        const auto reason = static_cast<StepRefusal>(i);
        EXPECT_TRUE(names.insert(name(reason)).second);
        EXPECT_EQ(rule_numbers(reason).empty(), reason == StepRefusal::None) << name(reason);
    }
    EXPECT_EQ(name(StepRefusal::NotYourHand), "not_your_hand");
    EXPECT_EQ(rule_numbers(StepRefusal::NotYourHand), "Z27 Z28 ZQ17");
}

}  // namespace
}  // namespace parlor::zenda
