// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/all_games.h"
#include "games/games.h"
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

constexpr auto makers = games::column(games::all_games, &games::Row::laboratory);
constexpr auto names = games::column(games::all_games, &games::Row::name);

}  // namespace

std::unique_ptr<laboratory::LabGame> find_lab_game(const cli::GameOptions& options) {
    const games::Game& game = games::of(options.named);
    const auto content = cli::read_board_file(game, options);
    if (!content) return nullptr;
    const auto found = std::ranges::find(names, game.name());
    const auto make = makers[static_cast<std::size_t>(found - names.begin())];
    if (make == nullptr) return std::make_unique<laboratory::LabGame>(game);
    auto made = make(options.board.empty() ? terminal::BoardFile() : *content);
    if (made) return std::move(*made);
    complain_of_board(options, made.error());
    return nullptr;
}

std::vector<std::unique_ptr<laboratory::LabGame>> all_lab_games() {
    std::vector<std::unique_ptr<laboratory::LabGame>> all;
    for (const std::string_view name : names) all.push_back(find_lab_game({name, {}}));
    return all;
}

}  // namespace parlor::lab
