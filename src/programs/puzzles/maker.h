// SPDX-License-Identifier: MIT
// Looks for puzzles in games of weak players against each other: throws of which one play is
// clearly the best, and which weak players may well miss. Game number n of a seed has the same
// puzzles on every machine.
//
//   Maker maker(games::of("zenda"), {"zenda", "sz"}, 1894);
//   for (const Puzzle& each : maker.look_at(17, never_stop)) …
//
// A maker has computers at hand: it belongs to one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/stop.h"
#include "games/game.h"
#include "programs/puzzles/puzzle.h"

namespace parlor::puzzles {

// At least so much of a game lies between the best play and the next.
inline constexpr double least_lead = 0.05;
// What weak players find two times of three is no puzzle.
inline constexpr int least_difficulty = 33;

// Who sits at which game.
struct Seated {
    std::string game;   // "pollyanna-1916+partners"
    std::string seats;  // "bgry"
    friend bool operator==(const Seated&, const Seated&) = default;
};

class Maker {
public:
    // The game outlives it. Precondition: these may sit at that game.
    Maker(const games::Game& game, Seated seated, std::uint64_t seed);

    // In the order in which they came up. Fewer, once stopped.
    std::vector<Puzzle> look_at(std::uint64_t number, const base::Stop& stop);

private:
    std::optional<Puzzle> puzzle_of(const match::Match& thrown, std::uint64_t stream,
                                    const base::Stop& stop);
    [[nodiscard]] int difficulty(const match::Match& thrown, const coach::Lead& lead) const;

    const games::Game& game_;
    Seated seated_;
    std::uint64_t seed_;
    std::unique_ptr<coach::Coach> coach_;
};

// The position that steps lead to. Returns nullopt if they cannot be made or leave something to
// play.
std::optional<std::string> position_after(const match::Match& thrown, std::string_view steps);

}  // namespace parlor::puzzles
