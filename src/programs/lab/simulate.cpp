// SPDX-License-Identifier: MIT
// `parlor-lab simulate`: computers play many games against each other, and what happens is counted.
// The totals depend on the seed alone, however many threads there are.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <system_error>

#include "laboratory/simulation.h"
#include "presentation/console/files.h"
#include "presentation/console/progress_bar.h"
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

using laboratory::SimulateOptions;
using laboratory::Simulation;

// A larger count would overflow the squares in a tally.
constexpr std::int64_t most_simulated_games = 1'000'000'000'000;

// Makes the folder for charts, if one is wanted, before the games are played. Returns false after
// complaining.
bool can_write_charts(const SimulateOptions& options) {
    if (options.plots.empty()) return true;
    std::error_code error;
    std::filesystem::create_directories(options.plots, error);
    if (!error && access(options.plots.c_str(), W_OK) == 0) return true;
    if (!error) error = {errno, std::generic_category()};
    console::complain_of_unwritten(options.language, options.plots, error.message());
    return false;
}

bool write_charts(const SimulateOptions& options, const Simulation& simulation) {
    if (options.plots.empty()) return true;
    const auto write = [&](const laboratory::NamedChart& each) {
        const std::string path = std::filesystem::path(options.plots) / each.file;
        return console::write_or_complain(options.language, path, chart_svg(each.chart));
    };
    return std::ranges::all_of(simulation.charts(options.language), write);
}

// Returns the seconds it took.
double run(const SimulateOptions& options, Simulation& simulation) {
    const auto games = static_cast<std::uint64_t>(options.games);
    console::ProgressBar bar(options.language, games * simulation.passes());
    const auto begun = std::chrono::steady_clock::now();
    simulation.run(games, parallel::threads_for(options.threads),
                   [&bar](std::uint64_t done) { bar.show(done); });
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    return taken.count();
}

int simulate(const SimulateOptions& options) {
    const auto game = find_lab_game({options.game, options.board, options.language});
    if (!game) return exit_bad;
    const auto simulation = game->simulation(options);
    const bool in_limits =
        cli::are_within_limits({{"games", options.games, 1, most_simulated_games},
                                {"threads", options.threads, 0, cli::most_threads}},
                               options.language);
    if (!simulation || !in_limits || !can_write_charts(options)) return exit_bad;
    const double seconds = run(options, *simulation);
    if (options.json) {
        fmt::print("{}\n", simulation->json(seconds));
    } else {
        print_text(simulation->table(seconds, options.language));
    }
    return write_charts(options, *simulation) ? exit_ok : exit_bad;
}

}  // namespace

void add_simulate(CommandLine& line) {
    auto [command, options] = line.add("simulate", simulate);
    options.game = cli::usual_edition();
    command.many_games(options);
    command.option("--seats", options.seats, "simulate_seats")->option_text("SEATS");
    command.flag("--partners", options.partners, "partners");
    command.option("--player", options.player, "player")->option_text("NAME");
    command.option("--players", options.players, "players")->option_text("SEAT=NAME,...");
    command.option("--games", options.games, "games")->option_text("N");
    command.option("--plots", options.plots, "plots")->option_text("FOLDER");
    command.example("parlor-lab simulate --players b=simple,r=random --games 10000");
}

}  // namespace parlor::lab
