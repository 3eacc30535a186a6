// SPDX-License-Identifier: MIT
// Why not? Each reason by its name, with the space that causes it.
#include "games/pollyanna/rules/why.h"

#include <gtest/gtest.h>

#include <set>

#include "games/pollyanna/rules/plays.h"

namespace parlor::pollyanna {
namespace {

// "reason @space" for the last step of a play, the others having been made.
std::string why(const std::string& position, const std::string& play) {
    const auto from = parse_position(position);
    const auto written = parse_play(play);
    EXPECT_TRUE(from && written) << position << " | " << play;
    std::vector<Step> made;
    for (std::size_t i = 0; i + 1 < written->size(); ++i) {
        for (const Step& each : choices(from->position, *from->thrown, made)) {
            if (!matches((*written)[i], each)) continue;
            made.push_back(each);
            break;
        }
        EXPECT_EQ(made.size(), i + 1) << play << ": step " << i << " cannot be made";
    }
    const WhyNot answer = why_not(from->position, *from->thrown, made, written->back());
    std::string told(name(answer.reason));
    for (const Space space : answer.spaces) told += " @" + text(space);
    return told;
}

const std::string others = " g:w,w,w,w r:w,w,w,w y:w,w,w,w ";
std::string blue(const std::string& pieces, const std::string& thrown) {
    return "pollyanna-1951 b:" + pieces + others + "b " + thrown;
}
std::string against(const std::string& pieces, const std::string& red, const std::string& thrown) {
    return "pollyanna-1916 b:" + pieces + " g:w,w,w,w r:" + red + " y:w,w,w,w b " + thrown;
}

// cites P14 P32 P38 P85 P86 P89
TEST(WhyNot, TheStepIsNone) {
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "21/24"), "not_your_piece @21");
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "20/24"), "not_a_number_thrown @24");
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "20/17"), "backwards @17");
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "20/25 25/30"), "die_used @30");
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "20/25 25/28 28/31"), "throw_played");
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "20/g1"), "not_your_path @g1");
    EXPECT_EQ(why(blue("w,w,w,59", "5-3"), "59/4"), "turns_home @4");
}

// cites P16 P17 P19 P26 P21 P80
TEST(WhyNot, Entering) {
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "w/6"), "needs_a_six @6");
    EXPECT_EQ(why(against("w,w,w,20", "w,w,6,6", "6-3"), "w/6"), "start_blockaded @6");
    EXPECT_EQ(why(blue("w,w,w,20", "6-3"), "20/26"), "must_enter @6");
    EXPECT_EQ(why(against("w,w,w,20", "w,w,w,25", "5-1"), "20/25"), "must_enter @6");
    EXPECT_EQ(why(against("w,h,h,20", "w,w,w,25", "5-3"), "20/25 w/6+"), "reward_enters @6");
}

// cites P49 P50 P54 P55 P64 P66 P90 P91 P92 Q14
TEST(WhyNot, SomethingStandsInTheWay) {
    EXPECT_EQ(why(against("w,w,w,22", "w,w,24,24", "5-3"), "22/27"), "blockade_ahead @24");
    EXPECT_EQ(why(against("w,w,w,22", "w,w,25,25", "5-3"), "22/25"), "rival_blockade @25");
    EXPECT_EQ(why(against("w,w,w,33", "w,w,w,36", "5-3"), "33/36"), "safe_rival @36");
    EXPECT_EQ(why(blue("22,25,25,25", "5-3"), "22/25"), "three_together @25");
    EXPECT_EQ(why(against("w,w,w,20", "w,w,w,B2", "5-3"), "20/B3"), "turnout_occupied @B2");
    EXPECT_EQ(why(against("w,w,w,20", "w,w,w,B3", "5-3"), "20/B3"), "turnout_occupied @B3");
    EXPECT_EQ(why(blue("h,h,b1,b4", "5-3"), "b1/b4"), "path_occupied @b4");
    EXPECT_EQ(why(blue("h,h,b1,b4", "6-5"), "b1/b6"), "path_occupied @b4");
    EXPECT_EQ(why(blue("h,h,30,b5", "6-4"), "b5/h"), "past_home @b5");
}

// cites P35 P57 P72 P74 P75 P77 Q1 Q6 Q7 Q8 Q34 Q35 Q36
TEST(WhyNot, TheThrowAsAWhole) {
    EXPECT_EQ(why(against("h,h,w,22", "w,w,w,24", "5-2"), "22/24 24/29"), "reward_first");
    EXPECT_EQ(why(against("h,h,w,22", "w,w,w,24", "5-2"), "22/24 24/33+"), "reward_is_ten @33");
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "20/30+"), "no_reward");
    EXPECT_EQ(why(blue("w,w,w,20", "5-3"), "-+"), "no_reward");
    // The 3 with 22 would leave the 5 without a move; with b5 it goes home and 22 plays the 5.
    EXPECT_EQ(why(against("h,h,22,b5", "w,w,29,29", "5-3"), "22/25"), "must_play_both_dice");
    EXPECT_EQ(why(against("h,h,22,b5", "w,w,29,29", "5-3"), "22/27"), "legal");
    EXPECT_EQ(
        why("pollyanna-1916+partners b:7,h,h,h g:w,w,w,w r:w,w,9,9 y:w,w,w,w b 5-2", "7/9 9/14"),
        "must_stay @9");
    EXPECT_EQ(
        why("pollyanna-1951+partners b:7,h,h,h g:w,w,w,w r:w,w,9,9 y:w,w,w,w b 5-2", "7/9 9/14"),
        "must_stay @9");
    EXPECT_EQ(
        why("pollyanna-1916+partners b:w,h,h,h g:w,w,w,w r:w,w,6,6 y:w,w,w,w b 6-3", "w/6 6/9"),
        "legal");
    EXPECT_EQ(why(against("h,h,h,22", "w,w,w,25", "5-3"), "22/25 -+"), "legal");
    EXPECT_EQ(why("pollyanna-1916+reward_optional b:h,h,h,22 g:- r:w,w,w,25 y:- b 5-3", "22/25 -+"),
              "must_take_reward");
    EXPECT_EQ(
        why("pollyanna-1916+reward_goes_home b:h,h,22,58 g:- r:w,w,w,25 y:- b 5-3", "22/25 58/h+"),
        "reward_not_home @h");
    EXPECT_EQ(why("pollyanna-1951 b:h,h,22,58 g:- r:w,w,w,25 y:- b 5-3", "22/25 58/h+"),
              "reward_not_home @h");
    EXPECT_EQ(
        why("pollyanna-1951+reward_goes_home b:h,h,22,58 g:- r:w,w,w,25 y:- b 5-3", "22/25 58/h+"),
        "legal");
    // The Reward is inside the law: home with it, the 1 would stay unplayed.
    EXPECT_EQ(why("pollyanna-1916 b:w,55,h,h g:w,w,w,58 r:- y:w,w,w,w b 3-1", "55/58 58/h+"),
              "must_play_both_dice");
}

TEST(WhyNot, EveryReasonHasANameOfItsOwnAndRules) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(StepRefusal::ThrowPlayed); ++i) {
        const auto reason = static_cast<StepRefusal>(i);
        EXPECT_TRUE(names.insert(name(reason)).second);
        const bool never = rule_numbers(reason, RuleBook::Leaflets).empty() &&
                           rule_numbers(reason, RuleBook::Poleana).empty();
        EXPECT_EQ(never, reason == StepRefusal::None) << name(reason);
    }
}

std::string poleana(const std::string& pieces, const std::string& red, const std::string& thrown) {
    return "poleana b:" + pieces + " g:- r:" + red + " y:- b " + thrown;
}

// cites M4 M5 M6 M7 M8
TEST(WhyNot, PoleanaEntersOnlyWithItsThrows) {
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "6-1"), "w/6"), "enters_only_with @6");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "6-3"), "w/6"), "enters_only_with @6");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "4-2"), "w/9"), "enters_only_with @9");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "6-6"), "w/12"), "legal");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "6-6"), "w/6 w/12"), "enters_only_with @12");
    EXPECT_EQ(why("poleana+sixes_enter_two b:w,w,w,20 g:- r:w,w,w,w y:- b 6-6", "w/12"),
              "enters_only_with @12");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "6-6"), "w/8"), "not_a_number_thrown @8");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "5-1"), "20/25"), "must_enter @6");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,w,w", "6-6"), "w/6 20/26"), "must_enter @6");
    EXPECT_EQ(why(poleana("w,w,w,20", "w,w,9,9", "6-3"), "w/9"), "start_blockaded @9");
}

// cites M3 M12 M13 MQ3
TEST(WhyNot, PoleanaHasReasonsOfItsOwn) {
    EXPECT_EQ(why("poleana b:w,w,w,9 g:- r:8,h,h,h y:- r 2-1", "8/9"), "safe_rival @9");
    EXPECT_EQ(why("poleana+must_capture b:20,30,h,h g:- r:w,w,w,24 y:- b 4-1", "30/34"),
              "must_capture");
    EXPECT_EQ(why("poleana+must_capture b:20,h,h,h g:- r:w,w,w,24 y:w,w,w,34 b 4-2", "20/24 -+"),
              "must_capture");
    EXPECT_EQ(why("poleana+prize_of_twenty b:20,h,h,h g:- r:w,w,w,26 y:- b 6-2", "20/26 26/36+"),
              "reward_is_ten @36");
    EXPECT_EQ(why("poleana+prize_of_twenty b:20,h,h,h g:- r:w,w,w,26 y:- b 6-2", "20/26 26/46+"),
              "legal");
}

}  // namespace
}  // namespace parlor::pollyanna
