// SPDX-License-Identifier: MIT
// Looks for puzzles in games of weak players against each other: throws of which one play is
// clearly the best, and which weak players may well miss. Game number n of a seed has the same
// puzzles on every machine.
//
//   Maker maker(games::of("zenda"), {.game = "zenda", .seats = "sz", .seed = 1894});
//   for (const Puzzle& each : maker.look_at(17, never_stop)) …
//
// A maker has computers at hand: it belongs to one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/stop.h"
#include "games/game.h"
#include "programs/puzzles/puzzle.h"

namespace parlor::puzzles {

// The least lead of the best play over the next, as a part of a game.
inline constexpr double least_lead = 0.05;
// A play that weak players find 2 times in 3 is no puzzle.
inline constexpr int least_difficulty = 33;

// The games that a maker looks at.
struct Source {
    std::string game{};   // "pollyanna-1916+partners"
    std::string seats{};  // "bgry"
    std::uint64_t seed = 1;
    // The level that plays against itself and whose blunders alone count. Empty: two weak levels
    // change at every turn, and every throw counts.
    std::string missed_by{};
    friend bool operator==(const Source&, const Source&) = default;
};

class Maker {
public:
    // The game must outlive it. Precondition: the game allows these seats and has the level.
    Maker(const games::Game& game, Source source);

    // Returns puzzles in the order in which they came up. Returns fewer if stopped.
    std::vector<Puzzle> look_at(std::uint64_t number, const base::Stop& stop);

private:
    // `played` is the position that the level's play led to.
    std::optional<Puzzle> puzzle_of(const match::Match& turn, std::string_view played,
                                    std::uint64_t stream, const base::Stop& stop);
    [[nodiscard]] int difficulty(const match::Match& thrown, const coach::Lead& lead) const;

    const games::Game& game_;
    Source source_;
    std::unique_ptr<coach::Coach> coach_;
};

// The position that steps lead to. Returns nullopt if they cannot be made or leave something to
// play.
std::optional<std::string> position_after(const match::Match& thrown, std::string_view steps);

// What a puzzle with that answer is about (docs/puzzles.md). Precondition: the answer is a whole
// play of the throw.
std::vector<std::string> themes_of(coach::Coach& coach, const match::Match& thrown,
                                   std::string_view answer);

}  // namespace parlor::puzzles
