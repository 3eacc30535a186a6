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

#include <array>
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
    double accuracy = 1;               // of the play, 0 to 1 (computers/analysis/accuracy.h) …
    double weight = 0;                 // … and of the choice among those of a game
    bool forced = false;               // there was only one result
    std::vector<Reason> reasons;       // of the play that was made
    std::vector<Reason> best_reasons;  // of the best
    std::vector<Reason> comparison{};  // of an error: what the best does and this does not
};

// What is said of a play. It follows from what the play gave away.
enum class Mark : std::uint8_t { Forced, Best, Good, Inaccuracy, Mistake, Blunder };
inline constexpr std::array all_marks{Mark::Forced,     Mark::Best,    Mark::Good,
                                      Mark::Inaccuracy, Mark::Mistake, Mark::Blunder};
std::string_view name(Mark mark);  // `inaccuracy`
Mark mark(const JudgedTurn& turn);

// The least that an inaccuracy, a mistake and a blunder give away.
inline constexpr double least_error = 0.01;
inline constexpr double least_mistake = 0.025;
inline constexpr double least_blunder = 0.05;

// What is said of a throw.
enum class Fortune : std::uint8_t { Usual, Lucky, Unlucky };
std::string_view name(Fortune fortune);  // `lucky`; empty if usual
Fortune fortune(const JudgedTurn& turn);
inline constexpr double least_fortune = 0.08;  // the luck that a throw is called lucky for

struct SideTotals {
    double start = 0;                                   // chance before the first turn
    double luck = 0;                                    // of all throws, including the rivals'
    double error = 0;                                   // given away by its own plays
    std::size_t plays = 0;                              // with more than one result
    std::array<std::size_t, all_marks.size()> marks{};  // of its own plays, by Mark
    std::optional<double>
        accuracy;                  // 0 to 100 (docs/analysis.md#accuracy); nullopt without a choice
    std::optional<double> result;  // of the game: 1, 0 or ½; nullopt while it goes on
    std::optional<double> skill{};  // `result` minus `start` minus `luck`

    [[nodiscard]] std::size_t count(Mark mark) const {
        return marks[static_cast<std::size_t>(mark)];
    }
    // Inaccuracies, mistakes and blunders.
    [[nodiscard]] std::size_t errors() const {
        return count(Mark::Inaccuracy) + count(Mark::Mistake) + count(Mark::Blunder);
    }
    friend bool operator==(const SideTotals&, const SideTotals&) = default;
};

// The turn in which the winner gained most.
struct Moment {
    std::size_t turn = 0;  // index
    bool is_throw = true;  // that gained most of it; otherwise the error of a rival
    double gain = 0;       // of the winner's chance
    friend bool operator==(const Moment&, const Moment&) = default;
};

struct JudgedGame {
    std::vector<std::string> sides;
    std::vector<JudgedTurn> turns;
    std::vector<SideTotals> totals;  // by side
    std::vector<std::size_t> worst;  // indices of the turns with the worst errors, worst first
    std::optional<Moment> moment;    // nullopt if nobody has won, or nothing gained much
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
