// SPDX-License-Identifier: MIT
// `parlor players`: the computers, in one table a game.

#include <fmt/format.h>

#include <string>

#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {
namespace {

struct PlayersOptions : CommandOptions {
    std::string game;  // empty: every game
};

constexpr std::size_t note_columns = 79;
constexpr std::string_view not_measured = "–";

std::string time_text(double value) {
    if (value <= 0) return std::string(not_measured);
    return value < 10 ? fmt::format("{:.2f} ms", value) : fmt::format("{:.0f} ms", value);
}

// The figures in columns, and a description of each level.
std::string table(const sentences::Voice& voice, const coach::Coach& coach) {
    std::vector<TableRow> rows{
        {voice.say("players.name"), voice.say("players.time"), voice.say("players.rating")}};
    std::vector<std::string> does{voice.say("players.does")};
    const bool rated = coach.levels().back().rating != 0;
    for (const coach::LevelCard& each : coach.levels()) {
        rows.push_back({fmt::format("{} {}", each.number, each.name), time_text(each.milliseconds),
                        rated ? fmt::to_string(each.rating) : std::string(not_measured)});
        does.push_back(voice.own(fmt::format("level.{}", each.name)));
    }
    return table_lines(rows, does);
}

int list_players(const PlayersOptions& options) {
    std::vector<std::unique_ptr<TerminalGame>> games = all_games();
    if (!options.game.empty()) {
        games.clear();
        games.push_back(find_game({options.game, {}, options.language}));
        const auto started = games.front()->start(options.game);
        if (!started) {
            complain(options.language, games.front()->game(), started.error());
            return exit_bad;
        }
    }
    for (const auto& game : games) {
        const sentences::Voice voice = game->teller().voice(options.language);
        print_text(voice.own("players.title") + '\n' + table(voice, *game->game().coach()) + '\n');
    }
    const std::string fair = language::say(options.language, "players.same_dice");
    for (const std::string& line : terminal::wrapped(fair, note_columns)) {
        print_text(line + '\n');
    }
    return exit_ok;
}

}  // namespace

void add_players(CommandLine& line) {
    auto [command, options] = line.add("players", list_players);
    command.option("--game", options.game, "game")->option_text("ID");
    command.example("parlor players --game zenda");
}

}  // namespace parlor::cli
