// SPDX-License-Identifier: MIT
// A game's computers at a table, over text: they play for a seat, advise, and judge what was
// played. A reason is the key of a sentence and its numbers. Random streams are for choices alone,
// never the stream of the dice. A game derives its coach from the template in coach_of.h.
//
//   const auto coach = game.coach();
//   coach->play(match, "deep", random, stop);        match.confirm() …
//   for (const Advice& each : coach->advice(match, {.most = 3}, stop)) … each.play, each.chances …
//
// A coach keeps the players it has made. Not thread-safe.
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

#include "base/random.h"
#include "base/stop.h"
#include "computers/analysis/statistics.h"
#include "rules/match/match.h"

namespace parlor::coach {

// A line of the roster.
struct LevelCard {
    int number;
    std::string_view name;
    double milliseconds;  // typical time of a play; 0 if not measured
    int rating;           // Elo relative to `random`; 0 if not measured
};

// Why a play is good or bad: the key of a sentence, and its arguments.
struct Reason {
    std::string key;                     // "hint.leaves_danger"
    std::vector<std::string> arguments;  // {"11"}: 11 of 36 falls of the dice
    std::string seats{};                 // whose pieces it is about, if that is said
    friend bool operator==(const Reason&, const Reason&) = default;
};

// How much work goes into judging a play.
enum class Effort : std::uint8_t { Quick, Normal, Thorough };
inline constexpr std::array all_efforts{Effort::Quick, Effort::Normal, Effort::Thorough};
std::string_view name(Effort effort);  // `quick`

struct Advice {
    std::string play;             // the steps that are left of the turn, or all if `undo_first`
    bool undo_first = false;      // the steps made do not lead there
    std::string after;            // the position that it leads to
    std::vector<double> chances;  // win probability of each side, in the order of `sides`
    double error = 0;  // win probability that the acting side loses against the best play
    analysis::Interval interval;  // of the acting side's win probability; a point if exact
    bool exact = false;
    std::vector<Reason> reasons;  // the most important first, at least one
};

struct AdviceOptions {
    std::size_t most = 5;
    Effort effort = Effort::Normal;
    std::uint64_t seed = 1;
};

// A throw, and the number of ways the dice can fall so.
struct PossibleThrow {
    std::string thrown;
    int falls = 0;
};

// The best play of a throw.
struct BestOfThrow {
    std::string play;
    std::string after;            // the position that it leads to
    std::vector<double> chances;  // win probability of each side, in the order of `sides`
};

// The requirements for a throw that may make a puzzle.
struct LeadOptions {
    double least = 0.05;      // lead of the best play over every other
    bool prove = true;        // by rollouts; false: looking ahead is enough, which is fast
    std::uint64_t games = 0;  // rollouts of each result; 0 for the usual number
    std::uint64_t seed = 1;
};

// A play that is clearly the best of its throw.
struct Lead {
    std::string play;
    std::string after;            // the position that it leads to
    double margin = 0;            // over the next best result, for the acting side
    analysis::Interval interval;  // of the margin, 95 %
    std::uint64_t games = 0;      // rollouts of each result; 0 if none were needed
    std::size_t results = 0;      // of the throw
    double at_a_glance = 0;       // probability that a player who does not look ahead finds it
};

// Why the best play of a turn is better than the one made, and what rollouts say of it.
struct CheckedReason {
    Reason reason;
    double worth = 0;             // as it was evaluated, to the side that played
    analysis::Interval interval;  // of the worth, by rollouts, 95 %
};

struct JudgedTurn;

// The chances of a computer's choices in this turn: a stream for each turn, so that a game that is
// resumed or replayed goes on the same.
base::Random choices(std::uint64_t seed, const match::Match& match);

class Coach {
public:
    virtual ~Coach() = default;

    // From the weakest to the strongest.
    [[nodiscard]] virtual std::span<const LevelCard> levels() const = 0;
    // Finds a level by name or number. Returns null if there is none.
    [[nodiscard]] const LevelCard* level(std::string_view name) const;

    // The sides, each as the letters of the seats that win together, in the order of turns: b, r;
    // br, gy; s, z.
    [[nodiscard]] virtual std::vector<std::string> sides(const match::Match& match) const = 0;

    // The win probability of each side before the throw, by a quick evaluation. Empty while pieces
    // are set up.
    virtual std::vector<double> chances(const match::Match& match) = 0;

    // Plays the turn to its end, without confirming. May take back steps that were made. When
    // stopped it plays the best it knows. Preconditions: the level is of this game; something is
    // due to be set, stepped or confirmed.
    virtual void play(match::Match& match, std::string_view level, base::Random random,
                      const base::Stop& stop) = 0;
    // The same for some of the seats that share the turn: plays on from the steps made, with one
    // plan for all these seats, until none of them has to act. Precondition: one of them may act.
    virtual void play_for(std::string_view /*seats*/, match::Match& match, std::string_view level,
                          base::Random random, const base::Stop& stop) {
        play(match, level, random, stop);
    }

    // The best plays, best first, one for each resulting position. Never empty. Precondition:
    // pieces are being set up, or a throw is played.
    virtual std::vector<Advice> advice(const match::Match& match, const AdviceOptions& options,
                                       const base::Stop& stop) = 0;

    // Every throw there is.
    [[nodiscard]] virtual std::vector<PossibleThrow> throws() const = 0;
    // The result of one of them played best; and before(), the mean over all throws, each played
    // best. The difference is the luck of that throw, as in a judged turn. Precondition: a throw is
    // due.
    virtual BestOfThrow best_of(const match::Match& match, const PossibleThrow& thrown,
                                Effort effort) = 0;
    virtual std::vector<double> before(const match::Match& match, Effort effort) = 0;

    // The play that is clearly the best; nullopt if several are about as good, or the game's
    // computers cannot tell. Precondition: a throw is being played, and no step is made.
    virtual std::optional<Lead> lead(const match::Match& /*match*/, const LeadOptions& /*options*/,
                                     const base::Stop& /*stop*/) {
        return std::nullopt;
    }

    // What a decision was about, by stable names: how the play, which is the best, differs from
    // others that tempt. Precondition: a throw is played to its end and has yet to be confirmed.
    virtual std::vector<std::string_view> themes(const match::Match& /*played*/) { return {}; }

    // Precondition: a turn is played to its end and has yet to be confirmed (judged_game.h).
    virtual JudgedTurn judge_turn(const match::Match& played, const AdviceOptions& options,
                                  const base::Stop& stop) = 0;

    // The comparison of a judged turn, reason by reason; each is played on `games` times. Same
    // precondition, and the turn was played with a throw.
    virtual std::vector<CheckedReason> check_comparison(const match::Match& played,
                                                        const AdviceOptions& options,
                                                        std::uint64_t games,
                                                        const base::Stop& stop) = 0;

    // Whether a computer agrees to a draw; false in a game without draws.
    [[nodiscard]] virtual bool agrees_to_draw(const match::Match& /*match*/) const { return false; }
};

}  // namespace parlor::coach
