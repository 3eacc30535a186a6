// SPDX-License-Identifier: MIT
#include "programs/cli/series/balance.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/limits.h"

namespace parlor::cli {
namespace {

constexpr std::int64_t most_maps = 100'000;
constexpr std::int64_t most_generations = 1'000;
constexpr std::int64_t most_games_a_board = 1'000'000;

bool are_within_limits(const BalanceOptions& options) {
    bool sound = true;
    for (const Amount& each : {Amount{"search", options.search, 0, most_maps},
                               Amount{"generations", options.generations, 1, most_generations},
                               Amount{"screen", options.screen, 1, most_games_a_board},
                               Amount{"settle", options.settle, 1, most_games_a_board},
                               Amount{"keep", options.keep, 1, most_maps},
                               Amount{"threads", options.threads, 0, most_threads}}) {
        sound = is_within_limits(each, options.language) && sound;
    }
    return sound;
}

}  // namespace

int balance(const BalanceOptions& options) {
    const auto game = find_series_game({options.game, options.board, options.language});
    if (!game || !are_within_limits(options)) return exit_bad;
    return game->balance(options);
}

void add_balance(CommandLine& line) {
    auto [command, options] = line.add("balance", balance);
    command.option("--game", options.game, "balance_game")->option_text("ID")->required();
    command.board(options.board);
    command.option("--players", options.players, "balance_players")
        ->option_text("NAME=GAMES,...")
        ->delimiter(',');
    auto* search = command.option("--search", options.search, "search")->option_text("MAPS");
    command.option("--generations", options.generations, "search_generations")
        ->option_text("N")
        ->needs(search);
    command.option("--screen", options.screen, "screen")->option_text("N")->needs(search);
    command.option("--settle", options.settle, "settle")->option_text("N")->needs(search);
    command.option("--keep", options.keep, "keep")->option_text("N")->needs(search);
    command.option("--out", options.out, "search_out")->option_text("FOLDER")->needs(search);
    command.seed(options.seed);
    command.threads(options.threads);
    command.example("parlor balance --game zenda --players careful=500");
}

}  // namespace parlor::cli
