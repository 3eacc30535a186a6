// SPDX-License-Identifier: MIT
#include "programs/cli/series/endings.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include "computers/parallel/threads.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/limits.h"

namespace parlor::cli {

int endings(const EndingsOptions& options) {
    const auto box = find_series_game({options.game, {}, options.language});
    if (!box ||
        !is_within_limits({"threads", options.threads, 0, most_threads}, options.language)) {
        return exit_bad;
    }
    parallel::Threads workers(options.threads > 0 ? static_cast<unsigned>(options.threads)
                                                  : parallel::usual_threads());
    const std::string file = box->endings(options, workers);
    if (file.empty()) return exit_bad;
    const auto written = write_file(options.out, file);
    if (written) return exit_ok;
    complain_of(language::say(options.language, "cli.cannot_write",
                              {{"file", options.out}, {"reason", written.error()}}),
                "cannot_write");
    return exit_bad;
}

void add_endings(CommandLine& line) {
    auto [command, options] = line.add("endings", endings);
    command.option("--game", options.game, "game")->option_text("ID");
    command.threads(options.threads, "endings_threads");
    command.option("--keep", options.kept, "endings_kept")->option_text("FILE");
    command.option("--out", options.out, "endings_out")->option_text("FILE")->required();
    command.example("parlor endings --game pollyanna-1951 --out pollyanna-1951.endings");
}

}  // namespace parlor::cli
