// SPDX-License-Identifier: MIT
// Defines the functions of training_api.h. Included once per library, after the definition of
// `Trained` (training_api_body.h).
#pragma once

#include <cassert>
#include <string>

#include "computers/training/training_api_body.h"

// NOLINTBEGIN(misc-definitions-in-headers): one source of a library includes it.
int64_t parlor_training_number(const char* name) { return parlor::training::number<Trained>(name); }

const ParlorCourse* parlor_training_courses() { return Trained::courses.data(); }

int64_t parlor_training_head(uint32_t units, const void* layers, uint64_t size, char* head) {
    const std::string lines = parlor::nets::file_head(Trained::Inputs::shape, units,
                                                      {static_cast<const char*>(layers), size});
    assert(lines.size() <= parlor::training::longest_head);
    lines.copy(head, lines.size());
    return static_cast<int64_t>(lines.size());
}

int64_t parlor_training_units(const ParlorTraining* training) {
    const auto net = parlor::training::read_net<Trained>(*training);
    return net ? static_cast<int64_t>(net->units()) : -1;
}

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
