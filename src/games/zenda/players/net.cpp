// SPDX-License-Identifier: MIT
#include "games/zenda/players/net.h"

#include <utility>

#include "computers/players/sifting.h"
#include "games/zenda/players/roster.h"

namespace parlor::players {
namespace {

using zenda::Zenda;

constexpr std::size_t worth_a_look = 64;

}  // namespace

std::unique_ptr<Evaluator<Zenda>> sifted(std::unique_ptr<Evaluator<Zenda>> judge,
                                         const zenda::Board& board) {
    return std::make_unique<Sifting<Zenda>>(linear_evaluator(board), std::move(judge),
                                            worth_a_look);
}

}  // namespace parlor::players
