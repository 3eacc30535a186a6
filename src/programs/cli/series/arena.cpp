// SPDX-License-Identifier: MIT
#include "programs/cli/series/arena.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include <fmt/format.h>

#include "presentation/terminal/text_columns.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/arena_options.h"
#include "programs/cli/series/arena_table.h"
#include "programs/cli/terminal.h"
#include "protocols/report_json/arena_json.h"

namespace parlor::cli {
namespace {

ArenaTold told(const ArenaOptions& options, const Contest& contest) {
    ArenaTold all{.game = contest.game(),
                  .seed = options.seed,
                  .asked = static_cast<std::uint64_t>(options.games),
                  .times = options.times};
    for (const EntrantCard& each : contest.entrants()) all.names.push_back(each.name);
    return all;
}

void print_json(const ArenaTold& told, const ContestOutcome& outcome) {
    report_json::ArenaReport report{.game = told.game,
                                    .seed = told.seed,
                                    .names = told.names,
                                    .totals = outcome.totals,
                                    .test = outcome.test};
    for (const Thinking& each : outcome.thinking) {
        if (told.times) report.milliseconds.push_back(each.milliseconds());
    }
    fmt::print("{}\n", report_json::arena_json(report));
}

}  // namespace

int arena(const ArenaOptions& options) {
    const auto game = find_series_game({options.game, options.board, options.language});
    const auto contest = game ? game->contest(options) : nullptr;
    if (!contest) return exit_bad;
    const auto meeting = read_meeting(options);
    if (!meeting) return exit_bad;
    const auto workers = parallel::make_workers(static_cast<unsigned>(options.threads));
    const ContestOutcome outcome = [&] {
        ProgressBar bar(options.language, meeting->sets * meeting->players.size());
        return run_meeting(*workers, *contest, *meeting,
                           [&bar](std::uint64_t done) { bar.show(done); });
    }();
    if (options.json) {
        print_json(told(options, *contest), outcome);
    } else {
        const std::string table = arena_table(told(options, *contest), outcome, options.language);
        print_text(table);
    }
    return exit_ok;
}

void add_arena(CommandLine& line) {
    auto [command, options] = line.add("arena", arena);
    command.option("players", options.players, "arena_players")->option_text("PLAYER...");
    command.many_games(options);
    command.option("--games", options.games, "arena_games")->option_text("N");
    command.option("--seats", options.seats, "arena_seats")->option_text("SEATS");
    command.flag("--partners", options.partners, "arena_partners");
    command.option("--engine", options.engines, "engine")
        ->option_text("COMMAND")
        ->allow_extra_args(false);
    command.option("--engine-time", options.engine_time, "engine_time")->option_text("MS");
    command.option("--sprt", options.sprt, "sprt")->option_text("ELO0,ELO1");
    command.flag("--times", options.times, "times");
    command.example("parlor arena careful simple --games 2000 --seed 7");
}

}  // namespace parlor::cli
