// SPDX-License-Identifier: MIT
#include "games/zenda/rules/text.h"

#include <gtest/gtest.h>

#include <set>

#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using tests::lane;

using Found = std::vector<std::string>;

Found told(const Defects& defects) {
    Found found;
    for (const Defect& each : defects) {
        found.push_back(std::string(name(each.fault)) + " " + each.part);
    }
    return found;
}

Found defects_of(std::string_view input) {
    const auto read = parse_position(lane(), input);
    return read ? Found{} : told(read.error());
}

Found play_defects_of(std::string_view input) {
    const auto read = parse_play(input);
    return read ? Found{} : told(read.error());
}

std::string written(const PositionText& read) {
    return read.thrown ? text(read.position, *read.thrown) : text(read.position);
}

// What is read is written as it was.
TEST(PositionText, SurvivesBeingReadAndWritten) {
    for (const std::string each :
         {"zenda k:- y:- m:- a:- s set", "zenda k:- y:- m:20 a:17,18 s set",
          "zenda k:- y:- m:25 a:17,18,19,20,21,22,23,24 z set",
          "zenda k:- y:2,4 m:17 a:18,19,20,21,22,23,24,25 z set",
          "zenda k:4 y:2,3 m:17 a:18,19,20,21,22,23,24,25 s ?", "zenda k:9 y:5 m:- a:12,15 z 6-4-2",
          "zenda k:9 y:- m:- a:- s 1-1-1", "zenda k:1 y:- m:2 a:- =s",
          "zenda k:26 y:- m:- a:2,3 =z"}) {
        const auto read = parse_position(lane(), each);
        ASSERT_TRUE(read) << each;
        EXPECT_EQ(written(*read), each);
    }
}

TEST(PositionText, KnowsWhatIsDue) {
    const auto set = parse_position(lane(), "zenda k:- y:- m:- a:- s set");
    EXPECT_EQ(set->position, starting_position());
    EXPECT_FALSE(set->thrown);
    const auto thrown = parse_position(lane(), "zenda k:9 y:5 m:- a:12 z 6-4-2");
    EXPECT_EQ(thrown->position.phase, Phase::Throwing);
    EXPECT_EQ(thrown->position.city, City::Zenda);
    EXPECT_EQ(thrown->thrown, Throw::of(6, 4, 2));
    const auto won = parse_position(lane(), "zenda k:26 y:5 m:- a:12 =z");
    EXPECT_EQ(winner(won->position), City::Zenda);
    EXPECT_EQ(winner(thrown->position), std::nullopt);
}

TEST(PositionText, TakesSpotsAndDiceInAnyOrder) {
    const auto read = parse_position(lane(), "  zenda k:9 y:12,5  m:7 a:25,17,20 z\t2-6-4 ");
    ASSERT_TRUE(read);
    EXPECT_EQ(written(*read), "zenda k:9 y:5,12 m:7 a:17,20,25 z 6-4-2");
}

TEST(PositionText, NamesTheFieldAtFault) {
    EXPECT_EQ(defects_of("zendo k:9 y:- m:- a:- s ?"), Found{"unknown_game zendo"});
    EXPECT_EQ(defects_of("zenda k:9 m:- a:- s ?"), Found{"field_missing y:"});
    EXPECT_EQ(defects_of("zenda k:9 y- m:- a:- s ?"),
              (Found{"field_missing y:", "field_unexpected y-"}));
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:-"), Found{"field_missing state"});
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- s"), Found{"field_missing state"});
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- s ? so"), Found{"field_unexpected so"});
    EXPECT_EQ(defects_of("zenda k:26 y:- m:- a:- =z 6-4-2"), Found{"field_unexpected 6-4-2"});
    EXPECT_EQ(defects_of(""),
              (Found{"unknown_game ", "field_missing k:", "field_missing y:", "field_missing m:",
                     "field_missing a:", "field_missing state"}));
}

TEST(PositionText, NamesSpotsThatAreNoneOfTheBoard) {
    EXPECT_EQ(defects_of("zenda k:27 y:0,01 m:x a:3,,+4 s ?"),
              (Found{"unknown_spot k:27", "unknown_spot y:0", "unknown_spot y:01",
                     "unknown_spot m:x", "unknown_spot a:", "unknown_spot a:+4"}));
    EXPECT_EQ(defects_of("zenda k: y:- m:- a:- s ?"), Found{"unknown_spot k:"});
    EXPECT_EQ(defects_of("zenda k:9 y:-,5 m:- a:- s ?"), Found{"unknown_spot y:-"});
    EXPECT_EQ(defects_of("zenda k:99999999999999999999 y:- m:- a:- s ?"),
              Found{"unknown_spot k:99999999999999999999"});
}

// cites Z1
TEST(PositionText, KnowsHowManyPiecesThereAre) {
    EXPECT_EQ(defects_of("zenda k:1,2 y:3,4,5 m:6,7 a:8,9,10,11,12,13,14,15,16 s ?"),
              (Found{"too_many_pieces k:1,2", "too_many_pieces y:3,4,5", "too_many_pieces m:6,7",
                     "too_many_pieces a:8,9,10,11,12,13,14,15,16"}));
}

TEST(PositionText, NamesStatesAndThrowsThatAreNone) {
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- q ?"),
              (Found{"unknown_state q", "field_unexpected ?"}));
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- =k"), Found{"unknown_state =k"});
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- =sz"), Found{"unknown_state =sz"});
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- s 7-1-1"), Found{"unknown_throw 7-1-1"});
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- s 6-4"), Found{"unknown_throw 6-4"});
    EXPECT_EQ(defects_of("zenda k:9 y:- m:- a:- s SET"), Found{"unknown_throw SET"});
}

TEST(PositionText, ListsEveryDefectNotOnlyTheFirst) {
    EXPECT_EQ(defects_of("zend k:99 y:1,2,3 a:5,5,x s 0-1-2 more"),
              (Found{"unknown_game zend", "unknown_spot k:99", "too_many_pieces y:1,2,3",
                     "field_missing m:", "spot_taken a:5", "unknown_spot a:x",
                     "unknown_throw 0-1-2", "field_unexpected more"}));
}

TEST(SmallTexts, RefuseWhatOnlyLooksRight) {
    for (const std::string spot : {"0", "192", "01", "+1", "-1", "-", "", " 1", "1 ", "1e1", "x"}) {
        EXPECT_FALSE(parse_spot(spot)) << spot;
    }
    for (const std::string thrown : {"", "6", "6-4", "6-4-2-1", "7-1-1", "0-1-1", "6-4-", "-6-4-2",
                                     "6 4 2", "6-4-2 ", "06-4-2"}) {
        EXPECT_FALSE(parse_throw(thrown)) << thrown;
    }
    EXPECT_EQ(parse_spot("191"), Spot::at(191));
    EXPECT_EQ(parse_throw("1-2-3"), Throw::of(3, 2, 1));
    EXPECT_EQ(parse_city('s'), City::Streslau);
    EXPECT_EQ(parse_city('S'), std::nullopt);
    EXPECT_EQ(parse_role('a'), Role::Army);
    EXPECT_EQ(parse_role('s'), std::nullopt);
}

TEST(SmallTexts, AreWhatTheNotationSays) {
    EXPECT_EQ(text(Spot::none()), "-");
    EXPECT_EQ(text(Spot::at(46)), "46");
    EXPECT_EQ(piece_text(Role::Army, Spot::at(40)), "a:40");
    EXPECT_EQ(result_text(City::Zenda), "=z");
    EXPECT_EQ(text(Step{Role::Michael, Spot::at(40), Spot::at(46), 6, true}), "m:40/46*");
    EXPECT_EQ(text(Step{Role::Yellow, Spot::none(), Spot::at(4), 0, false}), "y:-/4");
    EXPECT_EQ(text(std::vector<Step>{}), "pass");
    EXPECT_EQ(text(std::vector<Step>{{Role::King, Spot::at(4), Spot::at(5), 1, false},
                                     {Role::Army, Spot::at(12), Spot::at(12), 4, false}}),
              "k:4/5 a:12/12");
}

TEST(PlayText, IsReadStepByStep) {
    const auto read = parse_play(" m:40/46*  a:-/41 k:12/12 ");
    ASSERT_TRUE(read);
    const std::vector<StepText> expected{{Role::Michael, Spot::at(40), Spot::at(46), true},
                                         {Role::Army, Spot::none(), Spot::at(41), false},
                                         {Role::King, Spot::at(12), Spot::at(12), false}};
    EXPECT_EQ(*read, expected);
    EXPECT_EQ(parse_play("pass")->size(), 0U);
}

TEST(PlayText, NamesEveryStepThatIsNone) {
    EXPECT_EQ(play_defects_of("m:40/46* b:1/2 a:1 a:1/2/3 a:1/- a1/2 a:/2 a:1/2** pass"),
              (Found{"unknown_step b:1/2", "unknown_step a:1", "unknown_step a:1/2/3",
                     "unknown_step a:1/-", "unknown_step a1/2", "unknown_step a:/2",
                     "unknown_step a:1/2**", "unknown_step pass"}));
    EXPECT_EQ(play_defects_of(""), Found{"unknown_step "});
    EXPECT_EQ(play_defects_of("  "), Found{"unknown_step   "});
    EXPECT_EQ(play_defects_of("pass pass"), (Found{"unknown_step pass", "unknown_step pass"}));
}

// The mark of a capture may be left out, but not made up.
TEST(PlayText, MatchesTheStepItMeans) {
    const Step step{Role::Yellow, Spot::at(12), Spot::at(15), 3, false};
    const Step capture{Role::Yellow, Spot::at(12), Spot::at(15), 3, true};
    const StepText plain = parse_play("y:12/15")->front();
    const StepText marked = parse_play("y:12/15*")->front();
    EXPECT_TRUE(matches(plain, step));
    EXPECT_TRUE(matches(plain, capture));
    EXPECT_TRUE(matches(marked, capture));
    EXPECT_FALSE(matches(marked, step));
    EXPECT_FALSE(matches(parse_play("y:12/16")->front(), step));
    EXPECT_FALSE(matches(parse_play("y:11/15")->front(), step));
    EXPECT_FALSE(matches(parse_play("k:12/15")->front(), step));
}

TEST(Fault, EachHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(PositionFault::ShownButNotWon); ++i) {
        EXPECT_TRUE(names.insert(name(static_cast<PositionFault>(i))).second) << i;
    }
    EXPECT_FALSE(names.contains(""));
}

}  // namespace
}  // namespace parlor::zenda
