// SPDX-License-Identifier: MIT
#include "cli/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "cli/common.h"
#include "cli/progress_bar.h"
#include "cli/series_options.h"
#include "cli/series_runner.h"
#include "cli/tally_table.h"
#include "cli/terminal.h"
#include "cli/text_columns.h"
#include "wire/tally_json.h"

namespace parlor::cli {
namespace {

analysis::Tally run(const SimulateOptions& options, const analysis::Series& series) {
    const auto games = static_cast<std::uint64_t>(options.games);
    const unsigned threads = options.threads > 0
                                 ? static_cast<unsigned>(options.threads)
                                 : std::max(1U, std::thread::hardware_concurrency());
    ProgressBar bar(options.language, games);
    return run_series(series, games, threads, [&bar](std::uint64_t done) { bar.show(done); });
}

}  // namespace

int simulate(const SimulateOptions& options) {
    const auto series = read_series(options);
    if (!series) return exit_bad;
    const auto begun = std::chrono::steady_clock::now();
    const analysis::Tally tally = run(options, *series);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    if (options.json) {
        fmt::print("{}\n", wire::tally_json(*series, tally, taken.count()));
    } else {
        const std::string table = tally_table(*series, tally, taken.count(), options.language);
        fmt::print("{}", look({}).unicode ? table : folded(table));
    }
    return exit_ok;
}

}  // namespace parlor::cli
