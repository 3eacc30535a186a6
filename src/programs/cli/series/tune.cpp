// SPDX-License-Identifier: MIT
#include "programs/cli/series/tune.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "computers/parallel/workers.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/games.h"
#include "programs/cli/limits.h"

namespace parlor::cli {
namespace {

constexpr std::int64_t most_tuning_games = 10'000'000;
constexpr std::int64_t most_tuning_generations = 100;

bool complain_unless_in_range(const TuneOptions& options, std::int64_t value, std::int64_t least,
                              std::int64_t most) {
    if (value >= least && value <= most) return true;
    complain_of(language::say(options.language, "simulate.out_of_range",
                              {{"part", std::to_string(value)},
                               {"least", std::to_string(least)},
                               {"most", std::to_string(most)}}),
                "out_of_range");
    return false;
}

bool contains(const std::vector<std::string_view>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

}  // namespace

std::string command_of(const TuneOptions& options) {
    std::string command =
        fmt::format("parlor tune --game {} --seed {} --games {} --generations {}", options.game,
                    options.seed, options.games, options.generations);
    if (!options.boards.empty()) {
        command += fmt::format(" --boards {}", fmt::join(options.boards, ","));
    }
    return command;
}

training::TuningPlan plan_of(const TuneOptions& options) {
    return {.seed = options.seed,
            .games = static_cast<std::uint64_t>(options.games),
            .generations = static_cast<int>(options.generations)};
}

int tune(const TuneOptions& asked) {
    TuneOptions options = asked;
    const auto games = all_series_games();
    const auto found = std::ranges::find_if(games, [&](const auto& each) {
        const auto names = each->evaluations();
        return options.game.empty() ? !names.empty() : contains(names, options.game);
    });
    if (found == games.end()) {
        complain_of(language::say(options.language, "tune.unknown_game", {{"part", options.game}}),
                    "unknown_game");
        return exit_bad;
    }
    if (options.game.empty()) options.game = (*found)->evaluations().front();
    if (!complain_unless_in_range(options, options.games, 1, most_tuning_games) ||
        !complain_unless_in_range(options, options.generations, 1, most_tuning_generations) ||
        !complain_unless_in_range(options, options.threads, 0, most_threads)) {
        return exit_bad;
    }
    // A game that has no such boards says so.
    if (!options.boards.empty() &&
        !find_series_game({options.game, options.boards.front(), options.language})) {
        return exit_bad;
    }
    const auto workers = parallel::make_workers(static_cast<unsigned>(options.threads));
    const std::string file = (*found)->tuned(options, *workers);
    if (file.empty()) return exit_bad;
    if (!workers->speaks()) return exit_ok;
    if (options.out == "-") {
        fmt::print("{}", file);
        return exit_ok;
    }
    const auto written = write_file(options.out, file);
    if (!written) {
        complain_of(language::say(options.language, "cli.cannot_write",
                                  {{"file", options.out}, {"reason", written.error()}}),
                    "cannot_write");
    }
    return written ? exit_ok : exit_bad;
}

void add_tune(CommandLine& line) {
    auto [command, options] = line.add("tune", tune);
    command.option("--game", options.game, "tune_game")->option_text("ID");
    command.option("--boards", options.boards, "tune_boards")
        ->option_text("FILE,...")
        ->delimiter(',');
    command.option("--games", options.games, "tune_games")->option_text("N");
    command.option("--generations", options.generations, "generations")->option_text("N");
    command.seed(options.seed);
    command.threads(options.threads);
    command.option("--out", options.out, "out")->option_text("FILE|-");
    command.example("parlor tune --games 200 --out weights.txt");
}

}  // namespace parlor::cli
