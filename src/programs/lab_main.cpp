// SPDX-License-Identifier: MIT
// parlor-lab: long series of games between computers, and what is computed from them. Linked with
// MPI it is parlor-lab-mpi.
#include <span>

#include "computers/parallel/workers.h"
#include "programs/cli/command_line.h"
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

int run(int count, char** arguments) {
    const std::span all(arguments, static_cast<std::size_t>(count));
    CommandLine line(cli::language_of(all), {.name = "parlor-lab", .description = "help.lab"});
    // In the order in which the help lists them.
    for (const auto add : {add_simulate, add_arena, add_ladder, add_balance, add_tune, add_endings,
                           add_accuracy, add_perft, add_reasons, add_puzzles, add_puzzles_make,
                           add_puzzles_gather, add_puzzles_check}) {
        add(line);
    }
    line.end_with("parlor-lab arena careful simple\n  parlor-lab arena --help");
    return line.run(all);
}

int program(int count, char** arguments) {
    const auto code = cli::run_guarded(run, count, arguments);
    if (!code) parallel::end_all_processes(exit_no);
    return code.value_or(exit_no);
}

}  // namespace
}  // namespace parlor::lab

int main(int count, char** arguments) {
    return parlor::parallel::run_program(count, arguments, parlor::lab::program);
}
