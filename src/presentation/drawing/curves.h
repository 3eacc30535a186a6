// SPDX-License-Identifier: MIT
// How something went from turn to turn: lines and bars as SVG to stand within a page. They have no
// colours of their own: what belongs to side n has the class `sideN`, and the page says how that
// looks, by day and by night.
//
//   curves_svg({.title = "Chances", .moments = 80, .lines = {{"Ana", 0, chances}}}, wide)
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace parlor::drawing {

// In the page's pixels. A small one has fewer figures along its edges.
struct PlotSize {
    double width;
    double height;
};
inline constexpr PlotSize wide{960, 320};
inline constexpr PlotSize narrow{360, 240};

struct PlotLine {
    std::string name;
    std::size_t side;
    std::vector<double> values;  // one a moment
};

// A number in a circle, on the line of a side.
struct PlotMark {
    std::size_t moment;
    std::size_t side;
    std::string label;
};

struct PlotBar {
    std::size_t side;
    double value;      // below 0: it hangs
    std::string told;  // to whoever points at it
};

// Values are parts of a game and are written in percent.
struct Curves {
    std::string title;  // for those who do not see it
    std::string across;
    std::vector<PlotLine> lines;
    std::vector<PlotMark> marks;
};
struct Bars {
    std::string title;
    std::string across;
    std::vector<PlotBar> bars;
};

// Preconditions: at least two moments; all lines have as many; values from 0 to 1.
std::string curves_svg(const Curves& curves, PlotSize size);
// Precondition: at least one bar.
std::string bars_svg(const Bars& bars, PlotSize size);

}  // namespace parlor::drawing
