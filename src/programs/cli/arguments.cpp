// SPDX-License-Identifier: MIT
#include "programs/cli/arguments.h"

#include "programs/cli/argument_words.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

namespace parlor::cli {

int run(int count, char** arguments) {
    const std::span all(arguments, static_cast<std::size_t>(count));
    CommandLine line(language_of(all));
    // In the order in which the help lists them.
    for (const auto add :
         {add_play,          add_serve,   add_board,        add_replay,       add_verify,
          add_editions,      add_plays,   add_explain,      add_hint,         add_throws,
          add_analyse,       add_puzzles, add_puzzles_play, add_puzzles_list, add_puzzles_make,
          add_puzzles_check, add_players, add_perft,        add_simulate,     add_arena,
          add_ladder,        add_balance, add_engine,       add_tune,         add_endings,
          add_admin}) {
        add(line);
    }
    line.end_with("parlor play\n  parlor play --help");
    return line.run(all);
}

}  // namespace parlor::cli
