// SPDX-License-Identifier: MIT
#include "programs/cli/games.h"

#include <algorithm>

#include "games/all_games.h"
#include "games/games.h"

namespace parlor::cli {
namespace {

constexpr auto makers = games::column(games::all_games, &games::Row::terminal);
constexpr auto names = games::column(games::all_games, &games::Row::name);

}  // namespace

std::unique_ptr<TerminalGame> find_game(const GameOptions& options) {
    const auto found = std::ranges::find(names, games::of(options.named).name());
    return makers[static_cast<std::size_t>(found - names.begin())](options);
}

std::vector<std::unique_ptr<TerminalGame>> all_games() {
    std::vector<std::unique_ptr<TerminalGame>> all;
    for (const auto make : makers) all.push_back(make({}));
    return all;
}

std::string usual_game() { return std::string(games::all().front()->name()); }

std::string usual_edition() { return std::string(games::all().front()->editions().front().name); }

}  // namespace parlor::cli
