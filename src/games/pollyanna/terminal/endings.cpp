// SPDX-License-Identifier: MIT
// All endings of two against two: worked out, and looked up.
#include "programs/cli/series/endings.h"

#include <fmt/format.h>

#include <cstring>

#include "games/pollyanna/match/match.h"
#include "games/pollyanna/players/ending_table.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/terminal/series.h"
#include "games/pollyanna/training/endings.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/progress_bar.h"

namespace parlor::cli {
namespace {

constexpr double least_change = 5e-7;

// The work so far, as plain numbers. A file that is not there, or has not so many, is none.
void go_on_from(const std::string& file, training::EndingSolver& solver) {
    const auto kept = file.empty() ? base::unexpected(std::string()) : read_file(file);
    std::vector<float> chances(solver.chances().size());
    if (!kept || kept->size() != chances.size() * sizeof(float)) return;
    std::memcpy(chances.data(), kept->data(), kept->size());
    solver.begin_with(std::move(chances));
}

bool keep(const EndingsOptions& options, const training::EndingSolver& solver) {
    if (options.kept.empty()) return true;
    std::string bytes(solver.chances().size() * sizeof(float), '\0');
    std::memcpy(bytes.data(), solver.chances().data(), bytes.size());
    const auto written = write_file(options.kept, bytes);
    if (written) return true;
    complain_of(language::say(options.language, "cli.cannot_write",
                              {{"file", options.kept}, {"reason", written.error()}}),
                "cannot_write");
    return false;
}

}  // namespace

std::string PollyannaTerminal::endings(const EndingsOptions& options,
                                       parallel::Workers& workers) const {
    const auto variant = pollyanna::parse_variant(options.game);
    if (!variant) {
        complain(options.language, game_, match::faults(variant.error()));
        return {};
    }
    training::EndingSolver solver(*variant, workers);
    go_on_from(options.kept, solver);
    {
        ProgressBar bar(options.language, solver.parts(), "endings.progress");
        solver.list([&bar](std::size_t done) { bar.show(done); });
    }
    int sweeps = 1;
    double change = solver.sweep();
    while (change > least_change) {
        if (!keep(options, solver)) return {};
        change = solver.sweep();
        ++sweeps;
    }
    return players::EndingTable::file(
        *variant, solver.chances(),
        fmt::format("made: parlor endings --game {}\nsweeps: {}\ngreatest change: {:.1g}\n",
                    options.game, sweeps, change));
}

}  // namespace parlor::cli
