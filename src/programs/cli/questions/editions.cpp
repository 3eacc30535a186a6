// SPDX-License-Identifier: MIT
// `parlor editions`: what the editions call things and where their rules differ.

#include <fmt/format.h>

#include <string>

#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::cli {
namespace {

struct EditionsOptions : CommandOptions {
    std::string game;  // one edition; empty: all of them, side by side
};

int editions(const EditionsOptions& options) {
    const auto print = [](const std::vector<std::string>& lines) {
        for (const std::string& line : lines) fmt::print("{}\n", line);
    };
    if (options.game.empty()) {
        bool first = true;
        for (const auto& game : all_games()) {
            if (!first) fmt::print("\n");
            print(game->editions(options.language));
            first = false;
        }
        return exit_ok;
    }
    const auto game = find_game({.named = options.game, .board = {}, .language = options.language});
    const auto told = game->edition(options.language, options.game);
    if (told.empty()) {
        complain(options.language, game->game(), {{"unknown_edition", options.game}});
        return exit_bad;
    }
    print(told);
    return exit_ok;
}

}  // namespace

void add_editions(CommandLine& line) {
    auto [command, options] = line.add("editions", editions);
    command.option("--game", options.game, "one_game")->option_text("ID");
    command.example("parlor editions --game pollyanna-1951");
}

}  // namespace parlor::cli
