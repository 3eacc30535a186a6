// SPDX-License-Identifier: MIT
// Tunes the weights of The Prisoner of Zenda's features (computers/training/tuning.h).
#pragma once

#include "computers/training/tuning.h"
#include "games/zenda/players/features.h"

namespace parlor::zenda {

training::TuningResult tune(const std::vector<training::TuningBoard<zenda::Features>>& boards,
                            const players::Weights& start, const training::TuningPlan& plan,
                            parallel::Workers& workers,
                            const parallel::Workers::Progress& progress = {});

}  // namespace parlor::zenda
