// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/perft.h"

#include <cassert>
#include <deque>
#include <unordered_map>

#include "games/pollyanna/rules/results.h"

namespace parlor::pollyanna {
namespace {

// What is remembered of one depth. Beyond this many positions it costs more memory than it saves
// time: a million of them are about 60 MB.
constexpr std::size_t most_known = 1U << 20U;

struct Level {
    Results results;
    std::unordered_map<Position, std::uint64_t> known;
};

}  // namespace

// One level a depth: the results of one are walked while the next is counted.
class Perft::Levels {
public:
    std::uint64_t count(const Position& position, int depth) {
        if (depth == 0) return 1;
        if (is_over(position)) return 0;
        if (depth == 1) return count_throws(position, depth);
        auto& known = level(depth).known;
        if (const auto found = known.find(position); found != known.end()) return found->second;
        const std::uint64_t lines = count_throws(position, depth);
        if (known.size() < most_known) known.emplace(position, lines);
        return lines;
    }

    std::uint64_t count(const Position& position, Throw thrown, int depth) {
        Results& results = level(depth).results;
        results.find(position, thrown);
        if (depth == 1) return results.size();
        std::uint64_t lines = 0;
        for (std::size_t i = 0; i < results.size(); ++i) lines += count(results[i], depth - 1);
        return lines;
    }

private:
    std::uint64_t count_throws(const Position& position, int depth) {
        std::uint64_t lines = 0;
        for (const WeightedThrow& each : all_throws) lines += count(position, each.thrown, depth);
        return lines;
    }

    Level& level(int depth) {
        const auto index = static_cast<std::size_t>(depth - 1);
        while (levels_.size() <= index) levels_.emplace_back();
        return levels_[index];
    }

    std::deque<Level> levels_;  // a deque: levels stay where they are while others are added
};

Perft::Perft() : levels_(std::make_unique<Levels>()) {}
Perft::~Perft() = default;

std::uint64_t Perft::count(const Position& position, int depth) {
    assert(depth >= 0);
    return levels_->count(position, depth);
}

std::uint64_t Perft::count(const Position& position, Throw thrown, int depth) {
    assert(depth >= 1 && winners(position).empty());
    return levels_->count(position, thrown, depth);
}

std::uint64_t perft(const Position& position, int depth) { return Perft().count(position, depth); }

}  // namespace parlor::pollyanna
