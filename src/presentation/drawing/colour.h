// SPDX-License-Identifier: MIT
// A colour as themes give it, mixed and measured.
#pragma once

#include <cstdint>
#include <string>

namespace parlor::drawing {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(Colour, Colour) = default;
};

// rgb(0x27496d): as it is written in SVG, without the hash.
constexpr Colour rgb(std::uint32_t code) {
    return {static_cast<std::uint8_t>(code >> 16 & 0xff),
            static_cast<std::uint8_t>(code >> 8 & 0xff), static_cast<std::uint8_t>(code & 0xff)};
}

inline constexpr Colour black = rgb(0x000000);
inline constexpr Colour white = rgb(0xffffff);

std::string hex(Colour colour);

// `share` of the second colour, 0 … 1.
Colour mix(Colour first, Colour second, double share);

// CIE lightness, 0 … 100: what is left of a colour when its hue is not seen.
double lightness(Colour colour);

}  // namespace parlor::drawing
