// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/text.h"

#include <gtest/gtest.h>

namespace parlor::pollyanna {
namespace {

// "name part" of every defect.
std::vector<std::string> defects_of(std::string_view input) {
    std::vector<std::string> found;
    const auto read = parse_position(input);
    if (read) return found;
    for (const Defect& each : read.error()) {
        found.push_back(std::string(name(each.fault)) + " " + each.part);
    }
    return found;
}

using Found = std::vector<std::string>;

TEST(PositionText, ReadsTheExampleOfTheNotation) {
    const std::string example =
        "pollyanna-1951+partners b:w,6,10,B3 g:w,w,w,w r:22,22,r1,h y:w,w,w,51 b 6-3";
    const auto read = parse_position(example);
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->position.variant.partners());
    EXPECT_EQ(read->thrown, Throw::of(3, 6));
    EXPECT_EQ(text(read->position, *read->thrown), example);
}

TEST(PositionText, TakesPiecesAndDiceInAnyOrder) {
    const auto read = parse_position("pollyanna-es b:10,w,B3,6 g:- r:h,r1,22,22 y:- b 3-6");
    ASSERT_TRUE(read);
    EXPECT_EQ(text(read->position, *read->thrown),
              "pollyanna-es b:w,6,10,B3 g:- r:22,22,r1,h y:- b 6-3");
}

TEST(PositionText, ListsEveryDefectNotOnlyTheFirst) {
    EXPECT_EQ(defects_of("pollyanna-1917+party b:w,w,60 g:w,w,w,x9 r:w,w,w,w y:w,w,w,w k 7-1"),
              (Found{"unknown_edition pollyanna-1917", "unknown_switch party",
                     "not_four_pieces b:w,w,60", "unknown_space b:60", "unknown_space g:x9",
                     "unknown_state k", "field_unexpected 7-1"}));
}

TEST(PositionText, NamesTheFieldThatIsMissing) {
    EXPECT_EQ(defects_of("dixie-1952 b:w,w,w,w r:w,w,w,w y:- b ?"), (Found{"field_missing g:"}));
    EXPECT_EQ(defects_of("dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:-"), (Found{"field_missing b ?"}));
    EXPECT_EQ(defects_of("dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b"), (Found{"field_missing ?"}));
    EXPECT_EQ(defects_of("dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b ? so"),
              (Found{"field_unexpected so"}));
    EXPECT_EQ(defects_of("").front(), "unknown_edition ");
}

TEST(PositionText, RefusesNumbersThatOnlyLookRight) {
    for (const std::string space : {"60", "06", "+6", "-1", "6 ", "A0", "A8", "E1", "b0", "b8", "W",
                                    "", "1e1", "99999999999999999999"}) {
        EXPECT_FALSE(parse_space(space)) << space;
    }
    for (const std::string thrown : {"6", "6-", "7-1", "0-1", "6-3-1", "6 3", "-6-3"}) {
        EXPECT_FALSE(parse_throw(thrown)) << thrown;
    }
}

// cites P1 P2 P3 P5 P42 P50 P86 P89 P90 P97 P104 Q14
TEST(PositionText, RefusesWhatCouldNotStand) {
    const auto blue = [](const std::string& pieces) {
        return defects_of("pollyanna-1916 b:" + pieces + " g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    };
    EXPECT_EQ(blue("10,10,10,10"), (Found{"more_than_three 10"}));
    EXPECT_EQ(blue("21,21,21,21"), (Found{"more_than_three 21"}));
    EXPECT_EQ(blue("6,6,6,6"), Found{});
    EXPECT_EQ(blue("w,w,B2,B2"), (Found{"space_taken B2"}));
    EXPECT_EQ(blue("w,w,b2,b2"), (Found{"space_taken b2"}));
    EXPECT_EQ(blue("w,w,w,g1"), (Found{"cannot_stand_there b:g1"}));
    EXPECT_EQ(blue("w,w,w,3"), (Found{"cannot_stand_there b:3"}));
    EXPECT_EQ(blue("w,w,w,A3"), (Found{"cannot_stand_there b:A3"}));
    EXPECT_EQ(blue("h,h,h,h"), (Found{"won_but_not_shown b"}));

    const std::string rest = " r:w,w,w,w y:w,w,w,w b ?";
    EXPECT_EQ(defects_of("pollyanna-1916 b:w,w,w,22 g:w,w,22,22" + rest),
              (Found{"rivals_together 22"}));
    EXPECT_EQ(defects_of("pollyanna-1916 b:w,w,w,B2 g:w,w,w,w r:w,w,w,B2 y:- b ?"),
              (Found{"space_taken B2"}));
    EXPECT_EQ(defects_of("pollyanna-1916 b:w,w,w,w g:w,w,w,w r:- y:- b ?"),
              (Found{"seats_not_playable bg"}));
    EXPECT_EQ(defects_of("pollyanna-1916 b:w,w,w,w g:- r:- y:- b ?"),
              (Found{"seats_not_playable b"}));
    EXPECT_EQ(defects_of("pollyanna-1916+partners b:w,w,w,w g:- r:w,w,w,w y:- b ?"),
              (Found{"partners_need_four pollyanna-1916+partners"}));
    EXPECT_EQ(defects_of("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- g ?"),
              (Found{"vacant_seat_throws g"}));
    EXPECT_EQ(defects_of("pollyanna-1916+partners b:h,h,h,h g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?"),
              (Found{"finished_seat_throws b"}));
    EXPECT_EQ(defects_of("pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =r"),
              (Found{"shown_but_not_won =r"}));
    EXPECT_EQ(defects_of("pollyanna-1916 b:h,h,h,h g:- r:h,h,h,h y:- =b").front().substr(0, 14),
              "two_sides_home");
    EXPECT_EQ(defects_of("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- =rb"),
              (Found{"unknown_state =rb"}));
}

// cites P99 P105
TEST(PositionText, ShowsWhoHasWon) {
    for (const std::string won :
         {"dixie-1952 b:h,h,h,h g:- r:w,w,w,51 y:- =b",
          "dixie-1952+partners b:w,w,20,20 g:h,h,h,h r:w,w,w,20 y:h,h,h,h =gy"}) {
        const auto read = parse_position(won);
        ASSERT_TRUE(read) << won;
        EXPECT_EQ(text(read->position), won);
    }
}

TEST(VariantText, SwitchesStandInTheOrderOfTheirNames) {
    const auto read = parse_variant(
        "pollyanna-1916+third_piece_of_partners+third_piece+partners+reward_goes_home");
    ASSERT_TRUE(read);
    EXPECT_EQ(text(*read),
              "pollyanna-1916+partners+reward_goes_home+third_piece+third_piece_of_partners");
    EXPECT_FALSE(read->third_piece_stays());
    EXPECT_FALSE(read->third_piece_of_partners_stays());
    EXPECT_FALSE(read->reward_goes_home());
    EXPECT_TRUE(read->reward_optional());
    EXPECT_EQ(parse_variant("pollyanna-1916+partners+partners").error(),
              (Defects{{PositionFault::SwitchRepeated, "partners"}}));
}

TEST(VariantText, AnEditionHasTheSwitchesOfItsOwnRules) {
    const auto read = parse_variant(
        "poleana+sixes_enter_two+prize_of_twenty+partners+prize_for_home+must_capture");
    ASSERT_TRUE(read);
    EXPECT_EQ(text(*read),
              "poleana+partners+must_capture+prize_for_home+prize_of_twenty+sixes_enter_two");
    EXPECT_EQ(read->reward(), 20);
    EXPECT_EQ(parse_variant("poleana+third_piece").error(),
              (Defects{{PositionFault::SwitchNotOffered, "third_piece"}}));
    EXPECT_EQ(parse_variant("pollyanna-1916+must_capture").error(),
              (Defects{{PositionFault::SwitchNotOffered, "must_capture"}}));
}

// cites MQ6
TEST(PositionText, FourOfAColourStandTogetherWhereTheyEnter) {
    for (const std::string_view space : {"6", "9", "12"}) {
        const std::string four = std::string(space) + "," + std::string(space) + "," +
                                 std::string(space) + "," + std::string(space);
        EXPECT_TRUE(parse_position("poleana b:" + four + " g:- r:w,w,w,w y:- b ?")) << four;
        const auto printed = parse_position("pollyanna-1916 b:" + four + " g:- r:w,w,w,w y:- b ?");
        EXPECT_EQ(printed.has_value(), space == "6") << four;
    }
    EXPECT_FALSE(parse_position("poleana b:8,8,8,8 g:- r:w,w,w,w y:- b ?"));
}

// cites P57 Q1 Q6 Q7 Q34
TEST(VariantText, WithoutASwitchMeansTheEditionsAnswer) {
    for (const auto& [name, early] : {std::pair{"pollyanna-1916", true},
                                      {"pollyanna-1951", false},
                                      {"dixie-1952", false},
                                      {"pollyanna-es", true}}) {
        const auto plain = parse_variant(name);
        ASSERT_TRUE(plain);
        EXPECT_EQ(plain->third_piece_stays(), early) << name;
        EXPECT_TRUE(plain->third_piece_of_partners_stays()) << name;
        EXPECT_EQ(plain->reward_goes_home(), early) << name;
        EXPECT_TRUE(plain->reward_optional()) << name;
        const auto turned = parse_variant(std::string(name) + "+reward_goes_home");
        ASSERT_TRUE(turned);
        EXPECT_EQ(turned->reward_goes_home(), !early) << name;
    }
}

TEST(PlayText, ReadsStepsAndListsThoseItCannot) {
    const auto play = parse_play("w/6 15/20* 20/30+ -+ b7/h");
    ASSERT_TRUE(play);
    ASSERT_EQ(play->size(), 5U);
    EXPECT_TRUE((*play)[2].reward);
    EXPECT_TRUE((*play)[3].declined);
    EXPECT_TRUE(is_home((*play)[4].to));
    EXPECT_EQ(parse_play("6/9 nine 9/").error(),
              (Defects{{PositionFault::UnknownStep, "nine"}, {PositionFault::UnknownStep, "9/"}}));
    EXPECT_TRUE(parse_play("pass")->empty());
    EXPECT_FALSE(parse_play(""));
    EXPECT_FALSE(parse_play("pass 6/9"));
}

}  // namespace
}  // namespace parlor::pollyanna
