// SPDX-License-Identifier: MIT
// What came of one set of the arena: the same dice played once for every seating. It can be written
// as plain numbers, in which form results travel between threads and machines.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace parlor::analysis {

struct ArenaSet {
    static constexpr std::size_t most_players = 4;
    struct Player {
        std::uint32_t wins = 0;
        std::uint32_t forfeits = 0;  // games it gave up
        friend bool operator==(const Player&, const Player&) = default;
    };
    std::array<Player, most_players> players{};  // in the order in which they were named
    std::uint32_t draws = 0;
    std::uint32_t throws = 0;  // of all its games
    std::string reason;        // of the first game that was given up: why; empty: none was

    friend bool operator==(const ArenaSet&, const ArenaSet&) = default;
};

std::vector<double> numbers(const ArenaSet& set);
// Precondition: the numbers are of a set.
ArenaSet arena_set(std::span<const double> numbers);

}  // namespace parlor::analysis
