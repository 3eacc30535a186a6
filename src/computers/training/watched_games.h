// SPDX-License-Identifier: MIT
// Games of a player, for the first rounds of training, when there is no net yet.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "computers/players/player.h"
#include "computers/training/net_sample.h"

namespace parlor::training {

// Pieces are set up at random. The target of every position is the result of its game. Use one
// object per thread and board.
template <class Inputs, class StartPositions>
class WatchedGames {
public:
    using Game = typename Inputs::Game;
    using Position = typename Game::Position;
    using Sample = NetSample<Inputs::most_kept>;

    WatchedGames(const typename Game::Board& board, Inputs inputs,
                 std::unique_ptr<players::Player<Game>> player)
        : player_(std::move(player)),
          results_(Game::results_on(board)),
          inputs_(std::move(inputs)) {}

    std::vector<Sample> play(std::size_t kind, std::uint64_t seed, std::uint64_t stream) {
        base::Random dice(seed, stream);
        base::Random choices(seed, stream | players::choices_stream);
        StartPositions starts;
        Position position = StartPositions::begin(kind, choices);
        std::vector<Position> seen;
        while (!Game::winner(position) && !starts.is_drawn()) {
            seen.push_back(position);
            position = after(seen.back(), dice, choices);
            starts.count(seen.back(), position);
        }
        players::Outlook<Game> end{};
        const auto winner = Game::winner(position);
        (winner ? end[*winner] : end.back()) = 1;
        std::vector<Sample> samples;
        for (const Position& each : seen) add_sample(inputs_, list_, each, end, samples);
        return samples;
    }

private:
    Position after(const Position& position, base::Random& dice, base::Random& choices) {
        if constexpr (SetsUp<StartPositions, Game>) {
            if (!Game::throw_is_due(position))
                return StartPositions::set_up(results_, position, choices);
        }
        results_.find(position, Game::Throw::by(dice));
        return results_[player_->choose(position, results_, choices, base::never_stop)];
    }

    std::unique_ptr<players::Player<Game>> player_;
    typename Game::Results results_;
    Inputs inputs_;
    typename Inputs::List list_;
};

}  // namespace parlor::training
