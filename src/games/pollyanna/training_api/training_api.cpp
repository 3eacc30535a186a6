// SPDX-License-Identifier: MIT
#include "computers/training/training_api.h"

#include "computers/training/training_api_body.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net_inputs.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/training/net_course.h"

namespace {

struct Trained {
    using Inputs = parlor::players::PollyannaInputs;
    using Course = parlor::training::NetCourse;

    static Inputs inputs(const parlor::pollyanna::Board& /*board*/) { return {}; }
    static std::unique_ptr<parlor::players::Evaluator<Inputs::Game>> without_net(
        const parlor::pollyanna::Board& board) {
        return parlor::players::linear_evaluator(board);
    }
    static std::unique_ptr<parlor::players::Evaluator<Inputs::Game>> with_net(
        const std::shared_ptr<const parlor::nets::Net>& net,
        const parlor::pollyanna::Board& /*board*/) {
        return std::make_unique<parlor::players::EndgameEvaluator>(
            std::make_unique<parlor::players::NetEvaluator<Inputs>>(net));
    }
};

}  // namespace

ParlorNetShape parlor_training_shape() { return parlor::training::shape<Trained>(); }

int64_t parlor_training_play(const ParlorTraining* training, const ParlorRound* round,
                             void* samples, uint64_t capacity) {
    return parlor::training::play<Trained>(
        *training, *round, {static_cast<parlor::training::SampleOf<Trained>*>(samples), capacity});
}

int64_t parlor_training_match(const ParlorTraining* training, const char* opponent, uint32_t course,
                              uint32_t games) {
    return parlor::training::match<Trained>(*training, opponent, course, games);
}
