// SPDX-License-Identifier: MIT
#include "games/zenda/rules/position.h"

#include <algorithm>
#include <cassert>

#include "base/hash.h"

namespace parlor::zenda {

std::optional<Role> role_at(const Position& position, Spot spot) {
    for (const Role role : all_roles) {
        if (spot.on_board() && pieces_of(position, role).has(spot)) return role;
    }
    return std::nullopt;
}

void move_piece(Position& position, Role role, Spot from, Spot to) {
    switch (role) {
        case Role::King: position.king = to; return;
        case Role::Michael: position.michael = to; return;
        case Role::Army:
            if (from.on_board()) position.army.remove(from);
            position.army.add(to);
            return;
        case Role::Yellow: break;
    }
    auto& [first, second] = position.yellows;
    assert(first == from || second == from);
    (first == from ? first : second) = to;
    if (second < first) std::swap(first, second);
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
