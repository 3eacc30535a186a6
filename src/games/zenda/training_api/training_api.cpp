// SPDX-License-Identifier: MIT
#include "computers/training/training_api.h"

#include "computers/training/training_api_body.h"
#include "games/zenda/players/net.h"
#include "games/zenda/players/net_inputs.h"
#include "games/zenda/players/roster.h"
#include "games/zenda/training/net_course.h"

namespace {

struct Trained {
    using Inputs = parlor::players::ZendaInputs;
    using Course = parlor::training::ZendaNetCourse;

    static Inputs inputs(const parlor::zenda::Board& board) { return Inputs(board); }
    static std::unique_ptr<parlor::players::Evaluator<Inputs::Game>> without_net(
        const parlor::zenda::Board& board) {
        return parlor::players::sifted(parlor::players::linear_evaluator(board), board);
    }
    static std::unique_ptr<parlor::players::Evaluator<Inputs::Game>> with_net(
        const std::shared_ptr<const parlor::nets::Net>& net, const parlor::zenda::Board& board) {
        using ByNet = parlor::players::NetEvaluator<Inputs>;
        return parlor::players::sifted(std::make_unique<ByNet>(net, Inputs(board)), board);
    }
};

}  // namespace

ParlorNetShape parlor_training_shape() { return parlor::training::shape<Trained>(); }

int64_t parlor_training_play(const ParlorTraining* training, const ParlorRound* round,
                             void* samples, uint64_t capacity) {
    using Sample = parlor::training::SampleOf<Trained>;
    return parlor::training::play<Trained>(*training, *round,
                                           {static_cast<Sample*>(samples), capacity});
}

int64_t parlor_training_match(const ParlorTraining* training, const char* opponent, uint32_t course,
                              uint32_t games) {
    return parlor::training::match<Trained>(*training, opponent, course, games);
}
