// SPDX-License-Identifier: MIT
#include "presentation/drawing/curves.h"

#include <gtest/gtest.h>

#include "unit/presentation/drawing/drawn.h"

namespace parlor::drawing {
namespace {

Curves two_lines() {
    return {.title = "Chances < all",
            .across = "turn",
            .lines = {{"Ana & Eva", 0, {0.5, 0.7, 1}}, {"Luis", 1, {0.5, 0.3, 0}}},
            .marks = {{1, 1, "7"}}};
}

TEST(Curves, HaveALineForEverySideAndAMarkOnIt) {
    for (const PlotSize size : {wide, narrow}) {
        const std::string svg = curves_svg(two_lines(), size);
        EXPECT_TRUE(is_balanced(svg));
        EXPECT_EQ(count_of("class=\"line side0\"", svg), 1);
        EXPECT_EQ(count_of("class=\"line side1\"", svg), 1);
        EXPECT_EQ(count_of("class=\"mark side1\"", svg), 1);
        EXPECT_EQ(count_of(">7</text>", svg), 1);
    }
}

TEST(Curves, GoFromNothingToAllInPercent) {
    const std::string svg = curves_svg(two_lines(), wide);
    for (const char* words : {">0 %<", ">100 %<", ">turn<", "Chances &lt; all", "Ana &amp; Eva"}) {
        EXPECT_EQ(count_of(words, svg), 1) << words;
    }
}

TEST(Bars, StandAndHang) {
    const Bars bars{.title = "Luck",
                    .across = "turn",
                    .bars = {{0, 0.12, "one"}, {1, -0.07, "two"}, {0, 0, "three"}}};
    const std::string svg = bars_svg(bars, wide);
    EXPECT_TRUE(is_balanced(svg));
    EXPECT_EQ(count_of("class=\"bar side0\"", svg), 2);
    EXPECT_EQ(count_of("class=\"bar side1\"", svg), 1);
    EXPECT_EQ(count_of("<title>two</title>", svg), 1);
    EXPECT_EQ(count_of("height=\"-", svg), 0);
    EXPECT_EQ(count_of("class=\"axis\"", svg), 1);
}

TEST(Bars, MayAllBeNothing) {
    const std::string svg = bars_svg({"Errors", "turn", {{0, 0, "none"}}}, narrow);
    EXPECT_TRUE(is_balanced(svg));
    EXPECT_EQ(count_of("nan", svg), 0);
    EXPECT_EQ(count_of("inf", svg), 0);
}

}  // namespace
}  // namespace parlor::drawing
