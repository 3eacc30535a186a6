// SPDX-License-Identifier: MIT
// What `parlor simulate --game zenda` was asked for, understood.
#pragma once

#include <optional>

#include "games/zenda/analysis/tally.h"
#include "programs/cli/series/simulate.h"

namespace parlor::cli {

// None, after a line on the standard error for every option that is no good.
std::optional<analysis::ZendaSeries> read_zenda_series(const SimulateOptions& options,
                                                       const zenda::Board& board);

}  // namespace parlor::cli
