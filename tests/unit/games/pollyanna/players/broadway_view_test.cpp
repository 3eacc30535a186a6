// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/broadway_view.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

BroadwayView view(std::string_view text) { return BroadwayView(parse_position(text)->position); }
// By how many falls Red captures what stands on 30.
int falls_of_red(std::string_view red, std::string_view blue = "w,w,w,30") {
    return view(std::string("pollyanna-1916 b:").append(blue).append(" g:w,w,w,w r:").append(red) +
                " y:w,w,w,w b ?")
        .falls_that_capture(Seat::Red, 30);
}

TEST(BroadwayView, CountsDirectAndCombinedFalls) {
    EXPECT_EQ(falls_of_red("h,h,h,29"), 11);  // any 1
    EXPECT_EQ(falls_of_red("h,h,h,24"), 16);  // any 6, or a total of 6
    EXPECT_EQ(falls_of_red("h,h,h,22"), 5);   // a total of 8
    EXPECT_EQ(falls_of_red("h,h,h,18"), 1);   // 6-6
    EXPECT_EQ(falls_of_red("h,h,h,17"), 0);
    EXPECT_EQ(falls_of_red("h,h,h,38"), 0);  // it has just entered
}

TEST(BroadwayView, CountsAFallOnceHoweverManyPiecesCouldUseIt) {
    EXPECT_EQ(falls_of_red("h,h,28,29"), 20);  // any 1 or 2; 1-1 is among them
}

// cites P21
TEST(BroadwayView, LeavesTheSixesToThoseWhoMustEnter) {
    EXPECT_EQ(falls_of_red("w,h,h,24"), 0);
    EXPECT_EQ(falls_of_red("w,h,h,29"), 11 - 2);  // not 1-5, which enters
}

// cites P28
TEST(BroadwayView, SeesWhoIsCapturedByEntering) {
    const auto seen = view("pollyanna-1916 b:w,w,21,23 g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    EXPECT_EQ(seen.falls_that_capture(Seat::Green, 21), 16);
    EXPECT_EQ(seen.falls_that_capture(Seat::Green, 23), 2);  // 6-2
}

// cites P26
TEST(BroadwayView, KnowsAStartThatIsBarred) {
    const auto barred = view("pollyanna-1916 b:w,w,21,21 g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    EXPECT_FALSE(barred.may_enter(Seat::Green));
    EXPECT_TRUE(barred.may_enter(Seat::Red));
    const auto partner =
        view("pollyanna-1916+partners b:w,w,36,36 g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?");
    EXPECT_TRUE(partner.may_enter(Seat::Red));
}

// cites P54
TEST(BroadwayView, LooksNoFartherThanABlockade) {
    EXPECT_EQ(falls_of_red("h,h,h,26", "w,28,28,30"), 0);
    EXPECT_EQ(falls_of_red("h,h,h,29", "w,28,28,30"), 11);
    EXPECT_EQ(falls_of_red("h,h,26,26"), 14);  // its own is no bar to its own pieces
}

// cites P46 P47
TEST(BroadwayView, SeesWhoMightComeOverATurnout) {
    const auto falls = [](std::string_view green, int space) {
        return view("pollyanna-1916 b:w,w,w,10 g:" + std::string(green) +
                    " r:w,w,w,w y:w,w,w,w b ?")
            .falls_that_capture(Seat::Green, space);
    };
    EXPECT_EQ(falls("h,h,h,A7", 10), 11);   // any 1
    EXPECT_EQ(falls("h,h,h,A5", 12), 15);   // five away: any 5, or a total of 5
    EXPECT_EQ(falls("h,h,h,A1", 14), 2);    // eleven
    EXPECT_EQ(falls("h,h,A5,A7", 12), 13);  // the first of them bars the other's way
    // Five away on Broadway or, by 6-2 and 4-4, eight over the Turnout.
    EXPECT_EQ(falls("h,h,h,5", 10), 15 + 3);
}

// cites P62 P63
TEST(BroadwayView, KnowsWhichBlockadesCloseATurnout) {
    const auto falls = [](std::string_view blue) {
        return view("pollyanna-1916 b:" + std::string(blue) + " g:h,h,h,5 r:w,w,w,w y:w,w,w,w b ?")
            .falls_that_capture(Seat::Green, 12);
    };
    EXPECT_EQ(falls("h,h,h,12"), 6 + 3);  // seven away, or ten
    EXPECT_EQ(falls("h,8,8,12"), 3);      // only over the Turnout
    EXPECT_EQ(falls("h,10,10,12"), 0);
}

// cites P86
TEST(BroadwayView, KnowsWhoTurnsHomeBefore) {
    const auto seen = view("pollyanna-1916 b:w,w,32,33 g:w,w,w,w r:29,30,h,h y:w,w,w,w b ?");
    EXPECT_EQ(seen.falls_that_capture(Seat::Red, 32), 0);
    EXPECT_EQ(seen.falls_that_capture(Seat::Red, 30), 11);
}

// cites P44 P48 P64
TEST(BroadwayView, KnowsWhoCanBeCaptured) {
    EXPECT_EQ(view("pollyanna-1916 b:0,6,B2,30 g:- r:w,w,w,w y:- b ?").exposed(Seat::Blue),
              std::uint64_t{1} << 30U);
    EXPECT_EQ(view("pollyanna-1916 b:h,h,30,30 g:- r:w,w,w,w y:- b ?").exposed(Seat::Blue), 0U);
}

}  // namespace
}  // namespace parlor::pollyanna
