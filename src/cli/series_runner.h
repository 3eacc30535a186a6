// SPDX-License-Identifier: MIT
// A series of games played on several threads. What comes out does not depend on how many.
#pragma once

#include <cstdint>
#include <functional>

#include "analysis/tally.h"
#include "analysis/zenda_tally.h"

namespace parlor::cli {

// Plays games first … first + count − 1; called on every thread at once.
template <class Tally>
using PlayShare = std::function<Tally(std::uint64_t first, std::uint64_t count)>;

// `progress` is told from time to time how many games are done, on the thread that called. A tally
// is one of analysis/tally.h or analysis/zenda_tally.h. Precondition: at least one thread.
template <class Tally>
Tally run_series(const PlayShare<Tally>& play, std::uint64_t games, unsigned threads,
                 const std::function<void(std::uint64_t done)>& progress);

}  // namespace parlor::cli
