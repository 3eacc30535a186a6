// SPDX-License-Identifier: MIT
// The options of `parlor simulate`, judged.
#pragma once

#include <optional>

#include "games/pollyanna/analysis/tally.h"
#include "programs/cli/series/simulate.h"

namespace parlor::cli {

// None after complaining of everything that is no good, on the standard error, a line each.
std::optional<analysis::PollyannaSeries> read_series(const SimulateOptions& options);

}  // namespace parlor::cli
