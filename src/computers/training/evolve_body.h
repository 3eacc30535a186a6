// SPDX-License-Identifier: MIT
// The templates of evolve.h, for the source in a game's folder that instantiates them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "computers/training/evolve.h"
#include "computers/training/self_play.h"

namespace parlor::training {
namespace evolving {

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

    Evolution(const std::vector<Ground<F>>& grounds, const Plan& plan, parallel::Workers& workers,
              const parallel::Workers::Progress& progress)
        : grounds_(grounds), plan_(plan), workers_(workers), progress_(progress) {}

    Evolved run(const players::Weights& start) {
        Evolved evolved{start, {}, {}};
        for (; series_ < static_cast<std::uint64_t>(plan_.generations); ++series_) {
            evolved.generations.push_back(advance(evolved.weights));
        }
        scale(evolved.weights);
        ++series_;
        evolved.checked.resize(F::rows.size());
        const auto fresh = samples(evolved.weights);
        for (std::size_t i = 0; i < grounds_.size(); ++i) {
            const F& features = grounds_[i].features;
            players::LinearEvaluator<F> evaluator(features, evolved.weights);
            for (std::size_t row = 0; row < F::rows.size(); ++row) {
                evolved.checked[row].merge(calibration(features, evaluator, fresh[i][row]));
            }
        }
        return evolved;
    }

private:
    using Samples = std::vector<Sample<Game>>;
    using SamplesByRow = std::array<Samples, F::rows.size()>;
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

    // All games of a share are played on one ground.
    [[nodiscard]] std::size_t ground_of(std::uint64_t share) const {
        return static_cast<std::size_t>(share % grounds_.size());
    }
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
        const auto work = [&](std::uint64_t share, unsigned /*worker*/) {
            const auto& [board, features] = grounds_[ground_of(share)];
            const auto game = [&](const players::Weights& with, std::uint64_t pair) {
                return SelfPlay<F>(*board, features, with)
                    .play(0, plan_.seed, stream(pair))
                    .ending[0];
            };
            parallel::Workers::Result points;
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

    // Positions of as many games, by ground.
    std::vector<SamplesByRow> samples(const players::Weights& weights) {
        const auto work = [&](std::uint64_t share, unsigned /*worker*/) {
            const auto& [board, features] = grounds_[ground_of(share)];
            SelfPlay<F> table(*board, features, weights);
            const std::uint64_t end = std::min((share + 1) * pairs_a_share, pairs());
            Packer packer;
            for (std::uint64_t game = 2 * share * pairs_a_share; game < 2 * end; ++game) {
                for (const auto& each : table.play(0, plan_.seed, stream(game)).samples) {
                    pack(packer, each);
                }
            }
            return packer.take();
        };
        std::vector<SamplesByRow> found(grounds_.size());
        std::uint64_t share = 0;
        for (const auto& packed : shared_out(work)) {
            const std::size_t ground = ground_of(share++);
            for (Unpacker unpacker(packed); !unpacker.done();) {
                const auto sample = unpack_sample<Game>(unpacker);
                const auto row = grounds_[ground].features.measure(sample.position).row;
                found[ground][row].push_back(sample);
            }
        }
        return found;
    }

    std::vector<parallel::Workers::Result> shared_out(const parallel::Workers::Work& work) {
        const std::uint64_t shares = (pairs() + pairs_a_share - 1) / pairs_a_share;
        return workers_.run({.first = 0, .count = shares}, work, [&](std::uint64_t done) {
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
            const auto [factor, shift] = line_through(played, row, own);
            for (double& each : own) each *= factor;
            own[0] = shift;
        }
    }

    struct Line {
        double factor = 0;
        double shift = 0;
    };
    struct Said {
        double lead = 0;      // of the second side over the first
        double happened = 0;  // what the second side got
    };
    [[nodiscard]] Line line_through(const std::vector<SamplesByRow>& played, std::size_t row,
                                    std::span<const double> weights) const {
        std::vector<Said> all;
        for (std::size_t ground = 0; ground < grounds_.size(); ++ground) {
            for (const Sample<Game>& each : played[ground][row]) {
                const auto seen = grounds_[ground].features.measure(each.position).of_side;
                Said& said = all.emplace_back(Said{0, each.target[1]});
                for (std::size_t i = 0; i < weights.size(); ++i) {
                    said.lead += weights[i] * (seen[1][i] - seen[0][i]);
                }
            }
        }
        Line line;
        constexpr int rounds = 20;
        for (int round = 0; round < rounds; ++round) improve(line, all);
        return line;
    }
    static void improve(Line& line, std::span<const Said> all) {
        double slope_factor = 0;
        double slope_shift = 0;
        double factors = 1e-6;
        double both = 0;
        double shifts = 1e-6;
        for (const auto& [lead, happened] : all) {
            const double said = 1 / (1 + std::exp(-(line.factor * lead + line.shift)));
            const double missed = happened - said;
            const double weight = said * (1 - said);
            slope_factor += missed * lead;
            slope_shift += missed;
            factors += weight * lead * lead;
            both += weight * lead;
            shifts += weight;
        }
        const double determinant = factors * shifts - both * both;
        line.factor += (shifts * slope_factor - both * slope_shift) / determinant;
        line.shift += (factors * slope_shift - both * slope_factor) / determinant;
    }

    const std::vector<Ground<F>>& grounds_;
    const Plan& plan_;
    parallel::Workers& workers_;
    const parallel::Workers::Progress& progress_;
    std::uint64_t series_ = 0;  // of games: the generation, then scaling, then checking
};

}  // namespace evolving

template <players::Features F>
Evolved evolve(const std::vector<Ground<F>>& grounds, const players::Weights& start,
               const Plan& plan, parallel::Workers& workers,
               const parallel::Workers::Progress& progress) {
    assert(!grounds.empty());
    assert(plan.games < std::uint64_t{1} << evolving::bits_for_games);
    return evolving::Evolution<F>(grounds, plan, workers, progress).run(start);
}

}  // namespace parlor::training
