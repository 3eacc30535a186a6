// SPDX-License-Identifier: MIT
#include "computers/training/tune_body.h"
#include "games/pollyanna/players/features.h"
#include "games/pollyanna/training/course.h"

namespace parlor::training {

template std::uint64_t games_in<players::PollyannaFeatures>(const Plan&);
template Tuned tune(const players::PollyannaFeatures&, const pollyanna::Board&, const Plan&,
                    parallel::Workers&, const parallel::Workers::Progress&);
template std::uint64_t games_in<players::PoleanaFeatures>(const Plan&);
template Tuned tune(const players::PoleanaFeatures&, const pollyanna::Board&, const Plan&,
                    parallel::Workers&, const parallel::Workers::Progress&);

}  // namespace parlor::training
