// SPDX-License-Identifier: MIT
#include "games/zenda/rules/perft.h"

#include <cassert>

namespace parlor::zenda {

std::uint64_t Perft::count(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (is_over(position)) return 0;
    std::uint64_t lines = 0;
    for (const WeightedThrow& each : all_throws) lines += count(position, each.thrown, depth);
    return lines;
}

std::uint64_t Perft::count(const Position& position, Throw thrown, int depth) {
    assert(depth >= 1 && position.phase == Phase::Throwing);
    const auto level = static_cast<std::size_t>(depth) - 1;
    while (levels_.size() <= level) levels_.emplace_back(board_);
    levels_[level].find(position, thrown);
    if (depth == 1) return levels_[level].size();
    std::uint64_t lines = 0;
    for (std::size_t i = 0; i < levels_[level].size(); ++i) {
        const Position next = levels_[level][i];
        lines += count(next, depth - 1);
    }
    return lines;
}

}  // namespace parlor::zenda
