// SPDX-License-Identifier: MIT
// A throw as text: the pips of each die, the highest first, with dashes between them: "6-4-1".
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace parlor::game {

// The pips from high to low; nullopt if the text is not a throw of that many dice.
template <class Pips, std::size_t count>
std::optional<std::array<Pips, count>> parse_dice(std::string_view text) {
    std::array<Pips, count> dice{};
    if (text.size() != 2 * count - 1) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char sign = text[i];
        const bool is_good = i % 2 == 1 ? sign == '-' : sign >= '1' && sign <= '6';
        if (!is_good) return std::nullopt;
        if (i % 2 == 0) dice[i / 2] = static_cast<Pips>(sign - '0');
    }
    std::ranges::sort(dice, std::greater());
    return dice;
}

template <class Dice>
std::string dice_text(const Dice& dice) {
    std::string all;
    for (const auto each : dice) (all += all.empty() ? "" : "-") += std::to_string(each);
    return all;
}

}  // namespace parlor::game
