// SPDX-License-Identifier: MIT
#include <array>
#include <cassert>
#include <memory>

#include "computers/players/levels.h"
#include "computers/players/net_evaluator.h"
#include "games/pollyanna/players/carried_net.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net_inputs.h"
#include "games/pollyanna/players/roster.h"

namespace parlor::players {
namespace {

using pollyanna::Pollyanna;

// Read once, and shared by all threads.
const std::shared_ptr<const nets::Net>& carried_net() {
    static const auto net = [] {
        auto read = nets::Net::read(pollyanna_net(), PollyannaInputs::shape);
        assert(read);
        return std::make_shared<const nets::Net>(std::move(*read));
    }();
    return net;
}

std::unique_ptr<Evaluator<Pollyanna>> net_evaluator() {
    return std::make_unique<EndgameEvaluator>(
        std::make_unique<NetEvaluator<PollyannaInputs>>(carried_net()));
}

Made<Pollyanna> at_a_glance(const pollyanna::Board& /*board*/) {
    return std::make_unique<CarefulPlayer<Pollyanna>>(net_evaluator());
}

Made<Pollyanna> one_throw_deep(const pollyanna::Board& board) {
    auto quick = net_evaluator();
    auto ahead = std::make_unique<Lookahead<Pollyanna>>(board, *quick);
    return std::make_unique<DeepPlayer<Pollyanna>>(std::move(quick), std::move(ahead),
                                                   Selection{.most = 6, .margin = 0.05});
}

Made<Pollyanna> by_rollouts(const pollyanna::Board& board) {
    constexpr Searcher<Pollyanna>::Effort effort{
        .selection = {.most = 6, .margin = 0.05}, .rollouts = 400, .throws = 8};
    return std::make_unique<Searcher<Pollyanna>>(board, net_evaluator(), effort);
}

constexpr std::array<Level<Pollyanna>, 3> all{{
    {0, "net", at_a_glance},
    {0, "net-deep", one_throw_deep},
    {0, "net-searcher", by_rollouts},
}};

}  // namespace

template <>
std::span<const Level<Pollyanna>> contenders() {
    return all;
}

}  // namespace parlor::players
