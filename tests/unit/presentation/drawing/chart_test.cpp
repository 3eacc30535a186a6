// SPDX-License-Identifier: MIT
#include "presentation/drawing/chart.h"

#include <gtest/gtest.h>

namespace parlor::drawing {
namespace {

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

Chart two_series() {
    return {.title = "Games < all",
            .across = "turns",
            .upward = "games",
            .columns = {"10", "", "30"},
            .series = {{"won", rgb(0x112233), {1, 2, 3}}, {"lost", rgb(0x445566), {4, 0, 1}}}};
}

TEST(Chart, DrawsABarForEveryValueThatIsNotZero) {
    const std::string svg = chart_svg(two_series());
    EXPECT_EQ(count(svg, "fill=\"#112233\"><title>"), 3U);
    EXPECT_EQ(count(svg, "fill=\"#445566\"><title>"), 2U);
    EXPECT_NE(svg.find("30 lost: 1"), std::string::npos);
}

TEST(Chart, WritesWhatTheFiguresAre) {
    const std::string svg = chart_svg(two_series());
    for (const char* words : {">turns<", ">games<", ">won<", ">lost<", ">10<", ">30<"}) {
        EXPECT_NE(svg.find(words), std::string::npos) << words;
    }
    EXPECT_NE(svg.find("Games &lt; all"), std::string::npos);
}

TEST(Chart, StandsUpToFiguresThatAreAllZero) {
    Chart chart = two_series();
    chart.series = {{"won", rgb(0x112233), {0, 0, 0}}};
    EXPECT_EQ(count(chart_svg(chart), "NaN"), 0U);
    EXPECT_EQ(count(chart_svg(chart), "nan"), 0U);
}

}  // namespace
}  // namespace parlor::drawing
