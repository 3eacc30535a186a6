// SPDX-License-Identifier: MIT
// A series of games played on several threads. What comes out does not depend on how many.
#pragma once

#include <cstdint>
#include <functional>

#include "analysis/series.h"

namespace parlor::cli {

// `progress` is told from time to time how many games are done, on the thread that called.
// Preconditions: those of analysis::play_series; at least one thread.
analysis::Tally run_series(const analysis::Series& series, std::uint64_t games, unsigned threads,
                           const std::function<void(std::uint64_t done)>& progress);

}  // namespace parlor::cli
