// SPDX-License-Identifier: MIT
// The single things of the scenery, each drawn once, with its foot at the origin, and then copied.
#pragma once

#include <array>
#include <string_view>

#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// Ids.
inline constexpr std::array<std::string_view, 3> trees{"zenda-oak", "zenda-fir", "zenda-poplar"};
inline constexpr std::array<std::string_view, 3> hills{"zenda-hill", "zenda-height", "zenda-peak"};
inline constexpr std::array<std::string_view, 4> landmarks{"zenda-village", "zenda-mill",
                                                           "zenda-stag", "zenda-ruin"};
inline constexpr std::string_view tuft = "zenda-tuft";

// Goes into the drawing's <defs>.
void define_landmarks(Canvas& canvas);

}  // namespace parlor::drawing
