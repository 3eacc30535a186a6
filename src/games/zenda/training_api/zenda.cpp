// SPDX-License-Identifier: MIT
#include "computers/training/training_api.h"

#include "computers/training/training_api_body.h"
#include "games/zenda/analysis/judge.h"
#include "games/zenda/players/net.h"
#include "games/zenda/players/net_inputs.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/training/start_positions.h"

namespace {

struct Trained {
    using Inputs = parlor::zenda::NetInputs;
    using StartPositions = parlor::zenda::StartPositions;

    static constexpr std::array<ParlorCourse, StartPositions::kinds> courses{
        {{"our board", 0.5}, {"other boards", 0.5}}};

    static Inputs inputs(const parlor::zenda::Board& board) { return Inputs(board); }
    static std::unique_ptr<parlor::players::Evaluator<Inputs::Game>> with_net(
        const std::shared_ptr<const parlor::nets::Net>& net, const parlor::zenda::Board& board) {
        using ByNet = parlor::players::NetEvaluator<Inputs>;
        return parlor::zenda::filtered(std::make_unique<ByNet>(net, Inputs(board)), board);
    }
};

}  // namespace

#include "computers/training/training_api_functions.h"
