// SPDX-License-Identifier: MIT
// The inks and washes of Ruritania's map-maker, as far as code draws with them; art/zenda has more.
#pragma once

#include "presentation/drawing/colour.h"

namespace parlor::drawing::ruritania {

inline constexpr Colour ink = rgb(0x3a2817);
inline constexpr Colour sepia = rgb(0x7d5d38);
inline constexpr Colour parchment = rgb(0xf4e8c9);
inline constexpr Colour aged = rgb(0xdcc191);
inline constexpr Colour cream = rgb(0xfdf6e0);
inline constexpr Colour gold = rgb(0xc79a3b);

inline constexpr Colour water = rgb(0xa9cbcb);
inline constexpr Colour bank = rgb(0x47727c);
inline constexpr Colour meadow = rgb(0xb3bd7c);
inline constexpr Colour stone = rgb(0xf0e4c8);
inline constexpr Colour shade = rgb(0xcdb88f);
inline constexpr Colour tile = rgb(0xb4563c);

inline constexpr Colour blue_spot = rgb(0x2b5a9b);
inline constexpr Colour red_piece = rgb(0xc22a24);
inline constexpr Colour yellow_piece = rgb(0xf4c430);
inline constexpr Colour green_piece = rgb(0x2f7d3f);

}  // namespace parlor::drawing::ruritania
