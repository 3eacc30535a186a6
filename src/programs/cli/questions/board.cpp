// SPDX-License-Identifier: MIT
// `parlor board`: draws a position, in the terminal or as a picture.

#include <fmt/format.h>

#include <string>

#include "presentation/console/files.h"
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/terminal.h"

namespace parlor::cli {
namespace {

struct BoardOptions : CommandOptions {
    std::string game;      // empty: that of the position, or the first edition
    std::string position;  // empty: the board before the first throw
    std::string board;     // the file of a board; empty: the game's own
    std::string svg;       // a file, or - for the standard output; empty: the terminal's board
    std::string theme;     // empty: that of the edition
    bool numbers = true;
    bool notation = false;  // names of spaces also on a board with its own numbers
    LookOptions look;
};

using language::say;

Table chosen_table(const BoardOptions& options, const TerminalGame& game) {
    const auto started = game.start(options.game);
    if (!started) {
        complain(options.language, game.game(), started.error());
        return nullptr;
    }
    if (options.position.empty()) return (*started)->copy();
    Table table = read_table(options.language, game.game(), options.position);
    if (!table) return nullptr;
    const std::string edition = table->tags().edition;
    if (options.game.empty() || (*started)->tags().edition == edition) return table;
    complain(
        say(options.language, "board.other_game", {{"game", options.game}, {"part", edition}}));
    return nullptr;
}

int write_svg(const BoardOptions& options, const TerminalGame& game, const match::Match& table) {
    const sentences::Voice voice = game.teller().voice(options.language, table.tags().edition);
    const std::string svg = game.picture(
        voice, table,
        {.theme = options.theme, .numbers = options.numbers, .notation = options.notation});
    if (svg.empty()) {
        complain(say(options.language, "board.unknown_theme", {{"part", options.theme}}));
        return exit_bad;
    }
    if (options.svg == "-") {
        fmt::print("{}", svg);
        return exit_ok;
    }
    return console::write_or_complain(options.language, options.svg, svg) ? exit_ok : exit_bad;
}

int board(const BoardOptions& options) {
    const auto game = find_game({options.position.empty() ? options.game : options.position,
                                 options.board, options.language});
    if (!game) return exit_bad;
    const Table table = chosen_table(options, *game);
    if (!table) return exit_bad;
    if (!options.svg.empty()) return write_svg(options, *game, *table);
    const Seating nobody(game->game().seats());
    const sentences::Voice voice = game->teller().voice(options.language, table->tags().edition);
    const Scene scene{.game = *game,
                      .match = *table,
                      .seating = nobody,
                      .voice = voice,
                      .numbers = options.numbers,
                      .notation = options.notation};
    for (const std::string& line : game->board_lines(scene, look(options.look))) {
        fmt::print("{}\n", line);
    }
    return exit_ok;
}

}  // namespace

void add_board(CommandLine& line) {
    auto [command, options] = line.add("board", board);
    command.option("--game", options.game, "game")->option_text("ID");
    command.option("--position", options.position, "position")->option_text("TEXT");
    command.board(options.board);
    auto* svg = command.option("--svg", options.svg, "svg")->option_text("FILE|-");
    command.option("--theme", options.theme, "theme")->option_text("ID")->needs(svg);
    command.set("--no-numbers", options.numbers, false, "no_numbers");
    command.flag("--notation", options.notation, "notation");
    command.look(options.look);
    command.example("parlor board --game dixie-1952 --svg board.svg");
}

}  // namespace parlor::cli
