// SPDX-License-Identifier: MIT
// What the next throw may bring, and positions played on many times.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <vector>

#include "base/hash_index.h"
#include "base/stop.h"
#include "computers/analysis/statistics.h"
#include "computers/players/evaluator.h"
#include "computers/players/searcher.h"
#include "rules/game/game.h"

namespace parlor::analysis {

// What the next throw may bring: each throw played best, and the mean of them all. The difference
// between the two is luck.
template <game::Game G>
struct Prospect {
    struct Outcome {
        typename G::Position after;
        game::Chances<G> chances{};
    };
    std::array<Outcome, std::size(G::throws)> outcomes{};  // in the order of G::throws
    game::Chances<G> mean{};
};

// As the evaluator sees it; the first of equals. Precondition: a throw is due.
template <game::Game G>
Prospect<G> prospect(const typename G::Position& position, typename G::Results& results,
                     players::Evaluator<G>& evaluator) {
    Prospect<G> all;
    const std::size_t side = G::side_to_throw(position);
    for (std::size_t i = 0; i < all.outcomes.size(); ++i) {
        const auto& [thrown, weight] = G::throws[i];
        auto& best = all.outcomes[i];
        best.chances[side] = -1;
        results.find(position, thrown);
        for (std::size_t at = 0; at < results.size(); ++at) {
            const typename G::Position after = results[at];
            if (evaluator.chance(after, side, best.chances[side]) <= best.chances[side]) continue;
            best = {after, evaluator.chances(after)};
        }
        const double share = static_cast<double>(weight) / game::total_weight<G>();
        for (std::size_t s = 0; s < all.mean.size(); ++s) all.mean[s] += share * best.chances[s];
    }
    return all;
}

// A position played on many times by the evaluator's choices, and how far the mean can be trusted.
// The luck of the dice is taken out of every game: what a throw brought, less what throws bring on
// average, both as the evaluator sees them. That has mean 0 however wrong the evaluator is, so the
// answer stays the same and scatters less.
//
//   Rollouts<Pollyanna> rollouts(board, evaluator, {.throws = 12});
//   Estimate<Pollyanna> estimate;
//   rollouts.add(estimate, {position, 1000, seed}, never_stop);
//   estimate.spread(side).interval
//
// To know what throws bring on average they must all be played, which takes as long as twenty
// throws of Pollyanna. The first two of a game are the same few in every game and are worked out
// once: that costs nothing and takes a sixth to two thirds of the variance away. Luck beyond them
// saves more games than it costs time in some positions, and fewer in others: docs/analysis.md has
// the figures.

// What a number of games came to.
template <game::Game G>
class Estimate {
public:
    void add(const game::Chances<G>& chances) {
        ++games_;
        for (std::size_t i = 0; i < chances.size(); ++i) {
            sum_[i] += chances[i];
            squares_[i] += chances[i] * chances[i];
        }
    }

    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] Spread spread(std::size_t side) const {
        return Spread::of(games_, sum_[side], squares_[side]);
    }
    [[nodiscard]] double standard_error(std::size_t side) const {
        return spread(side).deviation / std::sqrt(static_cast<double>(games_));
    }
    // The mean; together 1. Precondition: there was a game.
    [[nodiscard]] game::Chances<G> chances() const {
        game::Chances<G> mean{};
        for (std::size_t i = 0; i < mean.size(); ++i) {
            mean[i] = sum_[i] / static_cast<double>(games_);
        }
        return mean;
    }

private:
    std::uint64_t games_ = 0;
    game::Chances<G> sum_{};
    game::Chances<G> squares_{};
};

// Games number first … first + count − 1 from a position. Every number has its own dice, the same
// for all positions: what is compared is compared under the same throws.
template <game::Game G>
struct RolloutGames {
    typename G::Position position;
    std::uint64_t count = 0;
    std::uint64_t seed = 1;
    std::uint64_t first = 0;
};

template <game::Game G>
class Rollouts {
public:
    static constexpr int whole_game = 10'000;  // throws; a game that has no end is judged then

    struct Limits {
        int throws = whole_game;  // of a game; then the evaluator says how it stands
        int corrected = 2;        // first throws whose luck is taken out; 0: plain rollouts
    };

    // The evaluator outlives this.
    Rollouts(const typename G::Board& board, players::Evaluator<G>& evaluator, Limits limits)
        : evaluator_(evaluator),
          corrected_(std::min(limits.corrected, limits.throws)),
          rest_(board, evaluator, limits.throws - corrected_),
          results_(G::results_on(board)) {}

    // Until it is stopped.
    void add(Estimate<G>& estimate, const RolloutGames<G>& games, const base::Stop& stop) {
        for (std::uint64_t i = 0; i < games.count && !stop(); ++i) {
            estimate.add(play(games.position, base::Random(games.seed, games.first + i)));
        }
    }

private:
    static constexpr int kept_throws = 2;
    static constexpr std::size_t most_kept = 1000;  // positions, of a few kilobytes each

    struct Kept {
        typename G::Position position;
        Prospect<G> prospect;
    };

    game::Chances<G> play(typename G::Position position, base::Random dice) {
        game::Chances<G> luck{};
        for (int i = 0; i < corrected_ && G::throw_is_due(position); ++i) {
            const std::size_t fallen = number_of(G::Throw::by(dice));
            const Prospect<G>& ahead = prospect_of(position, i);
            const auto& [after, chances] = ahead.outcomes[fallen];
            for (std::size_t s = 0; s < luck.size(); ++s) luck[s] += chances[s] - ahead.mean[s];
            position = after;
        }
        game::Chances<G> end = rest_.play(position, dice);
        for (std::size_t s = 0; s < end.size(); ++s) end[s] -= luck[s];
        return end;
    }

    static std::size_t number_of(typename G::Throw thrown) {
        const auto found = std::ranges::find_if(
            G::throws, [&](const auto& each) { return each.thrown == thrown; });
        return static_cast<std::size_t>(found - std::begin(G::throws));
    }

    // The first few are kept. The reference holds until the next call.
    const Prospect<G>& prospect_of(const typename G::Position& position, int throws_made) {
        if (throws_made >= kept_throws) {
            return once_ = prospect<G>(position, results_, evaluator_);
        }
        const std::uint64_t hash = std::hash<typename G::Position>{}(position);
        const auto is_same = [&](std::size_t at) { return kept_[at].position == position; };
        if (const auto at = index_.find(hash, is_same)) return kept_[*at].prospect;
        if (kept_.size() == most_kept) {
            kept_.clear();
            index_.clear();
        }
        index_.add(hash, kept_.size(), is_same);
        kept_.push_back({position, prospect<G>(position, results_, evaluator_)});
        return kept_.back().prospect;
    }

    players::Evaluator<G>& evaluator_;
    int corrected_;
    players::Rollout<G> rest_;
    typename G::Results results_;
    std::vector<Kept> kept_;
    base::HashIndex index_;
    Prospect<G> once_;
};

}  // namespace parlor::analysis
