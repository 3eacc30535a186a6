// SPDX-License-Identifier: MIT
// A puzzle: a position, a throw, and the one play that is clearly the best. In a book it is a line:
//
//   4vx1k 62 8.4 6.9 1000 simple side_road pollyanna-1916 b:8,h,h,h g:- r:w,w,18,18 y:- b 2-1 | …
//
// Its name, how difficult it is, its lead and what that is at least, in per cent, the games by
// which that is known, who missed it, its themes, the position with its throw, and the answer.
// docs/puzzles.md says what the figures mean.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"

namespace parlor::puzzles {

struct Puzzle {
    std::string id{};                   // five letters and digits, worked out from the position
    int difficulty = 0;                 // 0 … 100: how many of a hundred weak players miss it
    double margin = 0;                  // the best play's lead over the next best: a part of a game
    double least_margin = 0;            // the low end of its 95 % interval
    std::uint64_t games = 0;            // played on from each play; 0: computed exactly
    std::string missed_by{};            // the level that missed it; empty if no level did
    std::vector<std::string> themes{};  // what it is about, as its game names that
    std::string position{};             // with the throw
    std::string answer{};               // the steps

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// Depends on the position alone and must never change: links contain it.
std::string id_of(std::string_view position);

// Whether one gives the other away: the same table and throw, and at most two pieces differ.
bool are_alike(const Puzzle& one, const Puzzle& other);

std::string text(const Puzzle& puzzle);
// What is wrong with a line, by a stable name: the part of it that cannot be used.
enum class LineFault : std::uint8_t { Parts, Id, Difficulty, Margin, Games, Themes, Answer };
std::string_view name(LineFault fault);
base::Expected<Puzzle, LineFault> parse_puzzle(std::string_view line);

}  // namespace parlor::puzzles
