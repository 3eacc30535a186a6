// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/themes.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"
#include "presentation/language/language.h"

namespace parlor::pollyanna {
namespace {

// Blue's and Red's pieces.
struct Placed {
    std::string_view blue;
    std::string_view red = "w,w,w,40";
};

// "hit_or_run side_road": what Blue's answer is about, beside other results of the same throw.
std::string about(const Placed& before, const Placed& answer, const std::vector<Placed>& others,
                  std::string_view edition = "pollyanna-1916") {
    const auto position = [&](const Placed& placed, std::string_view to_throw) {
        const auto text = std::string(edition)
                              .append(" b:")
                              .append(placed.blue)
                              .append(" g:- r:")
                              .append(placed.red)
                              .append(" y:- ")
                              .append(to_throw);
        const auto read = parse_position(text);
        EXPECT_TRUE(read) << text;
        return read->position;
    };
    std::vector<Position> tempting;
    for (const Placed& each : others) tempting.push_back(position(each, "r ?"));
    std::string told;
    for (const Theme each : themes(position(before, "b ?"), position(answer, "r ?"), tempting)) {
        told += (told.empty() ? "" : " ") + std::string(name(each));
    }
    return told;
}

TEST(Themes, TellWhetherToHitOrToRun) {
    const Placed before{"h,h,30,38"};
    const Placed hits{"h,h,32,40", "w,w,w,w"};
    const Placed runs{"h,h,30,42"};
    EXPECT_EQ(about(before, hits, {runs}), "hit_or_run");
    EXPECT_EQ(about(before, runs, {hits}), "hit_or_run");
    EXPECT_EQ(about(before, runs, {{"h,h,34,38"}}), "");
    EXPECT_EQ(about(before, hits, {{"h,h,30,40", "w,w,w,w"}}), "");
}

TEST(Themes, TellWhetherToHoldTheBlockade) {
    const Placed before{"h,12,12,30"};
    const Placed holds{"h,12,12,33"};
    const Placed breaks{"h,12,15,30"};
    EXPECT_EQ(about(before, holds, {breaks}), "hold_blockade");
    EXPECT_EQ(about(before, breaks, {holds}), "break_blockade");
    EXPECT_EQ(about(before, breaks, {{"h,12,14,31"}}), "");
    EXPECT_EQ(about({"h,12,14,30"}, {"h,12,14,33"}, {{"h,12,17,30"}}), "");
}

TEST(Themes, TellWhichRoadToTake) {
    const Placed before{"h,h,12,34"};
    EXPECT_EQ(about(before, {"h,h,12,C2"}, {{"h,h,12,37"}}), "side_road");
    EXPECT_EQ(about(before, {"h,h,12,37"}, {{"h,h,12,C2"}}), "side_road");
    EXPECT_EQ(about(before, {"h,h,12,37"}, {{"h,h,15,34"}}), "");
    EXPECT_EQ(about({"h,h,12,C2"}, {"h,h,12,C5"}, {{"h,h,15,C2"}}), "");
}

TEST(Themes, TellWhetherToEnter) {
    const Placed before{"w,w,12,18"};
    EXPECT_EQ(about(before, {"w,6,12,18"}, {{"w,w,12,24"}}), "enter_or_advance");
    EXPECT_EQ(about(before, {"w,w,12,24"}, {{"w,w,18,18"}}), "");
    // 6-6 of poleana enters one piece or two.
    EXPECT_EQ(about(before, {"w,12,12,18"}, {{"6,6,12,18"}}, "poleana"), "enter_or_advance");
}

TEST(Themes, TellWhetherAPieceComesHome) {
    const Placed before{"h,12,20,b5"};
    EXPECT_EQ(about(before, {"h,h,12,20"}, {{"h,15,20,b5"}}), "exact_home");
    EXPECT_EQ(about(before, {"h,15,20,b5"}, {{"h,h,12,20"}}), "exact_home");
    EXPECT_EQ(about(before, {"h,h,12,22"}, {{"h,h,14,20"}}), "");
}

TEST(Themes, CountEveryPlayThatTempts) {
    const Placed before{"h,12,12,38"};
    const Placed answer{"h,12,12,40", "w,w,w,w"};
    EXPECT_EQ(about(before, answer, {{"h,12,14,38"}}), "hit_or_run hold_blockade");
    EXPECT_EQ(about(before, answer, {{"h,12,12,39"}, {"h,12,13,40", "w,w,w,w"}}),
              "hit_or_run hold_blockade");
    EXPECT_EQ(about(before, answer, {}), "");
}

TEST(Themes, CanBeSaidInEveryLanguage) {
    for (int i = 0; i <= static_cast<int>(Theme::ExactHome); ++i) {
        const auto key = std::string("puzzle.theme.").append(name(static_cast<Theme>(i)));
        for (const auto language : language::all_languages) {
            EXPECT_TRUE(language::knows(language, key)) << key;
        }
    }
}

}  // namespace
}  // namespace parlor::pollyanna
