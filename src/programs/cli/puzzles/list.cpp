// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "programs/cli/common.h"
#include "programs/cli/puzzles/puzzles.h"
#include "programs/cli/puzzles/shelf.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {

// The easiest first.
int list_puzzles(const PuzzlesOptions& options) {
    auto wanted = wanted_puzzles(options);
    if (!wanted) return exit_bad;
    std::ranges::sort(*wanted, {}, [](const puzzles::Puzzle& each) {
        return std::pair(each.difficulty, each.id);
    });
    const auto say = [&](std::string_view key) { return language::say(options.language, key); };
    fmt::print("{:<7}{:>10}{:>10}  {}\n", say("puzzles.id"), say("puzzles.difficulty"),
               say("puzzles.lead"), say("puzzles.position"));
    for (const puzzles::Puzzle& each : *wanted) {
        fmt::print("{:<7}{:>10}{:>10}  {}\n", each.id, each.difficulty, percent(each.margin),
                   each.position);
    }
    return exit_ok;
}

}  // namespace parlor::cli
