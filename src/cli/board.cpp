// SPDX-License-Identifier: MIT
#include "cli/board.h"

#include <fmt/format.h>

#include "cli/common.h"
#include "cli/files.h"
#include "drawing/svg.h"
#include "drawing/terminal.h"
#include "pollyanna/text.h"

namespace parlor::cli {
namespace {

using language::say;
using pollyanna::Position;

std::optional<Position> chosen_position(const BoardOptions& options) {
    const auto variant = pollyanna::parse_variant(
        options.game.empty() ? pollyanna::editions.front().name : options.game);
    if (!variant) {
        complain(options.language, variant.error());
        return std::nullopt;
    }
    if (options.position.empty()) {
        return starting_position(*variant, pollyanna::SeatSet::all(), pollyanna::Seat::Blue);
    }
    const auto read = read_position(options.language, options.position);
    if (!read) return std::nullopt;
    const pollyanna::Edition& edition = read->position.variant.edition();
    if (!options.game.empty() && variant->edition().id != edition.id) {
        complain(say(options.language, "board.other_game",
                     {{"game", options.game}, {"part", std::string(edition.name)}}));
        return std::nullopt;
    }
    return read->position;
}

int write_svg(const BoardOptions& options, const Position& position) {
    const drawing::Theme* theme = drawing::find_theme(options.theme);
    if (theme == nullptr && !options.theme.empty()) {
        complain(say(options.language, "board.unknown_theme", {{"part", options.theme}}));
        return exit_bad;
    }
    const std::string svg =
        drawing::board_svg(position, {.theme = theme, .numbers = options.numbers});
    if (options.svg == "-") {
        fmt::print("{}", svg);
        return exit_ok;
    }
    const auto written = write_file(options.svg, svg);
    if (written) return exit_ok;
    complain(say(options.language, "cli.cannot_write",
                 {{"file", options.svg}, {"reason", written.error()}}));
    return exit_bad;
}

}  // namespace

int board(const BoardOptions& options) {
    const auto position = chosen_position(options);
    if (!position) return exit_bad;
    if (!options.svg.empty()) return write_svg(options, *position);
    const Look can = look(options.look);
    const drawing::TerminalOptions how{
        .colour = can.colour, .unicode = can.unicode, .numbers = options.numbers};
    for (const std::string& line : drawing::board_lines(*position, how)) fmt::print("{}\n", line);
    return exit_ok;
}

}  // namespace parlor::cli
