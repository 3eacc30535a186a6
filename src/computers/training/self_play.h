// SPDX-License-Identifier: MIT
// An evaluation at work: games against itself, which tell what positions are worth, and forks,
// which tell how much better one result of a throw is than another. One a thread.
#pragma once

#include <cstdint>
#include <vector>

#include "computers/players/candidates.h"
#include "computers/players/linear_evaluator.h"
#include "computers/players/player.h"
#include "computers/players/rollout.h"
#include "computers/training/course.h"
#include "computers/training/lessons.h"

namespace parlor::training {

template <players::Features F>
class SelfPlay {
public:
    using Game = typename F::Game;

    SelfPlay(const typename Game::Board& board, const F& features, players::Weights weights)
        : evaluator_(features, std::move(weights)),
          rollout_(board, evaluator_, Course<F>::ahead),
          results_(Game::results_on(board)) {}
    SelfPlay(const SelfPlay&) = delete;
    SelfPlay& operator=(const SelfPlay&) = delete;
    ~SelfPlay() = default;

    struct Played {
        std::vector<Sample<Game>> samples;
        game::Chances<Game> ending;  // 1 for the winner; a draw is shared
    };
    // One game, whose throws are that stream of the seed.
    Played play(std::size_t kind, std::uint64_t seed, std::uint64_t stream) {
        base::Random dice(seed, stream);
        base::Random choices(seed, stream | players::choices_stream);
        Course<F> course;
        typename Game::Position position = course.begin(kind, evaluator_, results_, choices);
        std::vector<Sample<Game>> samples;
        while (Game::throw_is_due(position) && !course.is_drawn()) {
            if (choices.below(Course<F>::stride) == 0) samples.push_back({position, {}});
            const typename Game::Position before = position;
            position = rollout_.best(before, Game::Throw::by(dice), choices);
            course.count(before, position);
        }
        const game::Chances<Game> ending = outcome(position);
        for (Sample<Game>& each : samples) each.target = ending;
        return {std::move(samples), ending};
    }

    // What some throw of that position can lead to: the results that look best, each played on many
    // times with the same dice. Fewer than two branches teach nothing.
    Fork<Game> compare(const typename Game::Position& position, base::Random random) {
        Fork<Game> fork{Game::side_to_throw(position), {}};
        results_.find(position, Game::Throw::by(random));
        const auto found =
            players::candidates<Game>(results_, fork.side, evaluator_, {.most = most_branches});
        const std::uint64_t seed = random.next();
        for (const auto& [index, after, chances] : found) {
            if (Game::winner(after)) continue;  // there is nothing to learn about it
            double sum = 0;
            for (std::uint64_t i = 0; i < rollouts; ++i) {
                sum += rollout_.play(after, base::Random(seed, i))[fork.side];
            }
            fork.branches.push_back({after, sum / static_cast<double>(rollouts)});
        }
        return fork;
    }

private:
    static constexpr std::size_t most_branches = 8;
    static constexpr std::uint64_t rollouts = 32;

    static game::Chances<Game> outcome(const typename Game::Position& last) {
        game::Chances<Game> chances{};
        if (const auto won = Game::winner(last)) {
            chances[*won] = 1;
        } else {
            chances.fill(1.0 / chances.size());  // draws are of games in which all sides play
        }
        return chances;
    }

    players::LinearEvaluator<F> evaluator_;
    players::Rollout<Game> rollout_;
    typename Game::Results results_;
};

}  // namespace parlor::training
