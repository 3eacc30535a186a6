// SPDX-License-Identifier: MIT
#include "computers/analysis/arena_set.h"

#include <cassert>

namespace parlor::analysis {
namespace {

constexpr std::size_t fixed = 2 + 2 * ArenaSet::most_players;  // numbers; then the reason's bytes

}  // namespace

std::vector<double> numbers(const ArenaSet& set) {
    std::vector<double> all{static_cast<double>(set.draws), static_cast<double>(set.throws)};
    for (const ArenaSet::Player& each : set.players) {
        all.push_back(each.wins);
        all.push_back(each.forfeits);
    }
    for (const char each : set.reason) all.push_back(static_cast<unsigned char>(each));
    return all;
}

ArenaSet arena_set(std::span<const double> numbers) {
    assert(numbers.size() >= fixed);
    const auto count = [&](std::size_t at) { return static_cast<std::uint32_t>(numbers[at]); };
    ArenaSet set;
    set.draws = count(0);
    set.throws = count(1);
    for (std::size_t i = 0; i < set.players.size(); ++i) {
        set.players[i] = {.wins = count(2 + 2 * i), .forfeits = count(3 + 2 * i)};
    }
    for (const double each : numbers.subspan(fixed)) {
        set.reason += static_cast<char>(static_cast<unsigned char>(each));
    }
    return set;
}

}  // namespace parlor::analysis
