// SPDX-License-Identifier: MIT
#include "programs/cli/games.h"

#include <algorithm>

#include "games/all_games.h"
#include "games/games.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"

namespace parlor::cli {
namespace {

using language::say;

constexpr auto makers = games::column(games::all_games, &games::Row::terminal);
constexpr auto series_makers = games::column(games::all_games, &games::Row::series);
constexpr auto names = games::column(games::all_games, &games::Row::name);

std::size_t index_of(const games::Game& game) {
    return static_cast<std::size_t>(std::ranges::find(names, game.name()) - names.begin());
}

}  // namespace

std::unique_ptr<TerminalGame> find_game(const GameOptions& options) {
    const games::Game& game = games::of(options.named);
    const auto make = makers[index_of(game)];
    if (options.board.empty()) return std::move(*make({}));
    if (!game.has_other_boards()) {
        complain(say(options.language, "board.not_replaceable"));
        return nullptr;
    }
    const std::string file(options.board);
    const auto content = read_file(file);
    if (!content) {
        complain(say(options.language, "play.load_failed",
                     {{"file", file}, {"reason", content.error()}}));
        return nullptr;
    }
    auto made = make(*content);
    if (made) return std::move(*made);
    for (const match::TextFault& each : made.error()) {
        complain_of(
            file + ": " + say(options.language, "board.defect." + each.name, {{"part", each.part}}),
            each.name);
    }
    return nullptr;
}

std::vector<std::unique_ptr<TerminalGame>> all_games() {
    std::vector<std::unique_ptr<TerminalGame>> all;
    for (const auto make : makers) all.push_back(std::move(*make({})));
    return all;
}

std::unique_ptr<SeriesGame> find_series_game(const GameOptions& options) {
    return series_makers[index_of(games::of(options.named))](options);
}

std::vector<std::unique_ptr<SeriesGame>> all_series_games() {
    std::vector<std::unique_ptr<SeriesGame>> all;
    for (const auto make : series_makers) all.push_back(make({}));
    return all;
}

std::string usual_game() { return std::string(games::all().front()->name()); }

std::string usual_edition() { return std::string(games::all().front()->editions().front().name); }

}  // namespace parlor::cli
