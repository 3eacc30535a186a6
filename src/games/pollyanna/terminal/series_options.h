// SPDX-License-Identifier: MIT
// The options of `parlor simulate`, judged.
#pragma once

#include <optional>

#include "games/pollyanna/analysis/series.h"
#include "programs/cli/series/simulate.h"

namespace parlor::cli {

// None after complaining of everything that is no good, on the standard error, a line each.
std::optional<analysis::Series> read_series(const SimulateOptions& options);

// Of games and of threads, whichever game is played; complains of what is not.
bool are_within_limits(const SimulateOptions& options);

}  // namespace parlor::cli
