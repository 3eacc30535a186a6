// SPDX-License-Identifier: MIT
#include "games/pollyanna/training_api/trained.h"

using Trained = parlor::training::TrainedByBook<parlor::training::book_named("poleana")>;

#include "computers/training/training_api_functions.h"
