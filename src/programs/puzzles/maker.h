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

// The least lead of the best play over the next, as a part of a game.
inline constexpr double least_lead = 0.05;
// A play that weak players find 2 times in 3 is no puzzle.
inline constexpr int least_difficulty = 33;

// Who sits at which game.
struct Seated {
    std::string game;   // "pollyanna-1916+partners"
    std::string seats;  // "bgry"
    friend bool operator==(const Seated&, const Seated&) = default;
};

class Maker {
public:
    // The game must outlive it. Precondition: the game allows these seats.
    Maker(const games::Game& game, Seated seated, std::uint64_t seed);

    // Returns puzzles in the order in which they came up. Returns fewer if stopped.
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
