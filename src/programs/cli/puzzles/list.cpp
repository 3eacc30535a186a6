// SPDX-License-Identifier: MIT
// `parlor puzzles list`: all puzzles, the easiest first.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/puzzle_shelf.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {
namespace {

struct PuzzleListOptions : CommandOptions {
    PuzzleChoice puzzles;
};

// The easiest first.
int list_puzzles(const PuzzleListOptions& options) {
    auto wanted = find_puzzles(options.language, options.puzzles);
    if (!wanted) return exit_bad;
    std::ranges::sort(*wanted, {}, [](const puzzles::Puzzle& each) {
        return std::pair(each.difficulty, each.id);
    });
    const auto say = [&](std::string_view key) { return language::say(options.language, key); };
    fmt::print("{:<9}{:>10}{:>10}  {}  ({})\n", say("puzzles.id"), say("puzzles.difficulty"),
               say("puzzles.lead"), say("puzzles.position"), say("puzzles.themes"));
    for (const puzzles::Puzzle& each : *wanted) {
        fmt::print("{:<9}{:>10}{:>10}  {}", each.id, each.difficulty, percent(each.margin),
                   each.position);
        if (!each.themes.empty()) fmt::print("  ({})", fmt::join(each.themes, ", "));
        fmt::print("\n");
    }
    return exit_ok;
}

}  // namespace

void add_puzzles_list(CommandLine& line) {
    auto [command, options] = line.add("puzzles list", list_puzzles);
    command.option("--game", options.puzzles.game, "puzzle_game")->option_text("ID");
    command.option("--theme", options.puzzles.theme, "puzzle_theme")->option_text("NAME");
    command.option("--file", options.puzzles.file, "puzzle_file")->option_text("FILE");
}

}  // namespace parlor::cli
