// SPDX-License-Identifier: MIT
// The colours of the map of Ruritania, as far as code draws with them; art/zenda has more.
#pragma once

#include "presentation/drawing/colour.h"

namespace parlor::zenda::colours {

inline constexpr drawing::Colour ink = drawing::rgb(0x3a2817);
inline constexpr drawing::Colour sepia = drawing::rgb(0x7d5d38);
inline constexpr drawing::Colour parchment = drawing::rgb(0xf4e8c9);
inline constexpr drawing::Colour aged = drawing::rgb(0xdcc191);
inline constexpr drawing::Colour cream = drawing::rgb(0xfdf6e0);
inline constexpr drawing::Colour gold = drawing::rgb(0xc79a3b);

inline constexpr drawing::Colour water = drawing::rgb(0xa9cbcb);
inline constexpr drawing::Colour bank = drawing::rgb(0x47727c);
inline constexpr drawing::Colour meadow = drawing::rgb(0xb3bd7c);
inline constexpr drawing::Colour stone = drawing::rgb(0xf0e4c8);
inline constexpr drawing::Colour shade = drawing::rgb(0xcdb88f);
inline constexpr drawing::Colour tile = drawing::rgb(0xb4563c);

inline constexpr drawing::Colour blue_spot = drawing::rgb(0x2b5a9b);
inline constexpr drawing::Colour red_piece = drawing::rgb(0xc22a24);
inline constexpr drawing::Colour yellow_piece = drawing::rgb(0xf4c430);
inline constexpr drawing::Colour green_piece = drawing::rgb(0x2f7d3f);

}  // namespace parlor::zenda::colours
