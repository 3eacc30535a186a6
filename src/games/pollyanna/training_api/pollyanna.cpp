// SPDX-License-Identifier: MIT
#include "games/pollyanna/training_api/trained.h"

using Trained = parlor::training::TrainedByBook<parlor::pollyanna::RuleBook::Leaflets,
                                                parlor::players::PollyannaInputs>;

#include "computers/training/training_api_functions.h"
