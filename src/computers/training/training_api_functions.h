// SPDX-License-Identifier: MIT
// Defines the functions of training_api.h. For the one source of a library that training calls,
// after it has said what its `Trained` is (training_api_body.h).
#pragma once

#include "computers/training/training_api_body.h"

// NOLINTBEGIN(misc-definitions-in-headers): one source of a library includes it.
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

int64_t parlor_training_judge(const ParlorTraining* judge, const ParlorTraining* asked,
                              const ParlorJudging* judging, ParlorStood* found) {
    return parlor::training::judge<Trained>(*judge, *asked, *judging, found);
}

int64_t parlor_training_weigh(const ParlorTraining* judge, const char* players,
                              const ParlorJudging* judging, ParlorGiven* given) {
    return parlor::training::weigh<Trained>(*judge, players, *judging, given);
}
// NOLINTEND(misc-definitions-in-headers)
