// SPDX-License-Identifier: MIT
#include "presentation/drawing/colour.h"

#include <fmt/format.h>

#include <cmath>

namespace parlor::drawing {
namespace {

double linear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

}  // namespace

std::string hex(Colour colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

Colour mix(Colour first, Colour second, double share) {
    const auto channel = [share](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(std::lround(a + (b - a) * share));
    };
    return {channel(first.red, second.red), channel(first.green, second.green),
            channel(first.blue, second.blue)};
}

double lightness(Colour colour) {
    const double luminance =
        0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
    return luminance <= 0.008856 ? 903.3 * luminance : 116 * std::cbrt(luminance) - 16;
}

}  // namespace parlor::drawing
