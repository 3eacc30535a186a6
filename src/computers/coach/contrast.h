// SPDX-License-Identifier: MIT
// Why the best play of a throw is better than the one that was made: what it has that the other
// lacks, told only where the figures support it.
//
// A game lists the contrasts between the two results. Each comes with stakes: positions that differ
// in it alone, weighted so that the sum of their chances is what it is worth to the side that
// threw. For a captured piece these are the position after the play that was made, as it is and
// with that piece sent back. docs/analysis.md#reasons has the list, and how rollouts confirm it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "base/stop.h"
#include "computers/analysis/judge.h"
#include "computers/analysis/rollouts.h"
#include "computers/analysis/statistics.h"
#include "computers/coach/coach.h"
#include "computers/players/lookahead.h"

namespace parlor::coach {

// Two results of a throw.
template <game::Game G>
struct Choice {
    typename G::Position before;
    typename G::Throw thrown;
    typename G::Position best;
    typename G::Position played;
};

template <game::Game G>
struct Stake {
    typename G::Position position;
    double weight = 1;
};

template <game::Game G>
struct Contrast {
    Reason reason;
    std::vector<Stake<G>> stakes;  // their weights add up to 0; empty: nothing is known of it
    bool after_throw = false;      // the positions are those after the next throw
    bool of_danger = false;        // of all such contrasts only the worthiest counts
    double worth = 0;              // to the side that threw
};

// Whether the evaluation looks one throw ahead when it weighs stakes: not where that takes long.
enum class Weighing : std::uint8_t { AtAGlance, LookingAhead };

// The least worth of a reason that is given: a part of the error, and of a game.
inline constexpr double least_part = 0.25;
inline constexpr double least_worth = 0.005;
inline constexpr std::size_t most_contrasts = 2;

// A set of throws: bit n is throw n of G::throws.
using ThrowSet = std::uint64_t;

template <game::Game G>
double share_of(ThrowSet throws) {
    double sum = 0;
    for (std::size_t i = 0; i < std::size(G::throws); ++i) {
        if ((throws >> i & 1U) != 0) sum += G::throws[i].weight;
    }
    return sum / game::total_weight<G>();
}

// The most throws of a set that are weighed. They are spread evenly.
template <game::Game G>
ThrowSet sample_of(ThrowSet throws, std::size_t most) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < std::size(G::throws); ++i) {
        if ((throws >> i & 1U) != 0) all.push_back(i);
    }
    ThrowSet some = 0;
    for (std::size_t i = 0; i < std::min(all.size(), most); ++i) {
        some |= ThrowSet{1} << all[all.size() <= most ? i : i * all.size() / most];
    }
    return some;
}

// Two positions that differ in what the next throw does to them.
template <game::Game G>
struct Differing {
    const typename G::Position& best;
    const typename G::Position& played;
    ThrowSet told;                            // it does that to one of them
    ThrowSet other;                           // to neither
    std::size_t most = std::size(G::throws);  // of each set that are looked at
};

// Adds what the `told` throws are worth: by how much more the positions differ after them, each
// played best, than they do on average after the `other` throws. Adds nothing if one set is empty.
template <game::Game G>
void add_by_throws(std::vector<Stake<G>>& stakes, players::Lookahead<G>& ahead,
                   const Differing<G>& positions) {
    const auto add = [&](ThrowSet throws, double share) {
        const ThrowSet some = sample_of<G>(throws, positions.most);
        const double scale = share / share_of<G>(some) / game::total_weight<G>();
        for (std::size_t i = 0; i < std::size(G::throws); ++i) {
            if ((some >> i & 1U) == 0) continue;
            const auto& [thrown, weight] = G::throws[i];
            stakes.push_back({ahead.best_reply(positions.best, thrown).after, scale * weight});
            stakes.push_back({ahead.best_reply(positions.played, thrown).after, -scale * weight});
        }
    };
    const double share = share_of<G>(positions.told);
    if (share == 0 || share_of<G>(positions.other) == 0) return;
    add(positions.told, share);
    add(positions.other, -share);
}

// Weighs contrasts. Not thread-safe.
template <game::Game G>
class Comparer {
public:
    // Both must outlive this object.
    Comparer(const typename G::Board& board, players::Evaluator<G>& quick, Weighing weighing)
        : board_(board), quick_(quick), ahead_(board, quick), weighing_(weighing) {}

    players::Lookahead<G>& ahead() { return ahead_; }

    // The contrasts that are worth telling of an error, the worthiest first.
    std::vector<Contrast<G>> worth_telling(std::vector<Contrast<G>> all, std::size_t side,
                                           double error) {
        for (Contrast<G>& each : all) each.worth = worth(each, side);
        const double least = std::max(least_worth, least_part * error);
        std::erase_if(all, [&](const Contrast<G>& each) { return each.worth < least; });
        std::ranges::sort(all, {}, [](const Contrast<G>& each) {
            return std::pair(-each.worth, std::string_view(each.reason.key));
        });
        const auto is_of_danger = [](const Contrast<G>& each) { return each.of_danger; };
        const auto told = std::ranges::find_if(all, is_of_danger);
        if (told != all.end())
            all.erase(std::remove_if(told + 1, all.end(), is_of_danger), all.end());
        all.resize(std::min(all.size(), most_contrasts));
        return all;
    }

    // What a contrast is worth by rollouts, 95 %: its positions are played on under the same dice
    // and share the games. Precondition: it has stakes.
    analysis::Interval played_on(const Contrast<G>& contrast, std::size_t side, std::uint64_t games,
                                 std::uint64_t seed, const base::Stop& stop) {
        using Settings = analysis::JudgeSettings<G>;
        analysis::Rollouts<G> rollouts(
            board_, quick_,
            {.throws = Settings::proof.throws, .corrected = Settings::corrected_throws});
        double sum = 0;
        double squares = 0;
        const std::uint64_t rounds = std::max<std::uint64_t>(games / contrast.stakes.size(), 2);
        for (std::uint64_t round = 0; round < rounds && !stop(); ++round) {
            double one = 0;
            for (const Stake<G>& each : contrast.stakes) {
                analysis::Estimate<G> estimate;
                rollouts.add(estimate, {each.position, 1, seed, round}, base::never_stop);
                one += each.weight * estimate.chances()[side];
            }
            sum += one;
            squares += one * one;
        }
        return analysis::Spread::of(rounds, sum, squares).interval;
    }

private:
    double worth(const Contrast<G>& contrast, std::size_t side) {
        const bool at_a_glance = contrast.after_throw || weighing_ == Weighing::AtAGlance;
        players::Evaluator<G>& by = at_a_glance ? quick_ : ahead_;
        double sum = 0;
        for (const Stake<G>& each : contrast.stakes) {
            sum += each.weight * by.chances(each.position)[side];
        }
        return sum;
    }

    const typename G::Board& board_;
    players::Evaluator<G>& quick_;
    players::Lookahead<G> ahead_;
    Weighing weighing_;
};

}  // namespace parlor::coach
