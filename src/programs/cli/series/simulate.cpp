// SPDX-License-Identifier: MIT
#include "programs/cli/series/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "games/pollyanna/report_json/tally_json.h"
#include "games/pollyanna/terminal/series_options.h"
#include "games/pollyanna/terminal/tally_table.h"
#include "games/zenda/report_json/tally_json.h"
#include "games/zenda/terminal/charts.h"
#include "games/zenda/terminal/series_options.h"
#include "games/zenda/terminal/tally_table.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/series_runner.h"
#include "programs/cli/terminal.h"
#include "programs/cli/text_columns.h"

namespace parlor::cli {
namespace {

template <class Tally, class Series>
Tally run(const SimulateOptions& options, const Series& series) {
    const auto games = static_cast<std::uint64_t>(options.games);
    const unsigned threads =
        options.threads > 0 ? static_cast<unsigned>(options.threads) : parallel::usual_threads();
    ProgressBar bar(options.language, games);
    const PlayShare<Tally> play = [&series](std::uint64_t first, std::uint64_t count) {
        return play_series(series, first, count);
    };
    return run_series(play, games, threads, [&bar](std::uint64_t done) { bar.show(done); });
}

// Plays a series and prints what came of it.
template <class Tally, class Series>
Tally run_and_print(const SimulateOptions& options, const Series& series) {
    const auto begun = std::chrono::steady_clock::now();
    const auto tally = run<Tally>(options, series);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    if (options.json) {
        fmt::print("{}\n", report_json::tally_json(series, tally, taken.count()));
    } else {
        const std::string table = tally_table(series, tally, taken.count(), options.language);
        fmt::print("{}", look({}).unicode ? table : folded(table));
    }
    return tally;
}

}  // namespace

int simulate(const SimulateOptions& options) {
    const auto box = find_game({options.game, options.board, options.language});
    return box ? box->simulate(options) : exit_bad;
}

int simulate_pollyanna(const SimulateOptions& options) {
    if (!options.plots.empty()) {
        complain_of(language::say(options.language, "simulate.no_plots"), "no_plots");
        return exit_bad;
    }
    const auto series = read_series(options);
    if (!series) return exit_bad;
    run_and_print<analysis::Tally>(options, *series);
    return exit_ok;
}

int simulate_zenda(const SimulateOptions& options, const zenda::Board& board) {
    const auto series = read_zenda_series(options, board);
    if (!series || !can_write_charts(options)) return exit_bad;
    const auto tally = run_and_print<analysis::ZendaTally>(options, *series);
    return options.plots.empty() || write_charts(options, tally) ? exit_ok : exit_bad;
}

}  // namespace parlor::cli
