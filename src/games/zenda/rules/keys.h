// SPDX-License-Identifier: MIT
// Words by which the generator tells hands and positions apart: every piece on its spot has one,
// and all of them xored are the key of a position, so that a step changes it by two (Zobrist 1970).
// Different positions may have the same key: whoever meets it twice compares.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/hash.h"
#include "games/zenda/rules/rules.h"

namespace parlor::zenda {

// Those of the roles, and one more row for army pieces that have used their die.
inline constexpr auto keys = [] {
    std::array<std::array<std::uint64_t, most_spots + 1>, all_roles.size() + 1> all{};
    std::uint64_t number = 0;
    for (auto& row : all) {
        for (std::size_t spot = 1; spot < row.size(); ++spot) row[spot] = base::mix(++number);
    }
    return all;
}();

// Nothing of a spot that is none.
constexpr std::uint64_t key_of(Role role, Spot spot) {
    return keys[index(role)][static_cast<std::size_t>(spot.number())];
}

constexpr std::uint64_t key_of(const Position& position) {
    std::uint64_t key = 0;
    for (const Role role : all_roles) {
        for (const Spot spot : pieces_of(position, role)) key ^= key_of(role, spot);
    }
    return key;
}

// What a step changes besides the piece that it captures.
constexpr std::uint64_t key_of(const Step& step) {
    return key_of(step.role, step.from) ^ key_of(step.role, step.to);
}

// What a hand has beyond its position: pieces of the army that have used their die, …
constexpr std::uint64_t key_of_moved(Spot spot) {
    return keys.back()[static_cast<std::size_t>(spot.number())];
}
// … and what is left to be played.
inline std::uint64_t key_of_dice(const Hand& hand) {
    std::uint64_t key = hand.michael_moved ? 1 : 0;
    for (const std::uint8_t die : hand.left) key = key << 3U | die;
    return base::mix(key);
}

}  // namespace parlor::zenda
