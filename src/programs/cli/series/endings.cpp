// SPDX-License-Identifier: MIT
#include "programs/cli/series/endings.h"

#include "computers/parallel/threads.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/limits.h"

namespace parlor::cli {

int endings(const EndingsOptions& options) {
    const auto box = find_game({options.game, {}, options.language});
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

}  // namespace parlor::cli
