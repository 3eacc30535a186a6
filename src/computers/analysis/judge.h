// SPDX-License-Identifier: MIT
// Judges how good each way to play a throw is, how good the chosen one was, and how lucky the throw
// was.
//
//   Judge<Pollyanna> judge(Pollyanna::standard_board(), usual_effort<Pollyanna>());
//   for (const Option<Pollyanna>& each : judge.options(position, thrown, seed, never_stop)) …
//   const Turn<Pollyanna> turn = judge.turn(position, thrown, after, seed, never_stop);
//
// Not thread-safe. The same seed gives the same judgment, no matter what the judge was asked
// before.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/stop.h"
#include "computers/analysis/accuracy.h"
#include "computers/analysis/statistics.h"
#include "computers/players/candidates.h"
#include "computers/players/roster.h"
#include "rules/game/game.h"

namespace parlor::analysis {

// By what means a position was judged, from the quickest to the surest.
enum class Look : std::uint8_t { Evaluated, Ahead, PlayedOn, Exact };

// A result of a throw with the chances of all sides. `error` compares it with the best result by
// the same means.
template <game::Game G>
struct Option {
    typename G::Position after;
    game::Chances<G> chances{};
    double error = 0;     // what the side that throws loses against the best; 0 for the best
    Interval interval{};  // of that side's chance, 95 %; a point unless it was played on
    Look look = Look::Evaluated;
    std::size_t index = 0;  // among the results
};

// How much work goes into a judgment.
struct Effort {
    players::Selection selection;  // of results that are looked at closely
    int rollouts = 0;              // of each such result; 0: looks ahead instead
    int throws = 0;                // of a rollout; 0: to the end of the game
    // Looking ahead evaluates the results of the next throw. If this selects more than one, it
    // looks ahead once more from those selected. Luck is judged by looking ahead too.
    players::Selection ahead{};
};

// How it is proven that one result is better than all others (lead.h).
struct Proof {
    std::uint64_t games = 0;  // that each result is played on
    int throws = 0;           // of such a game; then the evaluation says how it stands
    std::size_t most = 0;     // results that may seem nearly equal at a glance
};

// How a game is judged. Each has its own, in games/<game>/analysis/judge.h:
//   usual, thorough    the Effort for a whole game, and for a single position in question
//   accuracy           how its errors count (accuracy.h)
//   proof              what one result must last through to be called the best
//   corrected_throws   the number of throws of a rollout that luck is taken out of
//   patient_evaluator  slower but exact in more positions; for single positions only, not for
//                      thousands
template <game::Game G>
struct JudgeSettings;

// For a game with few results, whose `JudgeSettings` derive from this.
template <game::Game G>
struct PlainJudgeSettings {
    static constexpr Effort usual{.selection = {.most = 2, .margin = 1}};
    static constexpr Effort thorough{.selection = {.most = 2, .margin = 1}, .rollouts = 64};
    static constexpr AccuracyScale accuracy{.doubt = 0.004, .severity = 240};
    static constexpr Proof proof{.games = 64, .throws = 1, .most = 2};
    static constexpr int corrected_throws = 1;
    static std::unique_ptr<players::Evaluator<G>> patient_evaluator(
        const typename G::Board& board) {
        return players::standard_evaluator<G>(board);
    }
};

// A turn that was played.
template <game::Game G>
struct Turn {
    std::size_t side = 0;       // that threw
    game::Chances<G> before{};  // the mean over all throws, each played best …
    game::Chances<G> thrown{};  // … and what this one came to, by the same means
    Option<G> best;             // by a closer look, as is
    Option<G> played;
    double stake = 0;  // what a result drawn by lot gives away on average, at a glance

    // The luck of a side. Its mean over all throws is 0, even if the evaluation is wrong.
    [[nodiscard]] double luck(std::size_t of) const { return thrown[of] - before[of]; }
    [[nodiscard]] double error() const { return played.error; }  // at least 0
};

template <game::Game G>
class Judge {
public:
    // The board must outlive the judge.
    Judge(const typename G::Board& board, Effort effort);
    ~Judge();
    Judge(const Judge&) = delete;
    Judge& operator=(const Judge&) = delete;
    Judge(Judge&&) noexcept;
    Judge& operator=(Judge&&) noexcept;

    // The results of a throw: first those that were looked at closely, then the others by the quick
    // evaluation; in each group the best for the side that throws comes first. Never empty. When
    // stopped it returns what is known so far. Precondition: a throw is due.
    std::vector<Option<G>> options(const typename G::Position& before, typename G::Throw thrown,
                                   std::uint64_t seed, const base::Stop& stop);
    // Of setting up, or of any other choice of that position's side.
    std::vector<Option<G>> options(const typename G::Position& before,
                                   const typename G::Results& results, std::uint64_t seed,
                                   const base::Stop& stop);

    // Precondition: the throw leads from `before` to `after`.
    Turn<G> turn(const typename G::Position& before, typename G::Throw thrown,
                 const typename G::Position& after, std::uint64_t seed, const base::Stop& stop);
    // Without dice there is no luck. Precondition: `after` is one of the results.
    Turn<G> turn(const typename G::Position& before, const typename G::Results& results,
                 const typename G::Position& after, std::uint64_t seed, const base::Stop& stop);

    // The chances of a position: the mean over all throws, each played best; exact if possible.
    game::Chances<G> chances(const typename G::Position& position);
    // The best play of one of those throws, by the same means: the difference is its luck.
    // Precondition: a throw is due.
    players::Candidate<G> best_of(const typename G::Position& position, typename G::Throw thrown);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace parlor::analysis
