// SPDX-License-Identifier: MIT
// The templates of tuning.h, for the source in a game's folder that instantiates them.
// `StartPositions` is the game's own (games/zenda/training/tuning.cpp):
//
//   static Position begin(Evaluator<Game>&, Game::Results&, base::Random&);
//   void count(const Position& before, const Position& after);
//   bool is_drawn() const;
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <span>

#include "computers/players/player.h"
#include "computers/players/searcher.h"
#include "computers/training/tuning.h"

namespace parlor::training {
namespace tuning {

constexpr unsigned bits_for_games = 40;
constexpr std::uint64_t signs_stream = std::uint64_t{1} << 62U;
constexpr std::uint64_t pairs_a_share = 4;
constexpr std::uint32_t positions_a_sample = 2;  // neighbouring positions are correlated

constexpr double spread = 0.25;  // the relative change of a weight on trial
// How far a weight is moved for its gain, both as shares: a gain of 5 % of the games moves it by
// the whole spread.
constexpr double pull = 20;

// Games of an evaluation against itself.
template <players::Features F, class StartPositions>
class SelfPlay {
public:
    using Game = typename F::Game;
    using Position = typename Game::Position;

    SelfPlay(const typename Game::Board& board, const F& features, players::Weights weights)
        : evaluator_(features, std::move(weights)),
          rollout_(board, evaluator_, 1),
          results_(Game::results_on(board)) {}
    SelfPlay(const SelfPlay&) = delete;
    SelfPlay& operator=(const SelfPlay&) = delete;
    ~SelfPlay() = default;

    struct Played {
        std::vector<Position> samples;
        game::Chances<Game> points;  // 1 for the winner; a draw is shared
    };
    // `stream` of the seed decides the throws.
    Played play(std::uint64_t seed, std::uint64_t stream) {
        base::Random dice(seed, stream);
        base::Random choices(seed, stream | players::choices_stream);
        StartPositions starts;
        Position position = StartPositions::begin(evaluator_, results_, choices);
        Played played{};
        while (Game::throw_is_due(position) && !starts.is_drawn()) {
            if (choices.below(positions_a_sample) == 0) played.samples.push_back(position);
            const Position before = position;
            position = rollout_.best(before, Game::Throw::by(dice), choices);
            starts.count(before, position);
        }
        if (const auto winner = Game::winner(position)) {
            played.points[*winner] = 1;
        } else {
            played.points.fill(1.0 / played.points.size());
        }
        return played;
    }

    game::Chances<Game> chances(const Position& position) { return evaluator_.chances(position); }

private:
    players::LinearEvaluator<F> evaluator_;
    players::Rollout<Game> rollout_;
    typename Game::Results results_;
};

template <players::Features F, class StartPositions>
class Tuner {
public:
    using Game = typename F::Game;
    using Weights = players::Weights;
    static_assert(F::rows.size() == 2 && Game::most_sides == 2, "each side has a row");

    Tuner(const std::vector<TuningBoard<F>>& boards, const TuningPlan& plan,
          parallel::Workers& workers, const parallel::Workers::Progress& progress)
        : boards_(boards), plan_(plan), workers_(workers), progress_(progress) {}

    TuningResult run(const Weights& start) {
        TuningResult tuned{start, {}, std::vector<Calibration>(F::rows.size())};
        for (; series_ < static_cast<std::uint64_t>(plan_.generations); ++series_) {
            tuned.generations.push_back(advance(tuned.weights));
        }
        scale(tuned.weights);
        ++series_;
        for (const Observation& each : observe(tuned.weights)) {
            Calibration& checked = tuned.checked[each.row];
            ++checked.samples;
            for (std::size_t side = 0; side < 2; ++side) {
                checked.add(each.said[side], each.happened[side]);
            }
        }
        return tuned;
    }

private:
    using Signs = std::vector<double>;  // by row, then by feature: 1 or −1

    struct Pair {
        double more = 0;  // the first side's points where the weights had their signs
        double less = 0;  // and where they had the opposite
    };
    struct Gain {
        double mean = 0;
        double error = 0;
        // Shrinks gains that could be chance; 0 for those below one standard error.
        [[nodiscard]] double trusted() const {
            const double doubt = error / std::max(std::abs(mean), error);
            return mean * (1 - doubt * doubt);
        }
    };
    // A position of a game, its evaluation and the result of the game. It consists of doubles so
    // that workers can send it.
    struct Observation {
        std::size_t row;
        double lead;  // of the second side over the first, without the first feature
        std::array<double, 2> said;
        std::array<double, 2> happened;
    };
    static constexpr std::size_t numbers_of_observation = 6;

    // All games of a share are played on one board.
    [[nodiscard]] const TuningBoard<F>& board_of(std::uint64_t share) const {
        return boards_[static_cast<std::size_t>(share % boards_.size())];
    }
    [[nodiscard]] std::uint64_t pairs() const { return (plan_.games + 1) / 2; }
    [[nodiscard]] std::uint64_t stream(std::uint64_t game) const {
        return (series_ << bits_for_games) + game;
    }

    [[nodiscard]] Signs signs(std::uint64_t pair) const {
        base::Random random(plan_.seed, stream(pair) | signs_stream);
        Signs drawn(F::rows.size() * F::names.size());
        for (double& each : drawn) each = random.below(2) == 0 ? 1 : -1;
        return drawn;
    }

    [[nodiscard]] static Weights on_trial(Weights weights, const Signs& signs, double direction) {
        for (std::size_t row = 0, i = 0; row < F::rows.size(); ++row) {
            for (double& each : weights.row(row)) {
                each += direction * signs[i++] * spread * std::abs(each);
            }
        }
        return weights;
    }

    TuningResult::Generation advance(Weights& weights) {
        const std::vector<Pair> played = play(weights);
        TuningResult::Generation generation;
        for (const Pair& each : played) generation.share += (each.more + each.less) / 2;
        generation.share /= static_cast<double>(played.size());

        const std::vector<Gain> gains = gains_of(played);
        for (std::size_t row = 0, i = 0; row < F::rows.size(); ++row) {
            const double sign = row == 0 ? 1 : -1;  // the second side gains what the first loses
            for (double& each : weights.row(row)) {
                const double share =
                    spread * std::clamp(sign * pull * gains[i++].trusted(), -1.0, 1.0);
                each += share * std::abs(each);
                generation.moved += std::abs(share) / static_cast<double>(gains.size());
            }
        }
        return generation;
    }

    [[nodiscard]] std::vector<Gain> gains_of(const std::vector<Pair>& played) const {
        const auto count = static_cast<double>(played.size());
        std::vector<Gain> gains(F::rows.size() * F::names.size());
        std::vector<double> squares(gains.size());
        for (std::size_t pair = 0; pair < played.size(); ++pair) {
            const Signs drawn = signs(pair);
            for (std::size_t i = 0; i < gains.size(); ++i) {
                const double gained = drawn[i] * (played[pair].more - played[pair].less) / 2;
                gains[i].mean += gained / count;
                squares[i] += gained * gained / count;
            }
        }
        for (std::size_t i = 0; i < gains.size(); ++i) {
            const double variance = squares[i] - gains[i].mean * gains[i].mean;
            gains[i].error = std::sqrt(std::max(variance, 1e-12) / count);
        }
        return gains;
    }

    std::vector<Pair> play(const Weights& weights) {
        const auto work = [&](std::uint64_t share, unsigned /*worker*/) {
            const auto& [board, features] = board_of(share);
            const auto points_of_first = [&](const Weights& with, std::uint64_t pair) {
                return SelfPlay<F, StartPositions>(*board, features, with)
                    .play(plan_.seed, stream(pair))
                    .points[0];
            };
            parallel::Workers::Result points;
            const std::uint64_t end = std::min((share + 1) * pairs_a_share, pairs());
            for (std::uint64_t pair = share * pairs_a_share; pair < end; ++pair) {
                const Signs drawn = signs(pair);
                points.push_back(points_of_first(on_trial(weights, drawn, 1), pair));
                points.push_back(points_of_first(on_trial(weights, drawn, -1), pair));
            }
            return points;
        };
        std::vector<Pair> played;
        for (const auto& points : run_shares(work)) {
            for (std::size_t i = 0; i < points.size(); i += 2) {
                played.push_back({points[i], points[i + 1]});
            }
        }
        return played;
    }

    // Samples of as many games, board by board.
    std::vector<Observation> observe(const Weights& weights) {
        const auto work = [&](std::uint64_t share, unsigned /*worker*/) {
            const auto& [board, features] = board_of(share);
            SelfPlay<F, StartPositions> games(*board, features, weights);
            const std::uint64_t end = std::min((share + 1) * pairs_a_share, pairs());
            parallel::Workers::Result numbers;
            for (std::uint64_t game = 2 * share * pairs_a_share; game < 2 * end; ++game) {
                const auto played = games.play(plan_.seed, stream(game));
                for (const auto& position : played.samples) {
                    const auto [of_side, plays, row] = features.measure(position);
                    const auto said = games.chances(position);
                    numbers.insert(numbers.end(),
                                   {static_cast<double>(row), lead(of_side, weights.row(row)),
                                    said[0], said[1], played.points[0], played.points[1]});
                }
            }
            return numbers;
        };
        const auto results = run_shares(work);
        std::vector<Observation> all;
        for (std::size_t board = 0; board < boards_.size(); ++board) {
            for (std::size_t share = board; share < results.size(); share += boards_.size()) {
                add(results[share], all);
            }
        }
        return all;
    }
    static void add(const parallel::Workers::Result& numbers, std::vector<Observation>& all) {
        for (std::size_t i = 0; i < numbers.size(); i += numbers_of_observation) {
            all.push_back({static_cast<std::size_t>(numbers[i]),
                           numbers[i + 1],
                           {numbers[i + 2], numbers[i + 3]},
                           {numbers[i + 4], numbers[i + 5]}});
        }
    }

    static double lead(const auto& of_side, std::span<const double> weights) {
        double sum = 0;
        for (std::size_t i = 1; i < weights.size(); ++i) {
            sum += weights[i] * (of_side[1][i] - of_side[0][i]);
        }
        return sum;
    }

    std::vector<parallel::Workers::Result> run_shares(const parallel::Workers::Work& work) {
        const std::uint64_t shares = (pairs() + pairs_a_share - 1) / pairs_a_share;
        return workers_.run({.first = 0, .count = shares}, work, [&](std::uint64_t done) {
            const std::uint64_t games =
                2 * (series_ * pairs() + std::min(done * pairs_a_share, pairs()));
            if (progress_) progress_(games);
        });
    }

    // Fits the first feature, which is 1 for the second side alone, and a common factor to the
    // results: logistic regression on one number, by Newton's method.
    void scale(Weights& weights) {
        const auto observed = observe(weights);
        for (std::size_t row = 0; row < F::rows.size(); ++row) {
            Line line;
            constexpr int rounds = 20;
            for (int round = 0; round < rounds; ++round) improve(line, observed, row);
            const auto own = weights.row(row);
            for (double& each : own) each *= line.factor;
            own[0] = line.shift;
        }
    }

    struct Line {
        double factor = 0;
        double shift = 0;
    };
    static void improve(Line& line, const std::vector<Observation>& observed, std::size_t row) {
        double slope_factor = 0;
        double slope_shift = 0;
        double factors = 1e-6;
        double both = 0;
        double shifts = 1e-6;
        for (const Observation& each : observed) {
            if (each.row != row) continue;
            const double said = 1 / (1 + std::exp(-(line.factor * each.lead + line.shift)));
            const double missed = each.happened[1] - said;
            const double weight = said * (1 - said);
            slope_factor += missed * each.lead;
            slope_shift += missed;
            factors += weight * each.lead * each.lead;
            both += weight * each.lead;
            shifts += weight;
        }
        const double determinant = factors * shifts - both * both;
        line.factor += (shifts * slope_factor - both * slope_shift) / determinant;
        line.shift += (factors * slope_shift - both * slope_factor) / determinant;
    }

    const std::vector<TuningBoard<F>>& boards_;
    const TuningPlan& plan_;
    parallel::Workers& workers_;
    const parallel::Workers::Progress& progress_;
    std::uint64_t series_ = 0;  // of games: the generation, then scaling, then checking
};

}  // namespace tuning

// After the last generation, the same number of games is played to scale the rows, and again to
// check them.
// A weight that starts at 0 stays 0. Calls `progress` with the number of games played.
// Precondition: there is at least one board.
template <players::Features F, class StartPositions>
TuningResult tune(const std::vector<TuningBoard<F>>& boards, const players::Weights& start,
                  const TuningPlan& plan, parallel::Workers& workers,
                  const parallel::Workers::Progress& progress) {
    assert(!boards.empty());
    assert(plan.games < std::uint64_t{1} << tuning::bits_for_games);
    return tuning::Tuner<F, StartPositions>(boards, plan, workers, progress).run(start);
}

}  // namespace parlor::training
