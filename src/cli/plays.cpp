// SPDX-License-Identifier: MIT
#include "cli/plays.h"

#include <fmt/format.h>

#include "cli/common.h"
#include "pollyanna/plays.h"

namespace parlor::cli {

int plays(const PlaysOptions& options) {
    const auto read = read_thrown_position(options.language, options.position);
    if (!read) return exit_bad;
    for (const pollyanna::Play& play : pollyanna::plays(read->position, read->thrown)) {
        fmt::print("{} -> {}\n", pollyanna::text(play.steps), text(play.after));
    }
    return exit_ok;
}

}  // namespace parlor::cli
