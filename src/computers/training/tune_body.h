// SPDX-License-Identifier: MIT
// The templates of tune.h, for the source in a game's folder that instantiates them.
#pragma once

#include <cassert>
#include <deque>

#include "computers/training/fit.h"
#include "computers/training/self_play.h"
#include "computers/training/tune.h"

namespace parlor::training {
namespace tuning {

constexpr std::uint64_t games_a_share = 8;
constexpr std::uint64_t games_a_fork = 4;
// Games of different generations and kinds never have the same throws; forks have streams of their
// own.
constexpr unsigned bits_for_games = 40;
constexpr std::uint64_t forks_stream = std::uint64_t{1} << 62U;

template <players::Features F>
class Tuner {
public:
    using Game = typename F::Game;

    Tuner(const F& features, const typename Game::Board& board, const Plan& plan,
          parallel::Workers& workers, const parallel::Workers::Progress& progress)
        : features_(features), board_(board), plan_(plan), workers_(workers), progress_(progress) {}

    Tuned tune() {
        Tuned tuned{players::Weights(players::shape_of<F>()), {}, {}};
        LessonsByRow all(F::rows.size());
        for (int generation = 0; generation < plan_.generations; ++generation) {
            // Forks are kept: a player that learns from its last games alone forgets why it gave
            // up what it no longer does. Samples are not: a chance is that of a game between
            // players as good as the present one.
            for (Lessons<Game>& each : all) each.samples.clear();
            play(tuned.weights, generation, all);
            auto& progress = tuned.generations.emplace_back();
            for (std::size_t row = 0; row < F::rows.size(); ++row) {
                progress.push_back(fit_row(all[row], tuned.weights.row(row)));
            }
        }
        tuned.checked = check(tuned.weights);
        return tuned;
    }

private:
    using LessonsByRow = std::vector<Lessons<Game>>;

    Progress fit_row(const Lessons<Game>& lessons, std::span<double> weights) {
        const Fitted fitted =
            fit(workers_, features_, lessons, std::vector(weights.begin(), weights.end()));
        std::ranges::copy(fitted.weights, weights.begin());
        return {.samples = fitted.after.samples(),
                .forks = static_cast<double>(lessons.forks.size()),
                .loss_before = fitted.before.loss(),
                .loss_after = fitted.after.loss(),
                .unexplained_before = fitted.before.unexplained(),
                .unexplained_after = fitted.after.unexplained()};
    }

    void play(const players::Weights& weights, int generation, LessonsByRow& into) {
        std::deque<SelfPlay<F>> tables;  // they stay where they are
        while (tables.size() < workers_.count()) tables.emplace_back(board_, features_, weights);
        const std::uint64_t shares_a_kind = (plan_.games + games_a_share - 1) / games_a_share;
        const std::uint64_t shares = shares_a_kind * Course<F>::kinds;
        const std::uint64_t shares_before = shares * static_cast<std::uint64_t>(generation);
        // The first generation knows nothing that a fork could be judged by.
        const bool compares = generation > 0 && generation < plan_.generations;

        const auto work = [&](std::uint64_t share, unsigned worker) {
            const std::uint64_t first = share % shares_a_kind * games_a_share;
            const std::uint64_t end = std::min(first + games_a_share, plan_.games);
            const std::uint64_t kind = share / shares_a_kind;
            const std::uint64_t series =
                static_cast<std::uint64_t>(generation) * Course<F>::kinds + kind;
            Packer packer;
            for (std::uint64_t game = first; game < end; ++game) {
                const std::uint64_t stream = (series << bits_for_games) + game;
                const auto samples = tables[worker].play(kind, plan_.seed, stream).samples;
                const bool forks = compares && game % games_a_fork == 0 && !samples.empty();
                packer.add(static_cast<double>(samples.size()));
                for (const Sample<Game>& each : samples) pack(packer, each);
                pack(packer, forks ? fork_of(samples, stream, tables[worker]) : Fork<Game>{});
            }
            return packer.take();
        };
        const auto tell = [&](std::uint64_t done) {
            const std::uint64_t games = (shares_before + done) * games_a_share;
            if (progress_) progress_(std::min(games, games_in<F>(plan_)));
        };
        for (const auto& packed : workers_.run({.first = 0, .count = shares}, work, tell)) {
            add(packed, into);
        }
    }

    Fork<Game> fork_of(const std::vector<Sample<Game>>& samples, std::uint64_t stream,
                       SelfPlay<F>& table) const {
        base::Random random(plan_.seed, stream | forks_stream);
        const auto chosen = random.below(static_cast<std::uint32_t>(samples.size()));
        return table.compare(samples[chosen].position, random);
    }

    void add(std::span<const double> packed, LessonsByRow& into) const {
        for (Unpacker unpacker(packed); !unpacker.done();) {
            const auto count = static_cast<std::size_t>(unpacker.number());
            for (std::size_t i = 0; i < count; ++i) {
                const auto sample = unpack_sample<Game>(unpacker);
                into[features_.measure(sample.position).row].samples.push_back(sample);
            }
            auto fork = unpack_fork<Game>(unpacker);
            if (fork.branches.size() < 2) continue;
            const std::size_t row = features_.measure(fork.branches.front().after).row;
            into[row].forks.push_back(std::move(fork));
        }
    }

    std::vector<Calibration> check(const players::Weights& weights) {
        LessonsByRow fresh(F::rows.size());
        play(weights, plan_.generations, fresh);
        players::LinearEvaluator<F> evaluator(features_, weights);
        std::vector<Calibration> all;
        for (const Lessons<Game>& lessons : fresh) {
            all.push_back(calibration(features_, evaluator, lessons.samples));
        }
        return all;
    }

    const F& features_;
    const typename Game::Board& board_;
    const Plan& plan_;
    parallel::Workers& workers_;
    const parallel::Workers::Progress& progress_;
};

}  // namespace tuning

template <players::Features F>
std::uint64_t games_in(const Plan& plan) {
    return plan.games * Course<F>::kinds * (static_cast<std::uint64_t>(plan.generations) + 1);
}

template <players::Features F>
Tuned tune(const F& features, const typename F::Game::Board& board, const Plan& plan,
           parallel::Workers& workers, const parallel::Workers::Progress& progress) {
    assert(plan.games < std::uint64_t{1} << tuning::bits_for_games);
    return tuning::Tuner<F>(features, board, plan, workers, progress).tune();
}

}  // namespace parlor::training
