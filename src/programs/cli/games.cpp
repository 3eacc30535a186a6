// SPDX-License-Identifier: MIT
#include "programs/cli/games.h"

#include <algorithm>

#include "games/all_games.h"
#include "games/games.h"

namespace parlor::cli {
namespace {

constexpr auto makers = games::column(&games::Row::terminal);
constexpr auto names = games::column(&games::Row::name);

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

}  // namespace parlor::cli
