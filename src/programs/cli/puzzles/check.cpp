// SPDX-License-Identifier: MIT
// `parlor puzzles check`: proves the answers of puzzles again.

#include <fmt/format.h>

#include <memory>

#include "computers/parallel/threads.h"
#include "games/games.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/input.h"
#include "programs/cli/limits.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/puzzles/shelf.h"

namespace parlor::cli {
namespace {

struct PuzzleCheckOptions {
    PuzzleChoice puzzles;
    std::int64_t games = 0;  // to prove one by; 0: as many as when it was made
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    language::Language language = language::Language::English;
};

using puzzles::Puzzle;

constexpr std::int64_t most_games = 1'000'000;

// A lead that was once found to be five per cent may come out a little smaller under other dice;
// one of half of that was none.
constexpr double still_a_lead = puzzles::least_lead / 2;

bool holds(const Puzzle& puzzle, const PuzzleCheckOptions& options) {
    const games::Game& game = games::of(puzzle.position);
    const auto table = game.open(puzzle.position);
    if (!table || (*table)->due() != match::Due::Step) return false;
    const auto right = puzzles::position_after(**table, puzzle.answer);
    const auto lead = game.coach()->lead(**table,
                                         {.least = still_a_lead,
                                          .games = static_cast<std::uint64_t>(options.games),
                                          .seed = options.seed},
                                         interrupted);
    return right && lead && lead->after == *right;
}

int check_puzzles(const PuzzleCheckOptions& options) {
    const bool sound =
        is_within_limits({"games", options.games, 0, most_games}, options.language) &&
        is_within_limits({"threads", options.threads, 0, most_threads}, options.language);
    if (!sound) return exit_bad;
    const auto wanted = find_puzzles(options.language, options.puzzles);
    if (!wanted) return exit_bad;
    watch_for_interrupt();
    parallel::Threads workers(options.threads > 0 ? static_cast<unsigned>(options.threads)
                                                  : parallel::usual_threads());
    ProgressBar bar(options.language, wanted->size(), "puzzles.checked_so_far");
    const auto held = workers.run(
        {.first = 0, .count = wanted->size()},
        [&](std::uint64_t share, unsigned) {
            return parallel::Workers::Result{holds((*wanted)[share], options) ? 1.0 : 0.0};
        },
        [&bar](std::uint64_t done) { bar.show(done); });
    if (interrupted()) return exit_no;
    std::size_t failed = 0;
    for (std::size_t i = 0; i < held.size(); ++i) {
        if (held[i].front() > 0) continue;
        ++failed;
        fmt::print("{}\n", text((*wanted)[i]));
    }
    fmt::print("{}\n", language::say(options.language, "puzzles.checked",
                                     {{"count", fmt::to_string(wanted->size())},
                                      {"failed", fmt::to_string(failed)}}));
    return failed == 0 ? exit_ok : exit_no;
}

}  // namespace

void add_puzzles_check(CommandLine& line) {
    auto [command, options] = line.add("puzzles check", check_puzzles);
    command.option("--game", options.puzzles.game, "puzzle_game")->option_text("ID");
    command.option("--file", options.puzzles.file, "puzzle_file")->option_text("FILE");
    command.option("--games", options.games, "puzzle_games")->option_text("N");
    command.seed(options.seed);
    command.threads(options.threads);
    command.example("parlor puzzles check --game zenda --games 1000 --seed 2");
}

}  // namespace parlor::cli
