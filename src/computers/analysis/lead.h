// SPDX-License-Identifier: MIT
// Whether one result of a throw is clearly better than every other, and by how much: what a puzzle
// is made of. Cheap looks come first, since nearly all throws fail one of them; what is left is
// played on many times, the best result and its rivals under the same dice, and the difference is
// what is measured.
//
//   LeadFinder<Pollyanna> finder(board);
//   if (const auto lead = finder.find(position, results, {.least = 0.05}, never_stop)) …
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/stop.h"
#include "computers/analysis/judge.h"
#include "computers/analysis/rollouts.h"
#include "computers/analysis/statistics.h"
#include "computers/players/lookahead.h"
#include "computers/players/roster.h"

namespace parlor::analysis {

struct LeadQuestion {
    double least = 0.05;      // a smaller lead does not count
    bool prove = true;        // false: looking ahead is enough, which takes a moment
    std::uint64_t games = 0;  // that each result is played on; 0: as many as are usual
    std::uint64_t seed = 1;
};

template <game::Game G>
struct Lead {
    typename G::Position best;
    double margin = 0;        // of its side's chance, over the next best result
    Interval interval{};      // of the margin, 95 %; a point where nothing was played on
    std::uint64_t games = 0;  // that each result was played on; 0: looked ahead, or worked out
    double at_a_glance = 0;   // how likely a player takes it who looks no further (softmax)
};

template <game::Game G>
class LeadFinder {
public:
    using Position = typename G::Position;

    // The board outlives it.
    explicit LeadFinder(const typename G::Board& board)
        : quick_(players::standard_evaluator<G>(board)),
          patient_(JudgeSettings<G>::patient_evaluator(board)),
          ahead_(board, *quick_),
          rollouts_(board, *quick_,
                    {.throws = JudgeSettings<G>::proof.throws,
                     .corrected = JudgeSettings<G>::corrected_throws}) {}

    // Returns nullopt if several results are about as good, or if stopped. Precondition: the
    // results are of that position.
    std::optional<Lead<G>> find(const Position& before, const typename G::Results& results,
                                const LeadQuestion& question, const base::Stop& stop) {
        side_ = G::side_to_throw(before);
        if (results.size() < least_results) return std::nullopt;
        const Seen all = at_a_glance(results);
        const bool known = patient_->knows(before);  // then all that may follow is known too
        Seen close = known ? all : near_best(all);
        if (!known && close.size() > JudgeSettings<G>::proof.most) return std::nullopt;
        judge(close, known ? *patient_ : ahead_);
        const double margin = close[0].chance - close[1].chance;
        if (margin < question.least) return std::nullopt;
        Lead<G> lead{.best = close[0].after, .margin = margin, .interval = {margin, margin}};
        lead.at_a_glance = share_of(all, lead.best);
        if (known || !question.prove) return lead;
        return prove(lead, close, question, stop) ? std::optional(lead) : std::nullopt;
    }

    // The results that a player may well take: the best at a glance and those near it, best first.
    // Precondition: the results are of that position.
    std::vector<Position> tempting(const Position& before, const typename G::Results& results) {
        side_ = G::side_to_throw(before);
        std::vector<Position> all;
        for (const One& each : near_best(at_a_glance(results))) all.push_back(each.after);
        return all;
    }

private:
    static constexpr std::size_t least_results = 3;
    static constexpr double sight = 0.08;  // at a glance, no further behind: worth a closer look
    static constexpr double doubt = 0.04;  // of a chance at a glance: the softmax's temperature

    struct One {
        Position after;
        double chance;
        std::size_t index;  // among the results
    };
    using Seen = std::vector<One>;  // the best first; equals as the generator found them

    static void sort(Seen& all) {
        std::ranges::sort(all, {},
                          [](const One& each) { return std::pair(-each.chance, each.index); });
    }

    Seen at_a_glance(const typename G::Results& results) {
        Seen all;
        all.reserve(results.size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            const Position after = results[i];
            all.push_back({after, quick_->chances(after)[side_], i});
        }
        sort(all);
        return all;
    }

    // The best at a glance and those near it, at least two if there are.
    static Seen near_best(Seen all) {
        const double least = all.front().chance - sight;
        while (all.size() > 2 && all.back().chance < least) all.pop_back();
        return all;
    }

    void judge(Seen& all, players::Evaluator<G>& by) const {
        for (One& each : all) each.chance = by.chances(each.after)[side_];
        sort(all);
    }

    static double share_of(const Seen& all, const Position& best) {
        double sum = 0;
        double own = 0;
        for (const One& each : all) {
            const double weight = std::exp((each.chance - all.front().chance) / doubt);
            sum += weight;
            if (each.after == best) own = weight;
        }
        return own / sum;
    }

    // The differences to one rival, game by game.
    struct Behind {
        Position after;
        double sum = 0;
        double squares = 0;
    };

    // Plays on in rounds: what has no lead after one of them is not worth the others. A lead must
    // last through all.
    bool prove(Lead<G>& lead, const Seen& close, const LeadQuestion& question,
               const base::Stop& stop) {
        constexpr std::uint64_t rounds = 5;
        const std::uint64_t wanted =
            question.games > 0 ? question.games : JudgeSettings<G>::proof.games;
        std::vector<Behind> behind;
        for (std::size_t i = 1; i < close.size(); ++i) behind.push_back({close[i].after});
        for (std::uint64_t round = 1; round <= rounds; ++round) {
            const std::uint64_t until = wanted * round / rounds;
            for (; lead.games < until; ++lead.games) {
                if (stop()) return false;
                play_on(lead, behind, question.seed);
            }
            measure(lead, behind);
            if (lead.margin < question.least) return false;
        }
        return lead.interval.low >= question.least;
    }

    void play_on(const Lead<G>& lead, std::vector<Behind>& behind, std::uint64_t seed) {
        const double best = played_on(lead.best, seed, lead.games);
        for (Behind& each : behind) {
            const double difference = best - played_on(each.after, seed, lead.games);
            each.sum += difference;
            each.squares += difference * difference;
        }
    }

    double played_on(const Position& position, std::uint64_t seed, std::uint64_t game) {
        Estimate<G> one;
        rollouts_.add(one, {position, 1, seed, game}, base::never_stop);
        return one.chances()[side_];
    }

    // Against the rival that comes nearest.
    static void measure(Lead<G>& lead, const std::vector<Behind>& behind) {
        lead.margin = 1;
        lead.interval = {1, 1};
        for (const Behind& each : behind) {
            const Spread spread = Spread::of(lead.games, each.sum, each.squares);
            lead.margin = std::min(lead.margin, spread.mean);
            if (spread.interval.low < lead.interval.low) lead.interval = spread.interval;
        }
    }

    std::unique_ptr<players::Evaluator<G>> quick_;
    std::unique_ptr<players::Evaluator<G>> patient_;
    players::Lookahead<G> ahead_;
    Rollouts<G> rollouts_;
    std::size_t side_ = 0;
};

}  // namespace parlor::analysis
