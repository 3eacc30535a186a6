// SPDX-License-Identifier: MIT
#include "games/zenda/players/net.h"

#include <cassert>
#include <utility>

#include "computers/players/net_evaluator.h"
#include "computers/players/shared_net.h"
#include "computers/players/sifting.h"
#include "games/zenda/players/carried_net.h"
#include "games/zenda/players/net_inputs.h"
#include "games/zenda/players/roster.h"

namespace parlor::players {
namespace {

using zenda::Zenda;

constexpr std::size_t worth_a_look = 64;

SharedNet<ZendaInputs>& shared_zenda_net() {
    static SharedNet<ZendaInputs> net(zenda::zenda_net());
    return net;
}

}  // namespace

bool has_zenda_net() { return shared_zenda_net().net() != nullptr; }

std::optional<nets::Fault> take_zenda_net(std::string_view file) {
    return shared_zenda_net().take(file);
}

std::unique_ptr<Evaluator<Zenda>> net_evaluator(const zenda::Board& board) {
    assert(has_zenda_net());
    return sifted(
        std::make_unique<NetEvaluator<ZendaInputs>>(shared_zenda_net().net(), ZendaInputs(board)),
        board);
}

std::unique_ptr<Evaluator<Zenda>> sifted(std::unique_ptr<Evaluator<Zenda>> judge,
                                         const zenda::Board& board) {
    return std::make_unique<Sifting<Zenda>>(linear_evaluator(board), std::move(judge),
                                            worth_a_look);
}

}  // namespace parlor::players
