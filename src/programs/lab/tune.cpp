// SPDX-License-Identifier: MIT
// `parlor-lab tune`: makes the weights of a game's evaluation by self-play.
#include <fmt/format.h>

#include <algorithm>

#include "computers/parallel/workers.h"
#include "presentation/console/files.h"
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

using laboratory::TuneOptions;

constexpr std::int64_t most_tuning_games = 10'000'000;
constexpr std::int64_t most_tuning_generations = 100;

// An empty name is the first evaluation there is. Returns an empty name if it is unknown.
std::string find_evaluation(std::string_view name) {
    for (const auto& game : all_lab_games()) {
        for (const std::string_view each : game->evaluations()) {
            if (name.empty() || name == each) return std::string(each);
        }
    }
    return {};
}

// Returns false after complaining of a board that the game cannot use.
bool read_boards(TuneOptions& options) {
    for (const std::string& board : options.boards) {
        const cli::GameOptions named{options.game, board, options.language};
        const auto game = find_lab_game(named);
        const auto content = game ? cli::read_board_file(game->game(), named) : std::nullopt;
        if (!content) return false;
        options.board_files.push_back(*content);
    }
    return true;
}

int tune(const TuneOptions& asked) {
    TuneOptions options = asked;
    options.game = find_evaluation(asked.game);
    if (options.game.empty()) {
        laboratory::Refusals(options.language, "tune").add("unknown_game", {{"part", asked.game}});
        return exit_bad;
    }
    if (!cli::are_within_limits({{"games", options.games, 1, most_tuning_games},
                                 {"generations", options.generations, 1, most_tuning_generations},
                                 {"threads", options.threads, 0, cli::most_threads}},
                                options.language)) {
        return exit_bad;
    }
    if (!read_boards(options)) return exit_bad;
    const auto workers = parallel::make_workers(static_cast<unsigned>(options.threads));
    const std::string file = find_lab_game({options.game, {}})->tuned(options, *workers);
    if (file.empty()) return exit_bad;
    if (!workers->speaks()) return exit_ok;
    if (options.out == "-") {
        fmt::print("{}", file);
        return exit_ok;
    }
    return console::write_or_complain(options.language, options.out, file) ? exit_ok : exit_bad;
}

}  // namespace

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
    command.example("parlor-lab tune --games 200 --out weights.txt");
}

}  // namespace parlor::lab
