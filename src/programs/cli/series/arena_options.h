// SPDX-License-Identifier: MIT
// The options of `parlor arena`, judged.
#pragma once

#include <optional>

#include "programs/cli/series/arena.h"
#include "programs/cli/series/arena_runner.h"

namespace parlor::cli {

// What is to be played. None after complaining of what is no good, on the standard error, a line
// each.
std::optional<Contest<pollyanna::Pollyanna>> read_contest(const ArenaOptions& options);
// The board outlives the contest.
std::optional<Contest<zenda::Zenda>> read_contest(const ArenaOptions& options,
                                                  const zenda::Board& board);

}  // namespace parlor::cli
