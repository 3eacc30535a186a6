// SPDX-License-Identifier: MIT
// A finished or unfinished game judged turn by turn: how lucky each throw was and how much each
// play gave away. Chances, luck and errors are win probabilities: 0.03 is 3 %. A draw counts as
// half a win.
//
//   for (const auto& turn : played_turns(begun, record.turns))
//       judged.push_back(coach.judge_turn(*turn, {}, stop));
//   const JudgedGame game = summed_up(sides, std::move(judged), match.result_text());
//
// Turns may be judged in any order, with one coach per thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/coach.h"

namespace parlor::coach {

// Vectors by side are in the order of the game's sides.
struct JudgedTurn {
    std::size_t side = 0;  // the side that played …
    char seat = 0;         // … and whose pieces it moved, as in the record
    std::string position;  // before the throw
    std::string thrown;    // `set` if pieces were set up, without dice
    std::string play;
    std::string best_play;             // equals `play` if nothing better was found
    std::vector<double> before;        // chances before the throw, over all throws
    std::vector<double> luck;          // of the throw; its mean over all throws is 0
    std::vector<double> best;          // chances after the best play of this throw
    std::vector<double> played;        // chances after the play that was made
    double error = 0;                  // given away by the side that played
    bool forced = false;               // there was only one result
    std::vector<Reason> reasons;       // of the play that was made
    std::vector<Reason> best_reasons;  // of the best
};

// The least error of a play that is called an error, and of a blunder.
inline constexpr double least_error = 0.01;
inline constexpr double least_blunder = 0.05;

struct SideTotals {
    double luck = 0;        // of all throws, including the rivals'
    double error = 0;       // given away by its own plays
    std::size_t plays = 0;  // with more than one result
    std::size_t errors = 0;
    std::size_t blunders = 0;              // among the errors
    std::optional<double> result;          // of the game: 1, 0 or ½; nullopt while it goes on
    std::optional<double> without_luck{};  // `result` minus luck; may pass 0 and 1

    friend bool operator==(const SideTotals&, const SideTotals&) = default;
};

// How well a side has played, by the mean error of its plays that were not forced. With more sides
// each has less to give away, so the error is scaled to a game of two (docs/analysis.md#grades).
enum class Grade : std::uint8_t { Superb, Strong, Fair, Shaky, Wild };
std::string_view name(Grade grade);  // `superb`
// nullopt if every play was forced.
std::optional<Grade> grade(const SideTotals& totals, std::size_t sides);

struct JudgedGame {
    std::vector<std::string> sides;
    std::vector<JudgedTurn> turns;
    std::vector<SideTotals> totals;  // by side
    std::vector<std::size_t> worst;  // indices of the turns with the worst errors, worst first
};

inline constexpr std::size_t worst_shown = 5;
inline constexpr std::size_t lessons_shown = 3;

// The table at the end of every turn, before it was confirmed, as a coach judges it. Precondition:
// the turns were played from `begun`.
std::vector<std::unique_ptr<match::Match>> played_turns(const match::Match& begun,
                                                        std::span<const game::Turn> turns);

// `result` is that of the record: `=b`, `draw`, or empty while the game goes on.
JudgedGame summed_up(std::vector<std::string> sides, std::vector<JudgedTurn> turns,
                     std::string_view result);

// Indices of the errors most worth learning from, worst first: one for each lesson before any
// lesson is repeated. The lesson of an error is the first reason of the best play. `seats` are
// letters of the sides whose errors are wanted; empty for all.
std::vector<std::size_t> lessons(const JudgedGame& game, std::string_view seats);

}  // namespace parlor::coach
