// SPDX-License-Identifier: MIT
// Series of games of The Prisoner of Zenda: their rules, and what is counted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "computers/analysis/series.h"
#include "computers/analysis/series_rules.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/rules/board.h"
#include "games/zenda/rules/board_defects.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/throw.h"

namespace parlor::zenda {

// The series rules of The Prisoner of Zenda.
struct SeriesRules {
    using Patience = QuietTurns;
    static constexpr std::size_t most_seats = 2;

    const Board* on = &standard_board();  // must outlive the rules

    [[nodiscard]] const Board& board() const { return *on; }
    [[nodiscard]] static std::size_t chairs() { return 2; }
    [[nodiscard]] static std::size_t sides() { return 2; }
    [[nodiscard]] static std::size_t side(std::size_t chair) { return chair; }
    [[nodiscard]] static std::size_t chair_of(const Position& position) {
        return index(position.city);
    }

    [[nodiscard]] static bool is_seated(std::size_t /*seat*/) { return true; }
    [[nodiscard]] static std::size_t seat_of(const Position& position) {
        return index(position.city);
    }

    [[nodiscard]] static Position begin(base::Random& /*dice*/) { return starting_position(); }
    static void find(const Position& position, std::optional<Throw> thrown, Results& results) {
        if (thrown) return results.find(position, *thrown);
        results.find(position);
    }
};

}  // namespace parlor::zenda

template <>
struct parlor::analysis::SeriesRulesOf<parlor::zenda::Zenda> {
    using Type = zenda::SeriesRules;
};

namespace parlor::zenda {

// What happened in many games of The Prisoner of Zenda, counted.
//
//   Tally tally;
//   tally.count_throw(before, thrown, after);   … every throw of a game, then
//   tally.end_game(board, last);
struct SideTally {
    std::uint64_t wins = 0;
    std::uint64_t throws = 0;
    std::uint64_t lost_throws = 0;  // nothing changed on the board
    std::uint64_t captures = 0;     // made
    std::uint64_t doublets = 0;     // two dice alike, not three
    std::uint64_t triplets = 0;
    std::array<std::uint64_t, 6> faces{};  // dice that showed 1 … 6

    void merge(const SideTally& other);
    friend bool operator==(const SideTally&, const SideTally&) = default;
};

struct Tally : analysis::GameLengths {
    // How a game ended. Streslau's wins differ by whether a yellow piece was left (Z26).
    enum class Ending : std::uint8_t { KingHome, HeldByPairs, HeldAlone, Draw };
    static constexpr std::size_t endings_count = 4;
    static constexpr std::size_t longest_shown = 100;  // turns a side; the last stands for more too

    std::array<SideTally, 2> sides{};  // by city
    std::array<std::uint64_t, endings_count> endings{};
    // Games by their turns a side, for every ending.
    std::array<std::array<std::uint64_t, longest_shown + 1>, endings_count> lengths{};
    // Where the King was held: by the number of roads from that spot; the last stands for more too.
    static constexpr std::size_t most_roads_shown = 6;
    std::array<std::uint64_t, most_roads_shown + 1> held_by_roads{};

    [[nodiscard]] const SideTally& of(City city) const { return sides[index(city)]; }
    [[nodiscard]] std::uint64_t draws() const {
        return endings[static_cast<std::size_t>(Ending::Draw)];
    }
    [[nodiscard]] std::uint64_t decided() const { return games - draws(); }

    void begin_game(const Position& /*start*/) {}
    // Precondition: the throw leads from `before` to `after`.
    void count_throw(const Position& before, Throw thrown, const Position& after);
    // `last` is the position that was won, or in which the game was given up as a draw.
    void end_game(const Board& board, const Position& last);
    // Precondition: neither is within a game.
    void merge(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

using Series = analysis::Series<Zenda>;

}  // namespace parlor::zenda

template <>
struct parlor::analysis::TallyOf<parlor::zenda::Zenda> {
    using Type = zenda::Tally;
};

extern template parlor::zenda::Tally parlor::analysis::play_series<parlor::zenda::Zenda>(
    const parlor::zenda::Series& series, std::uint64_t first, std::uint64_t count);
