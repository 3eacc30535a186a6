// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net.h"

#include <cassert>

#include "computers/players/cached_evaluator.h"
#include "computers/players/net_evaluator.h"
#include "computers/players/shared_net.h"
#include "games/pollyanna/players/carried_net.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net_inputs.h"

namespace parlor::players {
namespace {

using pollyanna::Pollyanna;
using pollyanna::RuleBook;

SharedNet<PollyannaInputs>& net_of_leaflets() {
    static SharedNet<PollyannaInputs> net(pollyanna::pollyanna_net());
    return net;
}

SharedNet<PoleanaInputs>& net_of_poleana() {
    static SharedNet<PoleanaInputs> net(pollyanna::poleana_net());
    return net;
}

template <class Inputs>
std::unique_ptr<Evaluator<Pollyanna>> judging_by(const SharedNet<Inputs>& shared) {
    assert(shared.net() != nullptr);
    return std::make_unique<EndgameEvaluator>(std::make_unique<CachedEvaluator<Pollyanna>>(
        std::make_unique<NetEvaluator<Inputs>>(shared.net())));
}

}  // namespace

std::string_view net_name(RuleBook book) {
    return book == RuleBook::Leaflets ? "pollyanna" : "poleana";
}

bool has_net(RuleBook book) {
    const auto& net = book == RuleBook::Leaflets ? net_of_leaflets().net() : net_of_poleana().net();
    return net != nullptr;
}

std::optional<nets::NetFault> take_net(std::string_view file) {
    const auto fault = net_of_leaflets().take(file);
    return fault == nets::NetFault::OtherInputs ? net_of_poleana().take(file) : fault;
}

std::unique_ptr<Evaluator<Pollyanna>> net_evaluator(RuleBook book) {
    return book == RuleBook::Leaflets ? judging_by(net_of_leaflets())
                                      : judging_by(net_of_poleana());
}

}  // namespace parlor::players
