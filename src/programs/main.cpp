// SPDX-License-Identifier: MIT
// parlor: play, serve tables, and ask about positions and games.
#include <span>

#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

int run(int count, char** arguments) {
    const std::span all(arguments, static_cast<std::size_t>(count));
    CommandLine line(language_of(all), {.name = "parlor", .description = "help.parlor"});
    // In the order in which the help lists them.
    for (const auto add :
         {add_play, add_serve, add_board, add_replay, add_verify, add_editions, add_plays,
          add_explain, add_hint, add_throws, add_analyse, add_puzzles, add_puzzles_play,
          add_puzzles_list, add_players, add_engine, add_admin}) {
        add(line);
    }
    for (const char* command : {"arena", "ladder", "simulate", "balance", "tune", "endings",
                                "perft", "puzzles make", "puzzles gather", "puzzles check"}) {
        line.add_moved(command, "parlor-lab");
    }
    line.end_with("parlor play\n  parlor play --help", "help.more_in_lab");
    return line.run(all);
}

}  // namespace
}  // namespace parlor::cli

int main(int count, char** arguments) {
    return parlor::cli::run_guarded(parlor::cli::run, count, arguments)
        .value_or(parlor::cli::exit_no);
}
