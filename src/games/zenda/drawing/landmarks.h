// SPDX-License-Identifier: MIT
// The single things of the map, each defined once and then copied. Those of the scenery have their
// foot at the origin. They are drawn in art/zenda.
#pragma once

#include <array>
#include <string_view>

#include "presentation/drawing/canvas.h"

namespace parlor::drawing {

// Ids: those of the files with "zenda-" before them.
inline constexpr std::array<std::string_view, 3> trees{"zenda-oak", "zenda-fir", "zenda-poplar"};
inline constexpr std::array<std::string_view, 3> hills{"zenda-hill", "zenda-height", "zenda-peak"};
inline constexpr std::array<std::string_view, 4> landmarks{"zenda-village", "zenda-mill",
                                                           "zenda-stag", "zenda-ruin"};
inline constexpr std::string_view tuft = "zenda-tuft";
inline constexpr std::string_view corner_flower = "zenda-flower";  // of the frame

// Goes into the drawing's <defs>.
void define_landmarks(Canvas& canvas);

}  // namespace parlor::drawing
