// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/reasons.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/text.h"
#include "presentation/language/language.h"

namespace parlor::pollyanna {
namespace {

// "captures enters", of Blue against Red. What is counted stands behind: "leaves_danger:11",
// "lessens_danger:3/11".
std::string why(std::string_view blue_before, std::string_view red_before,
                std::string_view blue_after, std::string_view red_after,
                std::string_view state = "r ?") {
    const auto position = [](std::string_view blue, std::string_view red, std::string_view to) {
        const auto all = std::string("pollyanna-1916 b:").append(blue).append(" g:- r:");
        return parse_position(all + std::string(red).append(" y:- ").append(to))->position;
    };
    std::string told;
    for (const auto& each : reasons(position(blue_before, red_before, "b ?"),
                                    position(blue_after, red_after, state))) {
        told += (told.empty() ? "" : " ") + std::string(name(each.effect));
        if (each.count > 0) told += ":" + std::to_string(each.count);
        if (each.before > 0) told += "/" + std::to_string(each.before);
    }
    return told;
}

TEST(Reasons, NameWhatAPlayDoes) {
    EXPECT_EQ(why("b4,h,h,h", "w,w,w,w", "h,h,h,h", "w,w,w,w", "=b"), "wins");
    EXPECT_EQ(why("b4,w,h,h", "w,w,w,w", "w,h,h,h", "w,w,w,w"), "reaches_home:1");
    EXPECT_EQ(why("w,w,w,w", "w,w,w,w", "w,w,w,6", "w,w,w,w"), "enters:1");
    EXPECT_EQ(why("w,w,8,12", "w,w,w,10", "w,w,10,12", "w,w,w,w"),
              "captures:1 catches_leader leaves_danger:10");
    EXPECT_EQ(why("w,w,8,12", "w,w,w,w", "w,w,12,12", "w,w,w,w"), "makes_blockade");
    EXPECT_EQ(why("w,w,w,34", "w,w,w,w", "w,w,36,36", "w,w,w,w"),
              "enters:1 makes_blockade bars_start");
    EXPECT_EQ(why("w,w,w,34", "w,w,w,w", "w,w,w,C2", "w,w,w,w"), "reaches_safety");
    EXPECT_EQ(why("w,w,w,56", "w,w,w,w", "w,w,w,0", "w,w,w,w"), "reaches_safety");
    EXPECT_EQ(why("w,w,w,8", "w,w,w,w", "w,w,w,12", "w,w,w,w"), "moves_on");
    EXPECT_EQ(why("w,w,w,w", "w,w,w,w", "w,w,w,w", "w,w,w,w"), "loses_throw");
}

TEST(Reasons, NameDangerAndWhatIsGivenUp) {
    EXPECT_EQ(why("h,h,h,41", "40,h,h,h", "h,h,h,53", "40,h,h,h"), "leaves_danger:11");
    EXPECT_EQ(why("h,h,h,39", "40,h,h,h", "h,h,h,44", "40,h,h,h"), "moves_on faces_danger:14");
    EXPECT_EQ(why("h,h,12,12", "w,w,w,w", "h,h,12,15", "w,w,w,w"), "moves_on breaks_blockade");
}

// The leaflets' Science of the Game: Turnouts for pieces that have come far, and pursuit of rivals
// that have, rather than of those that have just started.
TEST(Reasons, NameTheScienceOfTheGame) {
    EXPECT_EQ(why("w,w,w,39", "w,w,w,42", "w,w,w,42", "w,w,w,w"), "captures:1 leaves_danger:2");
    EXPECT_EQ(why("w,w,w,22", "w,w,w,25", "w,w,w,25", "w,w,w,w"), "captures:1 catches_leader");
    EXPECT_EQ(why("w,w,w,19", "w,w,w,w", "w,w,w,B2", "w,w,w,w"), "reaches_safety");
    EXPECT_EQ(why("w,w,w,49", "w,w,w,w", "w,w,w,D2", "w,w,w,w"), "reaches_safety saves_leader");
    EXPECT_EQ(why("w,w,w,8", "w,w,w,25", "w,w,w,19", "w,w,w,25"), "pursues");
    EXPECT_EQ(why("w,w,w,38", "w,w,w,55", "w,w,w,49", "w,w,w,55"), "leaves_danger:2");
}

TEST(Reasons, CanBeSaidInEveryLanguage) {
    for (int i = 0; i <= static_cast<int>(Effect::LosesThrow); ++i) {
        const auto key = std::string("hint.").append(name(static_cast<Effect>(i)));
        for (const auto language : language::all_languages) {
            EXPECT_TRUE(language::knows(language, key)) << key;
        }
    }
}

}  // namespace
}  // namespace parlor::pollyanna
