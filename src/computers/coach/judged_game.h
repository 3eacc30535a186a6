// SPDX-License-Identifier: MIT
// A game that was played, judged turn by turn: how lucky each throw was and what each play gave
// away. Chances, luck and errors are parts of a game: 0.03 is three games in a hundred. A draw is
// half a game won.
//
//   for (const auto& turn : played_turns(begun, record.turns))
//       judged.push_back(coach.judge_turn(*turn, {}, stop));
//   const JudgedGame game = summed_up(sides, std::move(judged), match.result_text());
//
// Turns may be judged in any order, by a coach a thread.
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

// What is by side is in the order of the game's sides.
struct JudgedTurn {
    std::size_t side = 0;  // who played …
    char seat = 0;         // … with whose pieces, as in the record
    std::string position;  // before the throw
    std::string thrown;    // `set`: pieces were set up, without dice
    std::string play;
    std::string best_play;             // the same where nothing better was found
    std::vector<double> before;        // chances before the throw, over all throws
    std::vector<double> luck;          // of the throw; its mean over all throws is 0
    std::vector<double> best;          // chances after the best play of this throw
    std::vector<double> played;        // chances after the play that was made
    double error = 0;                  // what the side that played has given away
    bool forced = false;               // there was nothing to choose
    std::vector<Reason> reasons;       // of the play that was made
    std::vector<Reason> best_reasons;  // of the best
};

// From here on a play is called an error, or even a blunder.
inline constexpr double least_error = 0.01;
inline constexpr double least_blunder = 0.05;

struct SideTotals {
    double luck = 0;        // of all throws, the rivals' too
    double error = 0;       // given away by its own plays
    std::size_t plays = 0;  // with something to choose
    std::size_t errors = 0;
    std::size_t blunders = 0;              // among the errors
    std::optional<double> result;          // of the game: 1, 0 or ½; none while it goes on
    std::optional<double> without_luck{};  // what is left of it; may pass 0 and 1

    friend bool operator==(const SideTotals&, const SideTotals&) = default;
};

// How well a side has played, by what a play with something to choose gave away on average. Among
// more sides each has less to give away: what counts is a game of two (docs/analysis.md#grades).
enum class Grade : std::uint8_t { Superb, Strong, Fair, Shaky, Wild };
std::string_view name(Grade grade);  // `superb`
// None where there was nothing to choose.
std::optional<Grade> grade(const SideTotals& totals, std::size_t sides);

struct JudgedGame {
    std::vector<std::string> sides;
    std::vector<JudgedTurn> turns;
    std::vector<SideTotals> totals;  // by side
    std::vector<std::size_t> worst;  // the turns with the worst errors, the worst first
};

inline constexpr std::size_t worst_shown = 5;
inline constexpr std::size_t lessons_shown = 3;

// The table at every turn that was played to its end, not yet confirmed: what a coach judges.
// Precondition: the turns were played from there.
std::vector<std::unique_ptr<match::Match>> played_turns(const match::Match& begun,
                                                        std::span<const game::Turn> turns);

// `result` is that of the record: `=b`, `draw`, or empty while the game goes on.
JudgedGame summed_up(std::vector<std::string> sides, std::vector<JudgedTurn> turns,
                     std::string_view result);

// The errors most worth learning from, the worst first: those that teach different things before
// those that teach the same again. What an error teaches is the first reason of the best play.
// `seats` are letters of the sides that want to learn; empty: everybody's errors.
std::vector<std::size_t> lessons(const JudgedGame& game, std::string_view seats);

}  // namespace parlor::coach
