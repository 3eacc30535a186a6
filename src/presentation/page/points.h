// SPDX-License-Identifier: MIT
// Points of a drawing as the page gets them: in the picture's units, to one decimal.
#pragma once

#include <cmath>

#include "presentation/drawing/point.h"
#include "presentation/page/board_view.h"

namespace parlor::page {

inline double rounded(double value) { return std::round(value * 10) / 10; }

inline Point seen(drawing::Point point) { return {rounded(point.x), rounded(point.y)}; }

}  // namespace parlor::page
