// SPDX-License-Identifier: MIT
#include "programs/cli/series/balance.h"

#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/limits.h"
#include "programs/cli/terminal_game.h"

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
    const auto game = find_game({options.game, options.board, options.language});
    if (!game || !are_within_limits(options)) return exit_bad;
    return game->balance(options);
}

}  // namespace parlor::cli
