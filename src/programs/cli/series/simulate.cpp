// SPDX-License-Identifier: MIT
#include "programs/cli/series/simulate.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include <fmt/format.h>

#include <chrono>

#include "computers/parallel/threads.h"
#include "presentation/terminal/text_columns.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/limits.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/simulation.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {
namespace {

constexpr std::int64_t most_simulated_games =
    1'000'000'000'000;  // what a tally can square and add up

// How many seconds it took.
double run(const SimulateOptions& options, Simulation& simulation) {
    const auto games = static_cast<std::uint64_t>(options.games);
    const unsigned threads =
        options.threads > 0 ? static_cast<unsigned>(options.threads) : parallel::usual_threads();
    ProgressBar bar(options.language, games * simulation.passes());
    const auto begun = std::chrono::steady_clock::now();
    simulation.run(games, threads, [&bar](std::uint64_t done) { bar.show(done); });
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    return taken.count();
}

}  // namespace

bool are_within_limits(const SimulateOptions& options) {
    const bool games =
        is_within_limits({"games", options.games, 1, most_simulated_games}, options.language);
    return is_within_limits({"threads", options.threads, 0, most_threads}, options.language) &&
           games;
}

int simulate(const SimulateOptions& options) {
    const auto game = find_series_game({options.game, options.board, options.language});
    const auto simulation = game ? game->simulation(options) : nullptr;
    if (!simulation) return exit_bad;
    const double seconds = run(options, *simulation);
    if (options.json) {
        fmt::print("{}\n", simulation->json(seconds));
    } else {
        const std::string table = simulation->table(seconds, options.language);
        print_text(table);
    }
    return simulation->draw() ? exit_ok : exit_bad;
}

void add_simulate(CommandLine& line) {
    auto [command, options] = line.add("simulate", simulate);
    command.many_games(options);
    command.option("--seats", options.seats, "simulate_seats")->option_text("SEATS");
    command.flag("--partners", options.partners, "partners");
    command.option("--player", options.player, "player")->option_text("NAME");
    command.option("--players", options.players, "players")->option_text("SEAT=NAME,...");
    command.option("--games", options.games, "games")->option_text("N");
    command.option("--plots", options.plots, "plots")->option_text("FOLDER");
    command.example("parlor simulate --players b=simple,r=random --games 10000");
}

}  // namespace parlor::cli
