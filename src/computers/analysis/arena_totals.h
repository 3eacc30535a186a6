// SPDX-License-Identifier: MIT
// What came of one set of the arena, and of many.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "computers/analysis/statistics.h"

namespace parlor::analysis {

// What came of one set of the arena: the same dice played once for every seating. It can be written
// as plain numbers, in which form results travel between threads and machines.
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
    std::string reason;        // why the first game was given up; empty if all were played

    friend bool operator==(const ArenaSet&, const ArenaSet&) = default;
};

std::vector<double> numbers(const ArenaSet& set);
// Precondition: the numbers are of a set.
ArenaSet arena_set(std::span<const double> numbers);

// What came of many sets, and how far it can be trusted. The games of a set have the same dice and
// are no independent trials: what is looked at is how much sets differ from one another.
struct Standing {
    std::uint64_t wins = 0;
    std::uint64_t forfeits = 0;
    double win_share = 0;  // of all games
    Interval win_interval{};
    double score = 0;  // the same, but between two sides a draw is half a win
    Interval score_interval{};
    double elo = 0;  // over the mean of its opponents; infinite where it won all or nothing
    Interval elo_interval{};
};

class ArenaTotals {
public:
    static constexpr std::size_t most_reasons = 3;

    // How many play, and into how many sides they are parted.
    ArenaTotals(std::size_t players, std::size_t sides) : players_(players), sides_(sides) {}

    void add(const ArenaSet& set);

    [[nodiscard]] std::uint64_t sets() const { return sets_; }
    [[nodiscard]] std::uint64_t games() const { return sets_ * players_; }
    [[nodiscard]] std::uint64_t draws() const { return draws_; }
    [[nodiscard]] std::uint64_t throws() const { return throws_; }
    [[nodiscard]] std::size_t players() const { return players_; }
    [[nodiscard]] double mean_throws() const;
    // Of the first games that were given up.
    [[nodiscard]] const std::vector<std::string>& reasons() const { return reasons_; }

    // Precondition: a set was added.
    [[nodiscard]] Standing standing(std::size_t player) const;
    // Of a player's points in all games together, a draw being half a point.
    [[nodiscard]] double variance_of_points(std::size_t player) const;

    // Twice a player's points in one set: 2 a win, between two sides 1 a draw.
    [[nodiscard]] std::uint32_t half_points(const ArenaSet& set, std::size_t player) const;

private:
    // Whole numbers, so that they are exact. `squares` is of each set, added up.
    struct Sum {
        std::uint64_t all = 0;
        std::uint64_t squares = 0;
        void add(std::uint64_t of_set);
    };
    struct Player {
        Sum wins;
        Sum half_points;
        std::uint64_t forfeits = 0;
    };
    [[nodiscard]] double variance(const Sum& sum) const;
    [[nodiscard]] Interval interval(const Sum& sum, double best_of_set) const;

    std::size_t players_;
    std::size_t sides_;
    std::uint64_t sets_ = 0;
    std::uint64_t draws_ = 0;
    std::uint64_t throws_ = 0;
    std::array<Player, ArenaSet::most_players> of_{};
    std::vector<std::string> reasons_;
};

}  // namespace parlor::analysis
