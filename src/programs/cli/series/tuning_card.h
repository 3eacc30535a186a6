// SPDX-License-Identifier: MIT
// The card of a file of weights: how they came about, and how good they are. For those who read the
// file; nothing of it depends on the day or the machine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "computers/players/weights.h"
#include "computers/training/tuning.h"

namespace parlor::cli {

std::vector<std::string> tuning_card(std::string_view command, const players::WeightsShape& shape,
                                     const training::TuningResult& tuned);

}  // namespace parlor::cli
