// SPDX-License-Identifier: MIT
#include "programs/cli/play/play.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include <filesystem>

#include "programs/cli/common.h"
#include "programs/cli/console.h"
#include "programs/cli/play/prepare.h"
#include "programs/cli/play/save_file.h"
#include "programs/cli/play/session.h"

namespace parlor::cli {
namespace {

constexpr double most_pause = 60;

constexpr int least_columns = 80;
constexpr int least_rows = 24;

// A game that somebody saved before is not written over by mistake.
bool would_write_over(const PlayOptions& options) {
    if (options.save.empty() || options.save == options.load) return false;
    return std::filesystem::is_regular_file(options.save);
}

std::unique_ptr<Console> console_for(const PlayOptions& options) {
    const ConsoleOptions how{
        .look = look(options.look),
        .pause = options.pause,
        .page_prompt = language::say(options.language, "play.page_prompt"),
    };
    if (options.plain || !is_screen() || !is_keyboard()) return lines_console(how);
    const WindowSize window = window_size();
    if (window.columns >= least_columns && window.rows >= least_rows) return screen_console(how);
    auto lines = lines_console(how);
    lines->tell(language::say(options.language, "play.small_window"));
    return lines;
}

}  // namespace

int play(const PlayOptions& options) {
    if (would_write_over(options)) {
        complain(language::say(options.language, "play.save_exists", {{"file", options.save}}));
        return exit_bad;
    }
    auto prepared = prepare(options);
    if (!prepared) return exit_bad;
    watch_for_interrupt();
    const auto console = console_for(options);
    Session session(std::move(*prepared), options.language, SaveFile(options.save, options.load),
                    *console);
    return session.run();
}

void add_play(CommandLine& line) {
    auto [command, options] = line.add("play", play);
    auto* game = command.option("--game", options.game, "game")->option_text("ID");
    command.option("--seats", options.seats, "seats")->option_text("SEAT=PLAYER,...");
    command.option("--level", options.level, "level")->option_text("1-6|NAME");
    command.option("--names", options.names, "names")->option_text("NAME,...");
    command.board(options.board);
    auto* partners =
        command.flag("--partners", options.partners, "play_partners")->option_text(" ");
    auto* singles =
        command.flag("--singles", options.singles, "singles")->option_text(" ")->excludes(partners);
    auto* house = command.option("--house", options.house, "house")
                      ->option_text("SWITCH,...")
                      ->delimiter(',');
    auto* house_name =
        command.option("--house-name", options.house_name, "house_name")->option_text("NAME");
    auto* seed = command.seed(options.seed, "seed");
    command.option("--load", options.load, "load")
        ->option_text("FILE")
        ->excludes(game, partners, singles, house, house_name, seed);
    command.option("--save", options.save, "save")->option_text("FILE");
    command.flag("--plain", options.plain, "plain");
    command.option("--pause", options.pause, "pause")
        ->option_text("SECONDS")
        ->check(CLI::Range(0.0, most_pause));
    command.look(options.look);
    command.example("parlor play --seats blue=human,red=computer --save game.txt");
}

}  // namespace parlor::cli
