// SPDX-License-Identifier: MIT
#include "games/zenda/players/net.h"

#include <cassert>
#include <utility>

#include "computers/players/net_evaluator.h"
#include "computers/players/wrapped_evaluators.h"
#include "games/zenda/players/net_inputs.h"
#include "games/zenda/players/roster.h"

namespace parlor::zenda {
namespace {

constexpr std::size_t shortlist_size = 64;

players::SharedNet<NetInputs>& shared_zenda_net() {
    static players::SharedNet<NetInputs> net(zenda_net());
    return net;
}

}  // namespace

bool has_net() { return shared_zenda_net().net() != nullptr; }

std::optional<nets::NetFault> take_net(std::string_view file) {
    return shared_zenda_net().take(file);
}

std::unique_ptr<players::Evaluator<Zenda>> net_evaluator(const Board& board) {
    assert(has_net());
    return filtered(std::make_unique<players::NetEvaluator<NetInputs>>(shared_zenda_net().net(),
                                                                       NetInputs(board)),
                    board);
}

std::unique_ptr<players::Evaluator<Zenda>> filtered(
    std::unique_ptr<players::Evaluator<Zenda>> judge, const Board& board) {
    return std::make_unique<players::FilteredEvaluator<Zenda>>(linear_evaluator(board),
                                                               std::move(judge), shortlist_size);
}

}  // namespace parlor::zenda
