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

    static std::unique_ptr<parlor::players::Evaluator<Inputs::Game>> without_net() {
        return parlor::players::linear_evaluator(parlor::pollyanna::board);
    }
    static std::unique_ptr<parlor::players::Evaluator<Inputs::Game>> with_net(
        const std::shared_ptr<const parlor::nets::Net>& net) {
        return std::make_unique<parlor::players::EndgameEvaluator>(
            std::make_unique<parlor::players::NetEvaluator<Inputs>>(net));
    }
};

}  // namespace

ParlorNetShape parlor_training_shape() {
    return {Trained::Inputs::version.data(), Trained::Inputs::count, Trained::Inputs::kinds};
}

int64_t parlor_training_play(const ParlorTraining* training, const ParlorRound* round,
                             void* samples, uint64_t capacity) {
    return parlor::training::play<Trained>(
        *training, *round, {static_cast<parlor::training::NetSample*>(samples), capacity});
}

int64_t parlor_training_match(const ParlorTraining* training, const char* opponent, uint32_t kind,
                              uint32_t games) {
    if (kind >= Trained::Inputs::kinds) return -1;
    return parlor::training::match<Trained>(*training, opponent, kind, games);
}
