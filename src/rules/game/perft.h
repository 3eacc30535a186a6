// SPDX-License-Identifier: MIT
// Counting lines of play, to check rules and to time them: the distinct positions that each throw
// leads to, and so on to a given depth. A finished game has no further lines.
//
//   Perft<G> perft;
//   perft.count(position, 0) == 1        perft.count(position, 2) == the lines of two throws
#pragma once

#include <cassert>
#include <cstdint>
#include <deque>
#include <unordered_map>

#include "rules/game/game.h"

namespace parlor::game {

// Keeps its scratch memory, so reuse one counter for many positions.
template <Game G>
class Perft {
public:
    using Position = typename G::Position;
    using Throw = typename G::Throw;

    // The board must outlive the counter.
    explicit Perft(const typename G::Board& board = G::standard_board()) : board_(board) {}

    // Preconditions: depth ≥ 0; a throw is due or the game is over.
    std::uint64_t count(const Position& position, int depth) {
        assert(depth >= 0);
        if (depth == 0) return 1;
        if (!G::throw_is_due(position)) return 0;
        if (depth == 1) return count_throws(position, depth);
        auto& known = level(depth).known;
        if (const auto found = known.find(position); found != known.end()) return found->second;
        const std::uint64_t lines = count_throws(position, depth);
        if (known.size() < most_known) known.emplace(position, lines);
        return lines;
    }

    // Only the lines that begin with that throw. Preconditions: depth ≥ 1; a throw is due.
    std::uint64_t count(const Position& position, Throw thrown, int depth) {
        assert(depth >= 1 && G::throw_is_due(position));
        typename G::Results& results = level(depth).results;
        results.find(position, thrown);
        if (depth == 1) return results.size();
        std::uint64_t lines = 0;
        for (std::size_t i = 0; i < results.size(); ++i) {
            const Position next = results[i];
            lines += count(next, depth - 1);
        }
        return lines;
    }

private:
    // Remembering more positions of one depth costs more memory than it saves time: a million
    // positions of Pollyanna are about 60 MB.
    static constexpr std::size_t most_known = 1U << 20U;

    // Of one depth: its results are walked while the next depth is counted.
    struct Level {
        typename G::Results results;
        std::unordered_map<Position, std::uint64_t> known{};
    };

    std::uint64_t count_throws(const Position& position, int depth) {
        std::uint64_t lines = 0;
        for (const auto& each : G::throws) lines += count(position, each.thrown, depth);
        return lines;
    }

    Level& level(int depth) {
        const auto index = static_cast<std::size_t>(depth - 1);
        while (levels_.size() <= index) levels_.push_back({G::results_on(board_)});
        return levels_[index];
    }

    const typename G::Board& board_;
    std::deque<Level> levels_;  // a deque keeps levels in place while others are added
};

}  // namespace parlor::game
