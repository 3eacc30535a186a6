// SPDX-License-Identifier: MIT
// The templates of evolve.h, for the source in a game's folder that instantiates them.
#pragma once

#include <algorithm>
#include <cassert>
#include <cmath>

#include "computers/training/evolve.h"
#include "computers/training/self_play.h"

namespace parlor::training {
namespace {

constexpr unsigned bits_for_games = 40;
constexpr std::uint64_t lots_stream = std::uint64_t{1} << 62U;
constexpr std::uint64_t pairs_a_share = 4;

constexpr double spread = 0.25;  // a weight is tried so much larger and smaller, as a share of it
// How far a weight is moved for what it gains, both in such shares: a gain of one game in twenty
// moves it all the way.
constexpr double pull = 20;

template <players::Features F>
class Evolution {
public:
    using Game = typename F::Game;
    static_assert(F::rows.size() == 2 && Game::most_sides == 2, "a row a side");

    Evolution(const F& features, const typename Game::Board& board, const Plan& plan,
              parallel::Crew& crew, const parallel::Crew::Progress& progress)
        : features_(features), board_(board), plan_(plan), crew_(crew), progress_(progress) {}

    Evolved run(const players::Weights& start) {
        Evolved evolved{start, {}, {}};
        for (; series_ < static_cast<std::uint64_t>(plan_.generations); ++series_) {
            evolved.generations.push_back(advance(evolved.weights));
        }
        scale(evolved.weights);
        ++series_;
        const auto fresh = samples(evolved.weights);
        players::LinearEvaluator<F> evaluator(features_, evolved.weights);
        for (const auto& each : fresh) {
            evolved.checked.push_back(calibration(features_, evaluator, each));
        }
        return evolved;
    }

private:
    using Samples = std::vector<Sample<Game>>;
    using Signs = std::vector<double>;  // by row, then by feature: 1 or −1

    struct Pair {
        double more = 0;  // the first side's points where the weights had their signs
        double less = 0;  // and where they had the opposite
    };
    struct Gain {
        double mean = 0;
        double error = 0;
        // Less where it could be chance: none below one standard error.
        [[nodiscard]] double trusted() const {
            const double doubt = error / std::max(std::abs(mean), error);
            return mean * (1 - doubt * doubt);
        }
    };

    [[nodiscard]] std::uint64_t pairs() const { return (plan_.games + 1) / 2; }
    [[nodiscard]] std::uint64_t stream(std::uint64_t game) const {
        return (series_ << bits_for_games) + game;
    }

    [[nodiscard]] Signs signs(std::uint64_t pair) const {
        base::Random lots(plan_.seed, stream(pair) | lots_stream);
        Signs drawn(F::rows.size() * F::names.size());
        for (double& each : drawn) each = lots.below(2) == 0 ? 1 : -1;
        return drawn;
    }

    [[nodiscard]] static players::Weights tried(players::Weights weights, const Signs& signs,
                                                double direction) {
        for (std::size_t row = 0, i = 0; row < F::rows.size(); ++row) {
            for (double& each : weights.row(row)) {
                each += direction * signs[i++] * spread * std::abs(each);
            }
        }
        return weights;
    }

    Evolved::Generation advance(players::Weights& weights) {
        const std::vector<Pair> played = play(weights);
        Evolved::Generation generation;
        for (const Pair& each : played) generation.share += (each.more + each.less) / 2;
        generation.share /= static_cast<double>(played.size());

        const std::vector<Gain> gains = gains_of(played);
        for (std::size_t row = 0, i = 0; row < F::rows.size(); ++row) {
            const double whose = row == 0 ? 1 : -1;  // the second side gains what the first loses
            for (double& each : weights.row(row)) {
                const double share =
                    spread * std::clamp(whose * pull * gains[i++].trusted(), -1.0, 1.0);
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

    std::vector<Pair> play(const players::Weights& weights) {
        const auto game = [&](const players::Weights& with, std::uint64_t pair) {
            return SelfPlay<F>(board_, features_, with).play(0, plan_.seed, stream(pair)).ending[0];
        };
        const auto work = [&](std::uint64_t share, unsigned /*hand*/) {
            parallel::Crew::Result points;
            const std::uint64_t end = std::min((share + 1) * pairs_a_share, pairs());
            for (std::uint64_t pair = share * pairs_a_share; pair < end; ++pair) {
                const Signs drawn = signs(pair);
                points.push_back(game(tried(weights, drawn, 1), pair));
                points.push_back(game(tried(weights, drawn, -1), pair));
            }
            return points;
        };
        std::vector<Pair> played;
        for (const auto& points : shared_out(work)) {
            for (std::size_t i = 0; i < points.size(); i += 2) {
                played.push_back({points[i], points[i + 1]});
            }
        }
        return played;
    }

    // Positions of as many games, by row.
    std::vector<Samples> samples(const players::Weights& weights) {
        const auto work = [&](std::uint64_t share, unsigned /*hand*/) {
            SelfPlay<F> table(board_, features_, weights);
            const std::uint64_t end = std::min((share + 1) * pairs_a_share, pairs());
            Packer packer;
            for (std::uint64_t game = 2 * share * pairs_a_share; game < 2 * end; ++game) {
                for (const auto& each : table.play(0, plan_.seed, stream(game)).samples) {
                    pack(packer, each);
                }
            }
            return packer.take();
        };
        std::vector<Samples> found(F::rows.size());
        for (const auto& packed : shared_out(work)) {
            for (Unpacker unpacker(packed); !unpacker.done();) {
                const auto sample = unpack_sample<Game>(unpacker);
                found[features_.measure(sample.position).row].push_back(sample);
            }
        }
        return found;
    }

    std::vector<parallel::Crew::Result> shared_out(const parallel::Crew::Work& work) {
        const std::uint64_t shares = (pairs() + pairs_a_share - 1) / pairs_a_share;
        return crew_.run({.first = 0, .count = shares}, work, [&](std::uint64_t done) {
            const std::uint64_t games =
                2 * (series_ * pairs() + std::min(done * pairs_a_share, pairs()));
            if (progress_) progress_(games);
        });
    }

    // What the first feature, which is 1 for the second side alone, and a common factor must be for
    // the chances to fit what happened: logistic regression on one number, by Newton's method.
    void scale(players::Weights& weights) {
        const auto played = samples(weights);
        for (std::size_t row = 0; row < F::rows.size(); ++row) {
            const auto own = weights.row(row);
            own[0] = 0;
            const auto [factor, shift] = line_through(played[row], own);
            for (double& each : own) each *= factor;
            own[0] = shift;
        }
    }

    struct Line {
        double factor = 0;
        double shift = 0;
    };
    [[nodiscard]] Line line_through(const Samples& played, std::span<const double> weights) const {
        std::vector<double> leads;  // of the second side over the first
        for (const Sample<Game>& each : played) {
            const auto seen = features_.measure(each.position).of_side;
            double& lead = leads.emplace_back(0);
            for (std::size_t i = 0; i < weights.size(); ++i) {
                lead += weights[i] * (seen[1][i] - seen[0][i]);
            }
        }
        Line line;
        constexpr int rounds = 20;
        for (int round = 0; round < rounds; ++round) improve(line, leads, played);
        return line;
    }
    static void improve(Line& line, std::span<const double> leads, const Samples& played) {
        double slope_factor = 0;
        double slope_shift = 0;
        double factors = 1e-6;
        double both = 0;
        double shifts = 1e-6;
        for (std::size_t i = 0; i < leads.size(); ++i) {
            const double said = 1 / (1 + std::exp(-(line.factor * leads[i] + line.shift)));
            const double missed = played[i].target[1] - said;
            const double weight = said * (1 - said);
            slope_factor += missed * leads[i];
            slope_shift += missed;
            factors += weight * leads[i] * leads[i];
            both += weight * leads[i];
            shifts += weight;
        }
        const double determinant = factors * shifts - both * both;
        line.factor += (shifts * slope_factor - both * slope_shift) / determinant;
        line.shift += (factors * slope_shift - both * slope_factor) / determinant;
    }

    const F& features_;
    const typename Game::Board& board_;
    const Plan& plan_;
    parallel::Crew& crew_;
    const parallel::Crew::Progress& progress_;
    std::uint64_t series_ = 0;  // of games: the generation, then scaling, then checking
};

}  // namespace

template <players::Features F>
Evolved evolve(const F& features, const typename F::Game::Board& board,
               const players::Weights& start, const Plan& plan, parallel::Crew& crew,
               const parallel::Crew::Progress& progress) {
    assert(plan.games < std::uint64_t{1} << bits_for_games);
    return Evolution<F>(features, board, plan, crew, progress).run(start);
}

}  // namespace parlor::training
