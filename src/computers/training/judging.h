// SPDX-License-Identifier: MIT
// Measures evaluators and players by the rollouts of a judge: for positions from the judge's own
// games, the prediction against the outcome; for throws, what a choice gave away. A judge favours
// players like itself, so a figure means nothing without the name of the judge.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <span>
#include <vector>

#include "computers/analysis/rollouts.h"
#include "computers/players/candidates.h"
#include "computers/players/player.h"
#include "computers/training/net_games.h"

namespace parlor::training {

// Use one object per thread and board.
template <class Game, class StartPositions>
class Judging {
public:
    using Position = typename Game::Position;
    using Chances = game::Chances<Game>;
    using Player = players::Player<Game>;

    // For a throw: which results are in question, and how far each is played on.
    struct Choices {
        players::Selection in_question{.most = 6, .margin = 0.06};
        int throws = 20;
    };

    Judging(const typename Game::Board& board, std::unique_ptr<players::Evaluator<Game>> judge,
            Choices choices = {})
        : judge_(std::move(judge)),
          in_question_(choices.in_question),
          games_(board, *judge_, {}),
          short_games_(board, *judge_, {.throws = choices.throws}),
          results_(Game::results_on(board)) {}

    struct Stood {
        Position position;
        Chances came;
        Chances doubt;  // the square of its standard error
    };
    // A position from which the judge has played `games` games to the end.
    Stood stood(std::size_t kind, std::uint64_t seed, std::uint64_t stream, std::uint64_t games) {
        base::Random random(seed, stream);
        const Position position = drawn(kind, random);
        analysis::Estimate<Game> estimate;
        games_.add(estimate, {position, games, random.next()}, base::never_stop);
        Stood found{position, estimate.chances(), {}};
        for (std::size_t side = 0; side < found.doubt.size(); ++side) {
            const double error = estimate.standard_error(side);
            found.doubt[side] = error * error;
        }
        return found;
    }

    struct Given {
        double share = 0;
        double milliseconds = 0;  // that the choice took
    };
    // What each player's choice gives away in one throw, by short games from every result in
    // question. Half of the games find the best result and the other half compare with it, then the
    // other way round, so that luck does not favour the best.
    std::vector<Given> given_away(std::size_t kind, std::uint64_t seed, std::uint64_t stream,
                                  std::span<const std::unique_ptr<Player>> asked,
                                  std::uint64_t games) {
        base::Random random(seed, stream);
        const Position before = drawn_with_choice(kind, random);
        const std::size_t side = Game::side_to_throw(before);
        std::vector<Weighed> all;
        for (const auto& each : players::candidates<Game>(results_, side, *judge_, in_question_)) {
            all.push_back({each.index, each.after});
        }
        std::vector<std::size_t> chosen;  // among these
        std::vector<Given> given(asked.size());
        for (std::size_t i = 0; i < asked.size(); ++i) {
            base::Random choices(random.next());
            const auto began = Clock::now();
            const auto index = asked[i]->choose(before, results_, choices, base::never_stop);
            given[i].milliseconds = Milliseconds(Clock::now() - began).count();
            auto found = std::ranges::find(all, index, &Weighed::index);
            if (found == all.end()) found = all.insert(found, {index, results_[index]});
            chosen.push_back(static_cast<std::size_t>(found - all.begin()));
        }
        const std::uint64_t dice = random.next();
        for (Weighed& each : all) weigh(each, side, dice, games / 2);
        for (std::size_t i = 0; i < asked.size(); ++i) given[i].share = loss(all, chosen[i]);
        return given;
    }

private:
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::duration<double, std::milli>;

    struct Weighed {
        std::size_t index = 0;
        Position after;
        std::array<double, 2> chances{};  // by either half of the games
    };

    // Any position of a game that the judge plays against itself, but none that it knows.
    Position drawn(std::size_t kind, base::Random& random) {
        seen_.clear();
        Position position = StartPositions::begin(kind, random);
        if constexpr (SetsUp<StartPositions, Game>) {
            while (!Game::throw_is_due(position)) {
                position = StartPositions::set_up(results_, position, random);
            }
        }
        while (Game::throw_is_due(position) && !judge_->knows(position)) {
            seen_.push_back(position);
            results_.find(position, Game::Throw::by(random));
            const std::size_t side = Game::side_to_throw(position);
            position = results_[players::best_result<Game>(results_, *judge_, side, random)];
        }
        return seen_[random.below(static_cast<std::uint32_t>(seen_.size()))];
    }

    // Leaves what a throw can lead to in `results_`: at least two that are not far apart.
    Position drawn_with_choice(std::size_t kind, base::Random& random) {
        for (;;) {
            const Position before = drawn(kind, random);
            results_.find(before, Game::Throw::by(random));
            const std::size_t side = Game::side_to_throw(before);
            if (players::candidates<Game>(results_, side, *judge_, in_question_).size() > 1) {
                return before;
            }
        }
    }

    void weigh(Weighed& each, std::size_t side, std::uint64_t dice, std::uint64_t games) {
        for (std::size_t half = 0; half < 2; ++half) {
            analysis::Estimate<Game> estimate;
            short_games_.add(estimate, {each.after, games, dice, half * games}, base::never_stop);
            each.chances[half] = estimate.chances()[side];
        }
    }

    static double loss(const std::vector<Weighed>& all, std::size_t chosen) {
        double both = 0;
        for (std::size_t half = 0; half < 2; ++half) {
            const auto& best = *std::ranges::max_element(
                all, {}, [&](const Weighed& each) { return each.chances[half]; });
            both += best.chances[1 - half] - all[chosen].chances[1 - half];
        }
        return both / 2;
    }

    std::unique_ptr<players::Evaluator<Game>> judge_;
    players::Selection in_question_;
    analysis::Rollouts<Game> games_;
    analysis::Rollouts<Game> short_games_;
    typename Game::Results results_;
    std::vector<Position> seen_;
};

}  // namespace parlor::training
