// SPDX-License-Identifier: MIT
#include "programs/cli/series/arena.h"

#include <fmt/format.h>

#include "games/pollyanna/rules/text.h"
#include "games/zenda/rules/text.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/arena_options.h"
#include "programs/cli/series/arena_table.h"
#include "programs/cli/terminal.h"
#include "programs/cli/text_columns.h"
#include "protocols/report_json/arena_json.h"

namespace parlor::cli {
namespace {

template <game::Game G>
ArenaTold told(const ArenaOptions& options, const Contest<G>& contest, const std::string& game) {
    ArenaTold all{.game = game,
                  .seed = contest.seed,
                  .asked = static_cast<std::uint64_t>(options.games),
                  .times = options.times};
    for (const Entrant<G>& each : contest.entrants) all.names.push_back(each.name);
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

template <game::Game G>
int play_and_print(const ArenaOptions& options, const Contest<G>& contest,
                   const std::string& game) {
    const auto crew = parallel::make_crew(static_cast<unsigned>(options.threads));
    const ContestOutcome outcome = [&] {
        ProgressBar bar(options.language, contest.sets * contest.entrants.size());
        return run_contest(*crew, contest, [&bar](std::uint64_t done) { bar.show(done); });
    }();
    const ArenaTold names = told(options, contest, game);
    if (options.json) {
        print_json(names, outcome);
    } else {
        const std::string table = arena_table(names, outcome, options.language);
        fmt::print("{}", look({}).unicode ? table : folded(table));
    }
    return exit_ok;
}

}  // namespace

int arena(const ArenaOptions& options) {
    const auto box = find_game({options.game, options.board, options.language});
    return box ? box->arena(options) : exit_bad;
}

int arena_pollyanna(const ArenaOptions& options) {
    const auto contest = read_contest(options);
    if (!contest) return exit_bad;
    return play_and_print(options, *contest, text(contest->terms.variant));
}

int arena_zenda(const ArenaOptions& options, const zenda::Board& board) {
    const auto contest = read_contest(options, board);
    if (!contest) return exit_bad;
    return play_and_print(options, *contest, std::string(zenda::game_name));
}

}  // namespace parlor::cli
