// SPDX-License-Identifier: MIT
// Figures as a picture: bars over numbered or named columns, stacked where there are several
// series. SVG, in ink that reads on light and dark pages alike.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "presentation/drawing/colour.h"

namespace parlor::drawing {

struct ChartSeries {
    std::string name;
    Colour colour;
    std::vector<double> values;  // one a column
};

struct Chart {
    std::string title;
    std::string across;                // what the columns are
    std::string upward;                // what is counted
    std::vector<std::string> columns;  // an empty name is not written
    std::vector<ChartSeries> series;
};

// Preconditions: at least one column; every series has a non-negative value for each.
std::string chart_svg(const Chart& chart);

}  // namespace parlor::drawing
