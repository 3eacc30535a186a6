// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net.h"

#include <cassert>
#include <utility>

#include "computers/players/net_evaluator.h"
#include "computers/players/remembering.h"
#include "games/pollyanna/players/carried_net.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net_inputs.h"

namespace parlor::players {
namespace {

using pollyanna::Pollyanna;
using Shared = std::shared_ptr<const nets::Net>;

base::Expected<Shared, nets::Fault> read(std::string_view file) {
    auto net = nets::Net::read(file, PollyannaInputs::shape);
    if (!net) return base::unexpected(net.error());
    return std::make_shared<const nets::Net>(std::move(*net));
}

// Read once, and shared by all threads. None: it has yet to be handed over.
Shared& shared_net() {
    static Shared net = [] {
        if (pollyanna_net().empty()) return Shared();
        auto carried = read(pollyanna_net());
        assert(carried);
        return std::move(*carried);
    }();
    return net;
}

}  // namespace

bool has_net() { return shared_net() != nullptr; }

std::optional<nets::Fault> take_net(std::string_view file) {
    auto net = read(file);
    if (!net) return net.error();
    shared_net() = std::move(*net);
    return std::nullopt;
}

std::unique_ptr<Evaluator<Pollyanna>> net_evaluator(const pollyanna::Board& /*board*/) {
    assert(has_net());
    return std::make_unique<EndgameEvaluator>(std::make_unique<Remembering<Pollyanna>>(
        std::make_unique<NetEvaluator<PollyannaInputs>>(shared_net())));
}

}  // namespace parlor::players
