// SPDX-License-Identifier: MIT
// `parlor-lab perft`: the number of distinct lines of play, N throws deep.
#include <fmt/format.h>

#include "presentation/console/progress_bar.h"
#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

constexpr int most_depth = 99;

struct PerftOptions : cli::PositionOptions {
    int depth = 0;
    bool divide = false;  // also by first throw
};

std::uint64_t count(const laboratory::LabGame& game, const match::Match& table,
                    const PerftOptions& options) {
    if (options.depth == 0) return 1;
    if (table.due() == match::Due::Over) return 0;
    console::StatusLine so_far;
    std::uint64_t all = 0;
    game.perft(table, options.depth, [&](std::string_view thrown, std::uint64_t lines) {
        if (options.divide) fmt::print("{} {}\n", thrown, lines);
        all += lines;
        if (so_far.is_due()) so_far.show(fmt::format("{}: {}", thrown, all));
    });
    return all;
}

int perft(const PerftOptions& options) {
    const auto game = find_lab_game({options.position, options.board, options.language});
    if (!game) return exit_bad;
    const auto table = cli::read_open_table(options.language, game->game(), options.position);
    if (!table) return exit_bad;
    fmt::print("{}\n", count(*game, *table, options));
    return exit_ok;
}

}  // namespace

void add_perft(CommandLine& line) {
    auto [command, options] = line.add("perft", perft);
    command.option("position", options.position, "open_position")->required();
    command.option("n", options.depth, "depth")->required()->check(CLI::Range(0, most_depth));
    command.board(options.board);
    command.flag("--divide", options.divide, "divide");
    command.example("parlor-lab perft \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b ?\" 3");
}

}  // namespace parlor::lab
