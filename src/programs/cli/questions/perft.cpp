// SPDX-License-Identifier: MIT
// `parlor perft`: the number of distinct lines of play, N throws deep.

#include <string>
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "programs/cli/common.h"
#include "programs/cli/games.h"

namespace parlor::cli {
namespace {

constexpr int most_depth = 99;

struct PerftOptions {
    std::string position;
    std::string board;  // the file of a board; empty: the game's own
    int depth = 0;
    bool divide = false;  // also by first throw
    language::Language language = language::Language::English;
};

// Says on a terminal how far it has come, once it has become a matter of patience.
class Progress {
public:
    Progress() = default;
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() {
        if (shown_) fmt::print(stderr, "\r\x1b[K");
    }
    void show(std::string_view thrown, std::uint64_t lines) {
        const auto spent = std::chrono::steady_clock::now() - begun_;
        if (!on_ || spent < std::chrono::seconds(1)) return;
        shown_ = true;
        fmt::print(stderr, "\r{}: {}", thrown, lines);
        std::fflush(stderr);
    }

private:
    bool on_ = isatty(STDERR_FILENO) == 1;
    bool shown_ = false;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

std::uint64_t count(const SeriesGame& game, const match::Match& table,
                    const PerftOptions& options) {
    if (options.depth == 0) return 1;
    if (table.due() == match::Due::Over) return 0;
    Progress progress;
    std::uint64_t all = 0;
    game.perft(table, options.depth, [&](std::string_view thrown, std::uint64_t lines) {
        if (options.divide) fmt::print("{} {}\n", thrown, lines);
        all += lines;
        progress.show(thrown, all);
    });
    return all;
}

int perft(const PerftOptions& options) {
    const auto game = find_series_game({options.position, options.board, options.language});
    if (!game) return exit_bad;
    const auto table = read_open_table(options.language, game->game(), options.position);
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
    command.example("parlor perft \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b ?\" 3");
}

}  // namespace parlor::cli
