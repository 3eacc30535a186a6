// SPDX-License-Identifier: MIT
// `parlor-lab endings`: works out the chances of all endings of a game, for `--endings`.
#include "computers/parallel/threads.h"
#include "presentation/console/files.h"
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

using laboratory::EndingsOptions;

int endings(const EndingsOptions& options) {
    const auto game = find_lab_game({options.game, {}, options.language});
    if (!game || !cli::is_within_limits({"threads", options.threads, 0, cli::most_threads},
                                        options.language)) {
        return exit_bad;
    }
    parallel::Threads workers(parallel::threads_for(options.threads));
    const std::string file = game->endings(options, workers);
    const bool written =
        !file.empty() && console::write_or_complain(options.language, options.out, file);
    return written ? exit_ok : exit_bad;
}

}  // namespace

void add_endings(CommandLine& line) {
    auto [command, options] = line.add("endings", endings);
    options.game = cli::usual_edition();
    command.option("--game", options.game, "game")->option_text("ID");
    command.threads(options.threads, "endings_threads");
    command.option("--keep", options.kept, "endings_kept")->option_text("FILE");
    command.option("--out", options.out, "endings_out")->option_text("FILE")->required();
    command.example("parlor-lab endings --game pollyanna-1951 --out pollyanna-1951.endings");
}

}  // namespace parlor::lab
