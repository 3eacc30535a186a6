// SPDX-License-Identifier: MIT
// What a game's computers have to say at a table, over text, whichever game it is: they play for a
// seat, advise, and judge what was played. Sentences are language texts: a reason is a key and its
// numbers. Streams are for choices alone, never those of the dice.
//
//   const auto coach = game.coach();
//   coach->play(match, "deep", random, stop);        match.confirm() …
//   for (const Advice& each : coach->advice(match, {.most = 3}, stop)) … each.play, each.chances …
//
// A coach keeps the players that it has once made: it belongs to one thread.
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
#include "computers/analysis/interval.h"
#include "rules/match/match.h"

namespace parlor::coach {

// A line of the roster.
struct LevelCard {
    int number;
    std::string_view name;
    double milliseconds;  // a play takes, usually; 0: not measured
    int rating;           // Elo, where `random` has 0; 0: not measured
};

// Why a play is good or bad: the key of a sentence, and what is put into it.
struct Reason {
    std::string key;                     // "hint.leaves_danger"
    std::vector<std::string> arguments;  // {"11"}: by so many falls of 36
    friend bool operator==(const Reason&, const Reason&) = default;
};

// How long is thought about a play, in counted work.
enum class Effort : std::uint8_t { Quick, Normal, Thorough };
inline constexpr std::array all_efforts{Effort::Quick, Effort::Normal, Effort::Thorough};
std::string_view name(Effort effort);  // `quick`

struct Advice {
    std::string play;             // what is left to be done of the turn; or all of it
    bool undo_first = false;      // if the steps made do not lead there
    std::string after;            // the position that it leads to
    std::vector<double> chances;  // of each side to win, in the order of `sides`
    double error = 0;             // what it costs the acting side, against the best
    analysis::Interval interval;  // of the acting side's chance; a point where it is exact
    bool exact = false;
    std::vector<Reason> reasons;  // best known first, at least one
};

struct AdviceOptions {
    std::size_t most = 5;
    Effort effort = Effort::Normal;
    std::uint64_t seed = 1;
};

// A throw that may come, and how many of all falls of the dice bring it.
struct PossibleThrow {
    std::string thrown;
    int falls = 0;
};

// What a throw would come to, played best.
struct BestOfThrow {
    std::string play;
    std::string after;            // the position that it leads to
    std::vector<double> chances;  // of each side to win, in the order of `sides`
};

// What is asked of a throw that may make a puzzle.
struct LeadOptions {
    double least = 0.05;      // the best play is so far ahead of every other
    bool prove = true;        // false: looking ahead is enough, which takes a moment
    std::uint64_t games = 0;  // that each is played on; 0: as many as are usual
    std::uint64_t seed = 1;
};

// A play that is clearly the best of its throw.
struct Lead {
    std::string play;
    std::string after;            // the position that it leads to
    double margin = 0;            // over the next best result, for the acting side
    analysis::Interval interval;  // of the margin, 95 %
    std::uint64_t games = 0;      // that each result was played on; 0: none was
    std::size_t results = 0;      // among which it was found
    double at_a_glance = 0;       // how likely somebody takes it who looks no further
};

struct JudgedTurn;

class Coach {
public:
    virtual ~Coach() = default;

    // From the weakest to the strongest.
    [[nodiscard]] virtual std::span<const LevelCard> levels() const = 0;
    // By name or by number. None: nobody is called so.
    [[nodiscard]] const LevelCard* level(std::string_view name) const;

    // Those who win together, by the letters of their seats: b, r; br, gy; s, z. In the order of
    // turns.
    [[nodiscard]] virtual std::vector<std::string> sides(const match::Match& match) const = 0;

    // The chance of each of these to win as the table stands before a throw, by a quick evaluation;
    // none while pieces are set up.
    virtual std::vector<double> chances(const match::Match& match) = 0;

    // Plays the turn to its end; whoever owns the table confirms. What it finds made it may take
    // back. Once `stop` says so it answers with the best it knows. Preconditions: the level is of
    // this game; something is due to be set or stepped, or to be confirmed.
    virtual void play(match::Match& match, std::string_view level, base::Random random,
                      const base::Stop& stop) = 0;
    // The same for some of the seats that share the turn: plays on from what is made, with one plan
    // for all of these, until nobody else is waited for. Precondition: one of them may act.
    virtual void play_for(std::string_view /*seats*/, match::Match& match, std::string_view level,
                          base::Random random, const base::Stop& stop) {
        play(match, level, random, stop);
    }

    // The best plays, best first: one for each position that they lead to, whatever the order of
    // their steps. Never empty. Precondition: pieces are being set up, or a throw is played.
    virtual std::vector<Advice> advice(const match::Match& match, const AdviceOptions& options,
                                       const base::Stop& stop) = 0;

    // Every throw there is.
    [[nodiscard]] virtual std::vector<PossibleThrow> throws() const = 0;
    // What one of them would bring, and how everybody stands before it: the mean over all of them,
    // each played best. The difference is the luck of that throw, as in a judged turn.
    // Precondition: the table waits for a throw.
    virtual BestOfThrow best_of(const match::Match& match, const PossibleThrow& thrown,
                                Effort effort) = 0;
    virtual std::vector<double> before(const match::Match& match, Effort effort) = 0;

    // The play that is clearly the best of all; none: several are about as good, or the game's
    // computers cannot tell. Precondition: a throw is due to be played, and no step is made.
    virtual std::optional<Lead> lead(const match::Match& /*match*/, const LeadOptions& /*options*/,
                                     const base::Stop& /*stop*/) {
        return std::nullopt;
    }

    // Precondition: a turn is played to its end and has yet to be confirmed (judged_game.h).
    virtual JudgedTurn judge_turn(const match::Match& played, const AdviceOptions& options,
                                  const base::Stop& stop) = 0;

    // Whether a computer agrees to a draw; never, where the game knows none.
    [[nodiscard]] virtual bool agrees_to_draw(const match::Match& /*match*/) const { return false; }
};

}  // namespace parlor::coach
