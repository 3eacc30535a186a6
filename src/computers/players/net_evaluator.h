// SPDX-License-Identifier: MIT
// A net's opinion of a position. What it sees is a game's own
// (games/pollyanna/players/net_inputs.h); what it makes of it is computers/nets.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "computers/nets/net.h"
#include "computers/players/evaluator.h"
#include "computers/players/softmax.h"

namespace parlor::players {

template <class Inputs>
class NetEvaluator final : public Evaluator<typename Inputs::Game> {
public:
    using Game = typename Inputs::Game;

    explicit NetEvaluator(std::shared_ptr<const nets::Net> net, Inputs inputs = Inputs())
        : net_(std::move(net)), inputs_(std::move(inputs)) {}

    // A draw is half a win.
    game::Chances<Game> chances(const typename Game::Position& position) override {
        const Outlook<Game> all = outlook(position);
        game::Chances<Game> result{};
        std::copy_n(all.begin(), result.size(), result.begin());
        if constexpr (Inputs::has_draws) {
            for (double& each : result) each += all.back() / Game::most_sides;
        }
        return result;
    }

    Outlook<Game> outlook(const typename Game::Position& position) override {
        Outlook<Game> result{};
        if (const auto won = Game::winner(position)) {
            result[*won] = 1;
            return result;
        }
        inputs_.list(position, list_);
        const nets::Outputs outputs = net_->strengths(
            std::span<const nets::Input>(list_.begin(), list_.end()), Inputs::kind(position));
        std::array<bool, Game::most_sides + 1> plays{};
        for (std::size_t side = 0; side < Game::most_sides; ++side) {
            plays[side] = Inputs::plays(position, side);
            if (plays[side]) result[side] = outputs[Inputs::output(position, side)];
        }
        if constexpr (Inputs::has_draws) {
            plays.back() = true;
            result.back() = outputs[Inputs::draw_output];
        }
        return softmax(result, plays);
    }

private:
    std::shared_ptr<const nets::Net> net_;
    Inputs inputs_;
    typename Inputs::List list_;
};

}  // namespace parlor::players
