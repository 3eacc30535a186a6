// SPDX-License-Identifier: MIT
#include "programs/cli/questions/plays.h"

#include <fmt/format.h>

#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::cli {

int plays(const PlaysOptions& options) {
    const auto box = find_game({options.position, options.board, options.language});
    if (!box) return exit_bad;
    const auto table = read_playing_table(options.language, *box, options.position);
    if (!table) return exit_bad;
    box->plays(*table, [](std::string_view line) { fmt::print("{}\n", line); });
    return exit_ok;
}

}  // namespace parlor::cli
