// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net.h"

#include <cassert>

#include "computers/players/net_evaluator.h"
#include "computers/players/remembering.h"
#include "computers/players/shared_net.h"
#include "games/pollyanna/players/carried_net.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net_inputs.h"

namespace parlor::players {
namespace {

using pollyanna::Pollyanna;

SharedNet<PollyannaInputs>& shared_pollyanna_net() {
    static SharedNet<PollyannaInputs> net(pollyanna_net());
    return net;
}

}  // namespace

bool has_net() { return shared_pollyanna_net().net() != nullptr; }

std::optional<nets::Fault> take_net(std::string_view file) {
    return shared_pollyanna_net().take(file);
}

std::unique_ptr<Evaluator<Pollyanna>> net_evaluator(const pollyanna::Board& /*board*/) {
    assert(has_net());
    return std::make_unique<EndgameEvaluator>(std::make_unique<Remembering<Pollyanna>>(
        std::make_unique<NetEvaluator<PollyannaInputs>>(shared_pollyanna_net().net())));
}

}  // namespace parlor::players
