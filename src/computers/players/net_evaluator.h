// SPDX-License-Identifier: MIT
// A net's opinion of a position. What it sees is a game's own
// (games/pollyanna/players/net_inputs.h); what it makes of it is computers/nets.
#pragma once

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

    explicit NetEvaluator(std::shared_ptr<const nets::Net> net) : net_(std::move(net)) {}

    game::Chances<Game> chances(const typename Game::Position& position) override {
        game::Chances<Game> result{};
        if (const auto won = Game::winner(position)) {
            result[*won] = 1;
            return result;
        }
        Inputs::list(position, inputs_);
        const nets::Outputs outputs = net_->strengths(
            std::span<const nets::Input>(inputs_.begin(), inputs_.end()), Inputs::kind(position));
        std::array<bool, Game::most_sides> plays{};
        for (std::size_t side = 0; side < result.size(); ++side) {
            plays[side] = Inputs::plays(position, side);
            if (plays[side]) result[side] = outputs[Inputs::output(position, side)];
        }
        return softmax(result, plays);
    }

private:
    std::shared_ptr<const nets::Net> net_;
    typename Inputs::List inputs_;
};

}  // namespace parlor::players
