// SPDX-License-Identifier: MIT
#include "computers/training/evolve_body.h"
#include "games/zenda/players/features.h"
#include "games/zenda/training/course.h"

namespace parlor::training {

template Evolved evolve(const std::vector<Ground<players::ZendaFeatures>>&, const players::Weights&,
                        const Plan&, parallel::Workers&, const parallel::Workers::Progress&);

}  // namespace parlor::training
