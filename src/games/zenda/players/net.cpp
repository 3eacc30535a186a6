// SPDX-License-Identifier: MIT
#include "games/zenda/players/net.h"

#include <cassert>
#include <utility>

#include "computers/players/filtered_evaluator.h"
#include "computers/players/net_evaluator.h"
#include "computers/players/shared_net.h"
#include "games/zenda/players/carried_net.h"
#include "games/zenda/players/net_inputs.h"
#include "games/zenda/players/roster.h"

namespace parlor::players {
namespace {

using zenda::Zenda;

constexpr std::size_t shortlist_size = 64;

SharedNet<ZendaInputs>& shared_zenda_net() {
    static SharedNet<ZendaInputs> net(zenda::zenda_net());
    return net;
}

}  // namespace

bool has_zenda_net() { return shared_zenda_net().net() != nullptr; }

std::optional<nets::NetFault> take_zenda_net(std::string_view file) {
    return shared_zenda_net().take(file);
}

std::unique_ptr<Evaluator<Zenda>> net_evaluator(const zenda::Board& board) {
    assert(has_zenda_net());
    return filtered(
        std::make_unique<NetEvaluator<ZendaInputs>>(shared_zenda_net().net(), ZendaInputs(board)),
        board);
}

std::unique_ptr<Evaluator<Zenda>> filtered(std::unique_ptr<Evaluator<Zenda>> judge,
                                           const zenda::Board& board) {
    return std::make_unique<FilteredEvaluator<Zenda>>(linear_evaluator(board), std::move(judge),
                                                      shortlist_size);
}

}  // namespace parlor::players
