// SPDX-License-Identifier: MIT
// `parlor-lab balance`: how even a game with unlike sides is, and the search for a board on which
// it is.
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

using laboratory::BalanceOptions;

constexpr std::int64_t most_maps = 100'000;
constexpr std::int64_t most_generations = 1'000;
constexpr std::int64_t most_games_per_board = 1'000'000;

int balance(const BalanceOptions& options) {
    const auto game = find_lab_game({options.game, options.board, options.language});
    const bool sound =
        game && cli::are_within_limits({{"search", options.search, 0, most_maps},
                                        {"generations", options.generations, 1, most_generations},
                                        {"screen", options.screen, 1, most_games_per_board},
                                        {"settle", options.settle, 1, most_games_per_board},
                                        {"keep", options.keep, 1, most_maps},
                                        {"threads", options.threads, 0, cli::most_threads}},
                                       options.language);
    return sound && game->balance(options) ? exit_ok : exit_bad;
}

}  // namespace

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
    command.example("parlor-lab balance --game zenda --players careful=500");
}

}  // namespace parlor::lab
