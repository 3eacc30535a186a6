// SPDX-License-Identifier: MIT
#include "games/zenda/rules/position.h"

#include "base/hash.h"

namespace parlor::zenda {

std::optional<Role> role_at(const Position& position, Spot spot) {
    if (!spot.on_board()) return std::nullopt;
    if (position.army.has(spot)) return Role::Army;
    if (position.king == spot) return Role::King;
    if (position.michael == spot) return Role::Michael;
    if (position.yellows[0] == spot || position.yellows[1] == spot) return Role::Yellow;
    return std::nullopt;
}

std::size_t hash_of(const Position& position) {
    const auto& words = position.army.words();
    const std::uint64_t rest = static_cast<std::uint64_t>(position.king.number()) |
                               static_cast<std::uint64_t>(position.michael.number()) << 8U |
                               static_cast<std::uint64_t>(position.yellows[0].number()) << 16U |
                               static_cast<std::uint64_t>(position.yellows[1].number()) << 24U |
                               static_cast<std::uint64_t>(position.phase) << 32U |
                               static_cast<std::uint64_t>(position.city) << 40U;
    std::uint64_t hash = base::mix(words[0] ^ rest * 0x9e3779b97f4a7c15U);
    hash = base::mix(hash ^ words[1] ^ words[2] * 0xd6e8feb86659fd93U);
    return static_cast<std::size_t>(hash);
}

}  // namespace parlor::zenda
