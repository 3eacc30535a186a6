// SPDX-License-Identifier: MIT
// `parlor plays`: every position that a throw can lead to, with one way to play it.

#include <fmt/format.h>

#include <string>

#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::cli {
namespace {

struct PlaysOptions : PositionOptions {};

int plays(const PlaysOptions& options) {
    const auto game = find_game({options.position, options.board, options.language});
    if (!game) return exit_bad;
    const auto table = read_playing_table(options.language, game->game(), options.position);
    if (!table) return exit_bad;
    game->plays(*table, [](std::string_view line) { fmt::print("{}\n", line); });
    return exit_ok;
}

}  // namespace

void add_plays(CommandLine& line) {
    auto [command, options] = line.add("plays", plays);
    command.option("position", options.position, "thrown_position")->required();
    command.board(options.board);
    command.example("parlor plays \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3\"");
}

}  // namespace parlor::cli
